import { useEffect, useEffectEvent, useState } from 'react'
import { usePlayer, usePlayerState } from '#app/audio/PlayerContext.ts'
import { statusOf } from '#app/audio/player.ts'
import { isRunning } from '#app/audio/practice/machine.ts'
import { usePractice, usePracticeView } from '#app/audio/practice/usePractice.ts'
import type { StepVoice } from './stepVoice.ts'
import { useGoingOn } from './useGoingOn.ts'
import type { ReadOn } from './useReadOn.ts'

/** Who unfolds the meaning of one mantra reads those that follow, too. */
type Meaning = { isOpen: boolean; onToggle: (isOpen: boolean) => void }

export type VoiceOptions = ReadOn & {
  meaning: Meaning
  /** After each line its time in silence, and after the last one the next step. */
  isMyTurn: boolean
  /** How long the step takes at least, for hands have something to do, too. */
  leastMs: number
  /** Absent where a step waits for the family. */
  onNext: (() => void) | undefined
}

/** The recitation of one step, once through, by the app's one practice. Its component is new at each step (`RiteView`). */
export function useStepVoice({ track, score }: StepVoice, options: VoiceOptions) {
  const { isMyTurn, leastMs } = options
  const player = usePlayer()
  const practice = usePractice()
  const view = usePracticeView()
  const status = usePlayerState((state) => statusOf(state, track.id))
  const [openedAt] = useState(() => performance.now())
  // Of this visit: what the practice says of an earlier one must not go on to the next step.
  const [isComplete, setIsComplete] = useState(false)
  const isOwn = view.mantra === track.id
  const { phase } = view

  useEffect(
    () => practice.onRecitation(({ mantra }) => mantra === track.id && setIsComplete(true)),
    [practice, track.id],
  )

  const begin = (isAnew: boolean) => {
    practice.know(track.id, score)
    player.play(track)
    // What was left halfway last time begins anew.
    if (isAnew) player.seek(0)
    practice.choose({ lines: undefined, times: 1, isMyTurn })
  }

  const follow = useEffectEvent((turn: boolean) => {
    // While a step recites, it holds from the next line on.
    if (isOwn && isRunning(phase)) practice.choose({ isMyTurn: turn })
    else if (turn) begin(true)
  })
  useEffect(() => follow(isMyTurn), [isMyTurn])

  const isEnding = isMyTurn && isComplete && isOwn && phase === 'finished'
  const goingOn = useGoingOn(isEnding, options, () => openedAt + leastMs - performance.now())

  return {
    isSounding: isOwn && (status === 'playing' || status === 'loading'),
    line: isOwn && (phase === 'reciting' || phase === 'answering') ? view.line : undefined,
    isAnswering: isOwn && phase === 'answering',
    goingOn,
    trouble: status === 'offline' || status === 'failed' ? status : undefined,
    start() {
      setIsComplete(false)
      begin(!isOwn || phase !== 'paused')
    },
    pause: player.pause,
  }
}
