import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react'
import { Bell, Flame, Pause, Play, Share2, X } from 'lucide'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { scene } from '#app/i18n/en/scene/scene.ts'
import { darshan } from '#app/i18n/en/scene/darshan.ts'
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
  /** Why the chant is silent although it is on. */
  unheard?: 'noOutput' | 'failed' | 'offline' | undefined
  /** How many days there has been darshan on this phone, this one among them. */
  day: number | undefined
  /** Absent until the picture's text is loaded. */
  onSend: (() => void) | undefined
  /** What lies over all this: the picture that will be sent. It has the Escape key to itself. */
  children?: ReactNode
}

const lamps = [1, 2, 3, 4]

/**
 * Horizontal positions of the flowers, in hundredths of the arch from its middle; the eighth reuses
 * the first.
 */
const places = [0, -13, 13, -7, 7, -20, -26]

/** Behind the open door Ganesha looks at you: ring, light a lamp, offer a flower, chant. */
export function Darshan({
  isOpen,
  onClose,
  onChant,
  isChanting,
  unheard,
  day,
  onSend,
  children,
}: Props) {
  const words = useWords(darshan)
  const { ganesha } = useWords(scene)
  const [isLit, setIsLit] = useState(false)
  const [rings, setRings] = useState(0)
  const [flowers, setFlowers] = useState(0)
  const handleRing = () => {
    // Without sound it swings.
    if ('AudioContext' in globalThis) ringBell()
    setRings(rings + 1)
  }
  return (
    <Dialog
      open={isOpen}
      onClose={() => {
        if (!children) onClose()
      }}
      className="relative z-50"
    >
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
          {places.map((x, place) => {
            // The last flower at this position.
            const last = Math.ceil((flowers - place) / places.length)
            return (
              last > 0 && (
                <Hibiscus
                  key={`${place}-${last}`}
                  className="darshan-flower"
                  style={{ '--x': x, '--up': place > 2 ? 4 : 0 } as CSSProperties}
                />
              )
            )
          })}
          <div className="darshan-lamps" data-lit={isLit || undefined}>
            {lamps.map((lamp) => (
              <Diya key={lamp} isLit={isLit} isStill />
            ))}
          </div>
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
          <button type="button" className="darshan-act" onClick={() => setFlowers(flowers + 1)}>
            <Hibiscus className="size-6" />
            {words.flower}
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
        <p role="status" className={unheard ? 'darshan-trouble' : 'sr-only'}>
          {unheard ? words.unheard[unheard] : flowers > 0 && words.flowers(flowers)}
        </p>
        <div className="darshan-day">
          <p>{day !== undefined && words.today(day)}</p>
          {onSend && (
            <button type="button" onClick={onSend}>
              <Icon of={Share2} className="size-5" />
              {words.send}
            </button>
          )}
        </div>
        {children}
      </DialogPanel>
    </Dialog>
  )
}

const petals = [0, 72, 144, 216, 288]

/** The red flower that he likes best. */
function Hibiscus(props: { className: string; style?: CSSProperties }) {
  return (
    <svg viewBox="-12 -12 24 24" {...props} aria-hidden>
      {petals.map((turn) => (
        <path
          key={turn}
          d="M0 0C-7-2-7-10-1-11.4 1-10.4 3-11.4 4-10 7-6 4-1 0 0Z"
          transform={`rotate(${turn})`}
          fill="#d3212d"
          stroke="#8e0f1c"
          strokeWidth=".6"
        />
      ))}
      <circle r="2.2" fill="#7a0c18" />
      <path d="M0 0 5-7" stroke="#ffd166" strokeWidth="1.4" strokeLinecap="round" />
      <circle cx="5.2" cy="-7.2" r="1.3" fill="#ffb52e" />
    </svg>
  )
}
