import { readQuery } from '#app/queries.ts'

/** Every mantra with its whole text: on the phone soon after the first visit (offline/content/refresh.ts). */
export const mantrasQuery = readQuery('listMantras', {})
/** The stotras, aartis and names, whole; on the phone a little later. */
export const aartisQuery = readQuery('listAartis', {})
/** What is sung at the aarti, in its order. */
export const sungQuery = readQuery('listSung', {})
/**
 * What a list shows; less than half the bytes of the full texts, and all that a first visit waits
 * for.
 */
export const mantraPreviewsQuery = readQuery('listMantraPreviews', {})
export const featuredMantrasQuery = readQuery('listFeaturedMantras', {})
/** The mantra for a day of the temple's calendar. */
export const mantraOfDayQuery = (date: string) => readQuery('getMantraOfDay', { date })
/** One mantra by its id, with its full text and its neighbours. */
export const mantraQuery = (id: string) => readQuery('getMantra', { id })
