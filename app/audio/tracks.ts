import type { Marked } from '#contract/translations/inEnglish.ts'

/** Something to listen to. `bytes` is shown to devotees who are offline. */
export type Track = {
  id: string
  title: string
  url: string
  bytes: number | undefined
} & Marked

const sung = 'aarti/'

/** A piece of the aarti is another track than on its own page, where it is practised. */
export const isSungTrack = ({ id }: Track): boolean => id.startsWith(sung)

/** The id of the mantra that a track sings. */
export const mantraIdOf = (track: Track): string =>
  isSungTrack(track) ? track.id.slice(sung.length) : track.id
