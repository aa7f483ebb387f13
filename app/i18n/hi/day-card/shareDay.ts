import type * as english from '#app/i18n/en/day-card/shareDay.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'

/** The button that opens a day’s card, whose own words come with the card. */
export const shareDay = catalogue('shareDay', {
  open: 'यह दिन शेयर करें',
} satisfies Words<typeof english.shareDay.english>)
