import type { Track } from '#app/audio/tracks.ts'
import { audioPath } from '#contract/paths.ts'
import type { ShownMantra } from './shownMantra.ts'

/** What the player plays; undefined if the mantra has no recording. */
export const trackOf = ({ id, title, audioUrl, audio }: ShownMantra): Track | undefined =>
  audioUrl ? { id, title, url: audioPath(audioUrl), bytes: audio?.bytes } : undefined
