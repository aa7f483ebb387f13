import type { Track } from '#app/audio/tracks.ts'
import { trackOf } from './trackOf.ts'
import type { Mantra } from '#contract/mantras/public.ts'

/** A piece as the aarti plays it: another track than on its own page, where it is practised. */
export const sungTrackOf = (mantra: Mantra): Track | undefined => {
  const track = trackOf(mantra)
  return track && { ...track, id: `aarti/${mantra.id}` }
}

export const sungTracksOf = (mantras: readonly Mantra[]): Track[] =>
  mantras.flatMap((mantra) => sungTrackOf(mantra) ?? [])

export type Stanza = { isRefrain: boolean; lines: { index: number }[] }

/**
 * A text's lines in stanzas, each with the places of its lines. Lines that come back word for word
 * are its refrain.
 */
export function stanzasOf(lines: Mantra['lines']): Stanza[] {
  const isRepeated = (text: string) => lines.filter((line) => line.text === text).length > 1
  const stanzas: Stanza[] = []
  for (const [index, { text, verse }] of lines.entries()) {
    const isRefrain = isRepeated(text)
    const last = stanzas.at(-1)
    if (last?.isRefrain === isRefrain && lines[index - 1]?.verse === verse)
      last.lines.push({ index })
    else stanzas.push({ isRefrain, lines: [{ index }] })
  }
  return stanzas
}
