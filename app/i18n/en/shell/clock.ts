import { catalogue } from '#app/i18n/words.ts'

export const clock = catalogue('clock', {
  wrong: (phone: string, server: string) =>
    `Your phone’s date looks wrong: it shows ${phone}, but today is ${server}. Please correct it.`,
})
