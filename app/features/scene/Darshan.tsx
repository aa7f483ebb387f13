import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react'
import { Bell, Flame, Pause, Play, X } from 'lucide'
import { useState } from 'react'
import { scene } from '#app/i18n/en/scene.ts'
import { darshan } from '#app/i18n/en/darshan.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { Diya } from '#app/ui/motifs/Diya.tsx'
import { ringBell } from './bell.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  /** Starts and stops the chant; absent if the mantra has no recording. */
  onChant: (() => void) | undefined
  isChanting: boolean
}

const lamps = [1, 2, 3, 4]

/** Behind the open door: Ganesha looks at you. */
export function Darshan({ isOpen, onClose, onChant, isChanting }: Props) {
  const words = useWords(darshan)
  const { ganesha } = useWords(scene)
  const [isLit, setIsLit] = useState(false)
  const [rings, setRings] = useState(0)
  const handleRing = () => {
    ringBell()
    setRings(rings + 1)
  }
  return (
    <Dialog open={isOpen} onClose={onClose} className="relative z-50">
      <DialogPanel transition className="darshan">
        <DialogTitle className="sr-only">{words.title}</DialogTitle>
        <IconButton label={words.close} onClick={onClose} className="darshan-close">
          <Icon of={X} />
        </IconButton>
        <span key={rings} className={rings > 0 ? 'darshan-bell swings' : 'darshan-bell'}>
          <img src="/art/bell.svg" alt="" width="60" height="94" />
        </span>
        <div className="garbhagriha">
          <img src="/art/ganesha.svg" alt={ganesha} width="500" height="560" />
        </div>
        <div className="darshan-lamps">
          {lamps.map((lamp) => (
            <Diya key={lamp} isLit={isLit} isStill className="size-14" />
          ))}
        </div>
        <p lang="sa" className="darshan-mantra">
          {words.mantra}
        </p>
        <div className="darshan-acts">
          <button type="button" className="darshan-act" onClick={handleRing}>
            <Icon of={Bell} />
            {words.ring}
          </button>
          <button
            type="button"
            className="darshan-act"
            aria-pressed={isLit}
            onClick={() => setIsLit(!isLit)}
          >
            <Icon of={Flame} />
            {words.light}
          </button>
          {onChant && (
            <button
              type="button"
              className="darshan-act"
              data-on={isChanting || undefined}
              onClick={onChant}
            >
              <Icon of={isChanting ? Pause : Play} />
              {isChanting ? words.stop : words.chant}
            </button>
          )}
        </div>
      </DialogPanel>
    </Dialog>
  )
}
