import { useEffect } from 'react'
import { usePractice, usePracticeView } from '#app/audio/practice/usePractice.ts'
import { scoreOf } from '#app/audio/score.ts'
import type { MantraPage } from '#contract/mantras/public.ts'
import { trackOf } from './trackOf.ts'
import { useFollowing } from './useFollowing.ts'
import { useLineTaps } from './useLineTaps.ts'

/** Connects a mantra's text with its practice: lines are played when tapped, and followed when sung. */
export function PracticeText({ mantra }: { mantra: MantraPage }) {
  const practice = usePractice()
  const view = usePracticeView()
  const line = view.mantra === mantra.id ? view.line : undefined
  useEffect(
    () =>
      practice.know(
        mantra.id,
        scoreOf(mantra),
        mantra.lines.map(({ iast }) => iast),
      ),
    [practice, mantra],
  )
  useLineTaps((index) => {
    const track = trackOf(mantra)
    if (track) practice.playFrom(track, index)
  })
  useFollowing(line === undefined ? undefined : `[data-line="${line}"]`)
  return null
}
