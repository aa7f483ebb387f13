import type { Track } from '#app/audio/tracks.ts'
import { langOf } from '#app/ui/marked.tsx'
import type { Mantra } from '#contract/mantras/public.ts'
import { audioPath } from '#contract/paths.ts'

type RecordedMantra = Pick<Mantra, 'id' | 'title' | 'audioUrl' | 'audio'>

/** What the player plays; undefined if the mantra has no recording. */
export const trackOf = (mantra: RecordedMantra): Track | undefined => {
  const { id, title, audioUrl, audio } = mantra
  if (!audioUrl) return undefined
  const track = { id, title, url: audioPath(audioUrl), bytes: audio?.bytes }
  return __IS_TRANSLATED__ && langOf(mantra, 'title') ? { ...track, inEnglish: ['title'] } : track
}
