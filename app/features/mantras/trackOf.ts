import type { Track } from '#app/audio/tracks.ts'
import type { Mantra } from '#contract/mantras/public.ts'
import { audioPath } from '#contract/paths.ts'

type RecordedMantra = Pick<Mantra, 'id' | 'title' | 'audioUrl' | 'audio'>

/** What the player plays; undefined if the mantra has no recording. */
export const trackOf = ({ id, title, audioUrl, audio }: RecordedMantra): Track | undefined =>
  audioUrl ? { id, title, url: audioPath(audioUrl), bytes: audio?.bytes } : undefined
