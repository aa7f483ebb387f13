import { catalogue } from '#app/i18n/words.ts'

export const noScript = catalogue('noScript', {
  text: 'JavaScript is off in this browser. Everything here can be read without it; what is filled in, or worked out for your city, needs it.',
})
