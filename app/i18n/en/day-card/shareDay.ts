import { catalogue } from '#app/i18n/words.ts'

/** The button that opens a day’s card, whose own words come with the card. */
export const shareDay = catalogue('shareDay', { open: 'Share the day' })
