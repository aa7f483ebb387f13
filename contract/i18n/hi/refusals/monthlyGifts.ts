import type * as english from '#contract/i18n/en/refusals/monthlyGifts.ts'

export const monthlyGifts = {
  nothingOpen: 'इस मासिक दान में अभी कोई भुगतान बाकी नहीं है।',
  unknownLink: 'इस लिंक का कोई मासिक दान नहीं मिला।',
} satisfies typeof english.monthlyGifts
