import type * as english from '#contract/i18n/en/refusals/monthlyGifts.ts'

export const monthlyGifts = {
  nothingOpen: 'या मासिक देणगीसाठी सध्या काहीही भरायचे नाही.',
  unknownLink: 'या लिंकची मासिक देणगी सापडली नाही.',
} satisfies typeof english.monthlyGifts
