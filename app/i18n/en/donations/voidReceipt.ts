import { catalogue } from '#app/i18n/words.ts'

/** Apart from the other words of donations, which many pages load. */
export const voidReceipt = catalogue('voidReceipt', {
  text: 'This receipt was issued by mistake and is void.',
})
