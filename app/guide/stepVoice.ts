import { type Score, scoreOf } from '#app/audio/score.ts'
import { guidedTrack, type Track } from '#app/audio/tracks.ts'
import { trackOf } from '#app/features/mantras/trackOf.ts'
import type { RiteStep } from '#contract/guide/public.ts'
import type { Mantra } from '#contract/mantras/public.ts'
import { audioPath } from '#contract/paths.ts'

/** What recites a step's mantra, and when its lines are sung. */
export type StepVoice = { track: Track; score: Score; isSynthesised: boolean }

/** The temple's own recording of the step, otherwise that of the same text among our mantras. */
export function voiceOf(
  rite: string,
  { id, title, mantra }: RiteStep,
  mantras: ReadonlyMap<string, Mantra>,
): StepVoice | undefined {
  if (!mantra) return undefined
  const own = guidedTrack(rite, id)
  const { recording, lines } = mantra
  if (recording) {
    const { url, bytes } = recording
    return {
      track: { id: own, title, url: audioPath(url), bytes },
      score: scoreOf({ lines, audio: recording }),
      isSynthesised: recording.isSynthesised,
    }
  }
  const ours = mantras.get(mantra.mantraId ?? '')
  const track = ours && trackOf(ours)
  const isSynthesised = ours?.audio?.isSynthesised === true
  return ours && track && { track: { ...track, id: own }, score: scoreOf(ours), isSynthesised }
}
