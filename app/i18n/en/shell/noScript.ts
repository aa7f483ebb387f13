import { catalogue } from '#app/i18n/words.ts'

export const noScript = catalogue('noScript', {
  text: 'JavaScript is off in this browser. You can read every page without it, but forms and dates for your city need it.',
})
