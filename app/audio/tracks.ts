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

const guided = 'guide/'

/** What a step of a rite recites: another track than the same mantra's own, and perhaps of no mantra. */
export const guidedTrack = (rite: string, step: string): string => `${guided}${rite}/${step}`
export const isGuidedTrack = ({ id }: Track): boolean => id.startsWith(guided)

/** The id of the mantra that a track sings. */
export const mantraIdOf = (track: Track): string =>
  isSungTrack(track) ? track.id.slice(sung.length) : track.id
