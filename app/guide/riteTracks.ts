import { useQueries } from '@tanstack/react-query'
import { guidedTrack, type Track } from '#app/audio/tracks.ts'
import { mantraQuery } from '#app/features/mantras/queries.ts'
import { trackOf } from '#app/features/mantras/trackOf.ts'
import type { Rite } from '#contract/guide/public.ts'
import type { Mantra } from '#contract/mantras/public.ts'
import { audioPath } from '#contract/paths.ts'

/** The mantras and aartis of ours that a rite recites, each once. */
export const mantrasOf = ({ steps }: Rite): string[] => [
  ...new Set(
    steps.flatMap(({ mantra, aartis = [] }) => [
      ...(mantra?.mantraId && !mantra.recording ? [mantra.mantraId] : []),
      ...aartis,
    ]),
  ),
]

/** Those of a rite's mantras that the phone has, by id, and whether it still looks for others. */
export function useRiteMantras(rite: Rite): {
  mantras: ReadonlyMap<string, Mantra>
  isLoading: boolean
} {
  return useQueries({
    queries: mantrasOf(rite).map(mantraQuery),
    combine: (results) => ({
      mantras: new Map(
        results.flatMap(({ data }): [string, Mantra][] => (data ? [[data.id, data]] : [])),
      ),
      isLoading: results.some(({ isLoading }) => isLoading),
    }),
  })
}

/** Every recording of a rite, to be saved for offline. */
export const tracksOf = (rite: Rite, mantras: ReadonlyMap<string, Mantra>): Track[] => [
  ...rite.steps.flatMap((step): Track[] => {
    const recording = step.mantra?.recording
    if (!recording) return []
    const { url, bytes } = recording
    return [{ id: guidedTrack(rite.id, step.id), title: step.title, url: audioPath(url), bytes }]
  }),
  ...[...mantras.values()].flatMap((mantra) => trackOf(mantra) ?? []),
]
