import { catalogue } from '#app/i18n/words.ts'

export const blocked = catalogue('blocked', {
  text: 'An older version of this app is open in another tab. Please close that tab: nothing new can be saved until then. What you saved before is safe.',
})
