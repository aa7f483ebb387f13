import { Link, useHydrated } from '@tanstack/react-router'
import { ChevronLeft, SlidersHorizontal } from 'lucide'
import { type KeyboardEvent, memo, type ReactNode, useCallback, useId, useState } from 'react'
import { chant } from '#app/i18n/en/sadhana/chant.ts'
import { useWords } from '#app/i18n/words.ts'
import { beadsInRound } from '#app/offline/sadhana/beads.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton, iconButtonClass } from '#app/ui/IconButton.tsx'
import { Sanskrit } from '#app/ui/Sanskrit.tsx'
import { marked } from '#app/ui/marked.tsx'
import { openingOf } from '#contract/mantras/preview.ts'
import type { MantraPage } from '#contract/mantras/public.ts'
import { Beads } from './Beads.tsx'
import { ChantTools } from './ChantTools.tsx'
import { ChantTrouble } from './ChantTrouble.tsx'
import { MalaSettingsDialog } from './MalaSettingsDialog.tsx'
import type { Recitations } from './recitations.ts'
import { useMala } from './useMala.ts'
import { useMalaKeys } from './useMalaKeys.ts'
import { useMalaSettings } from './useMalaSettings.ts'
import { useBeadCounter } from './useBeadCounter.ts'
import { canVibrate } from './vibrate.ts'

type Props = {
  mantra: MantraPage
  /** Undefined for a mantra without a recording. */
  recitations: Recitations | undefined
  onRing: () => void
  /** Rendered beside today's beads; `isBegun` if there are any. */
  streak: (isBegun: boolean) => ReactNode
}

/** The mala: the whole screen counts, except for a few buttons along its edges. */
export function ChantView({ mantra, recitations, onRing, streak }: Props) {
  const words = useWords(chant)
  const { mala, isRead, trouble, count, storeAgain } = useMala(mantra.id)
  const [settings, change] = useMalaSettings()
  const { announcement, countBead } = useBeadCounter({ count, settings, recitations, onRing })
  const [isOpen, setIsOpen] = useState(false)
  const countId = useId()
  const vibrates = useHydrated() && canVibrate() ? settings.vibrates : undefined
  // The number must follow a touch within a frame: what a bead does not change is not rendered again.
  const handleTap = useCallback(() => void countBead('tap'), [countBead])
  const handleUndo = useCallback(() => void countBead('undo'), [countBead])
  const handleVibrate = useCallback((vibrates: boolean) => change({ vibrates }), [change])
  const handleOpen = useCallback(() => setIsOpen(true), [])
  useMalaKeys({ onCount: handleTap, onUndo: handleUndo })
  const { target } = settings
  return (
    <section className="mala">
      <button
        type="button"
        className="mala-touch"
        aria-label={words.count}
        aria-describedby={countId}
        onClick={handleTap}
        onKeyDown={ignoreHeldKey}
      />
      <div className="mala-top">
        <BackToMantra id={mantra.id} />
        <p>{isRead && words.round(mala.rounds + 1, target)}</p>
        <OpenMalaSettings onOpen={handleOpen} />
      </div>
      <MalaMantra mantra={mantra} />
      <div className="mala-circle">
        <Beads counted={mala.bead} />
        <p className="mala-count">
          <span id={countId} className="sr-only">
            {isRead && words.counted(mala.bead, beadsInRound)}
          </span>
          <b
            aria-hidden
            className={mala.bead === 0 ? 'mala-none' : undefined}
            data-count={isRead ? mala.beads : undefined}
          >
            {isRead ? mala.bead : ''}
          </b>
          <span aria-hidden>{words.ofBeads(beadsInRound)}</span>
        </p>
      </div>
      <div className="mala-words">
        <ChantTrouble trouble={trouble} recitations={recitations} onRetry={storeAgain} />
        <p className="mala-how">
          {target > 0 && mala.rounds >= target && mala.bead === 0
            ? words.targetDone(target)
            : words.howTo}
        </p>
        <p className="mala-keys">{words.howToKeys}</p>
        <p className="mala-today">
          {isRead && words.today(mala.beads)}
          {streak(mala.beads > 0)}
        </p>
      </div>
      <ChantTools
        recitations={recitations}
        canUndo={mala.beads > 0}
        onUndo={handleUndo}
        vibrates={vibrates}
        onVibrate={handleVibrate}
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {isOpen && (
        <MalaSettingsDialog
          settings={settings}
          onChange={change}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  )
}

/** Enter pressed once is one bead, however long it is held. */
const ignoreHeldKey = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault()
}

/** The link back; memoised, so that counting a bead does not render it again. */
const BackToMantra = memo(function BackToMantra({ id }: { id: string }) {
  const { back } = useWords(chant)
  return (
    <Link
      to="/mantras/$mantra"
      params={{ mantra: id }}
      aria-label={back}
      className={iconButtonClass()}
    >
      <Icon of={ChevronLeft} />
    </Link>
  )
})

const OpenMalaSettings = memo(function OpenMalaSettings({ onOpen }: { onOpen: () => void }) {
  const { settings } = useWords(chant)
  return (
    <IconButton label={settings} onClick={onOpen}>
      <Icon of={SlidersHorizontal} />
    </IconButton>
  )
})

/** What is chanted: its first words and its name. Counting a bead does not change it. */
const MalaMantra = memo(function MalaMantra({ mantra }: { mantra: MantraPage }) {
  const { opening, needsFullFont } = openingOf(mantra)
  return (
    <div className="mala-mantra">
      <Sanskrit
        as="p"
        className="mala-opening"
        needsFullFont={needsFullFont}
        language={mantra.language}
      >
        {opening}
      </Sanskrit>
      <h1 className="mala-name">{__IS_TRANSLATED__ ? marked(mantra, 'title') : mantra.title}</h1>
    </div>
  )
})
