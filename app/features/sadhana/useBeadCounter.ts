import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { chant } from '#app/i18n/en/sadhana/chant.ts'
import { useWords } from '#app/i18n/words.ts'
import { type Bead, beadsInRound, type Mala } from '#app/offline/sadhana/beads.ts'
import type { MalaSettings } from '#app/offline/sadhana/malaSettings.ts'
import { createWakeLock } from '#app/ui/wakeLock.ts'
import type { Recitations } from './recitations.ts'
import { vibrate } from './vibrate.ts'

type Deps = {
  count: (kind: Bead['kind']) => Mala | undefined
  settings: MalaSettings
  recitations: Recitations | undefined
  onRing: () => void
}

/** How long the screen stays on after the last bead. */
const idleMs = 5 * 60_000

const quarter = beadsInRound / 4

/** The silence between two recitations, and the longer one in which the bell rings. */
const breathMs = 700
const bellMs = 3500

/**
 * Counts beads, by touch or as each recitation ends, with vibration and a bell. `announcement` announces each
 * quarter of a round, and each round, to screen readers.
 */
export function useBeadCounter({ count, settings, recitations, onRing }: Deps) {
  const words = useWords(chant)
  const [announcement, setAnnouncement] = useState('')
  const screen = useRef<ReturnType<typeof createWakeLock>>(undefined)
  const isBellDue = useRef(false)
  useEffect(() => {
    const { wakeLock } = navigator
    const lock = createWakeLock({ wakeLock, document, idleMs })
    screen.current = lock
    return () => lock.end()
  }, [])

  const { vibrates, rings, target } = settings
  const isSounding = recitations?.isSounding
  const countBead = useCallback(
    (kind: Bead['kind']): Mala | undefined => {
      screen.current?.keepOn()
      const mala = count(kind)
      const isRoundDone = kind !== 'undo' && mala?.bead === 0
      if (vibrates) vibrate(kind === 'undo' ? 'undo' : isRoundDone ? 'round' : 'bead')
      const isQuarter = kind !== 'undo' && mala && mala.bead % quarter === 0
      setAnnouncement(
        isRoundDone
          ? words.roundDone(mala.rounds)
          : isQuarter
            ? words.counted(mala.bead, beadsInRound)
            : '',
      )
      if (isRoundDone && rings) {
        // It never rings into a recitation.
        if (isSounding && kind === 'tap') isBellDue.current = true
        else onRing()
      }
      return mala
    },
    [count, isSounding, onRing, rings, vibrates, words],
  )
  const handleRecitation = useEffectEvent((): number | undefined => {
    const mala = countBead('recitation')
    const isRoundDone = mala?.bead === 0
    const isBellLate = isBellDue.current
    isBellDue.current = false
    if (isBellLate && !isRoundDone) onRing()
    if (isRoundDone && mala.rounds === target) return undefined
    return rings && (isRoundDone || isBellLate) ? bellMs : breathMs
  })
  const ringLate = useEffectEvent(() => {
    if (isBellDue.current) onRing()
    isBellDue.current = false
  })
  useEffect(() => {
    // Paused in the middle: there is no end to wait for.
    if (isSounding === false) ringLate()
  }, [isSounding])
  const onRecitation = recitations?.onRecitation
  useEffect(() => onRecitation?.(() => handleRecitation()), [onRecitation])
  return { announcement, countBead }
}
