import { catalogue } from '#app/i18n/words.ts'

export const clock = catalogue('clock', {
  wrong: (phone: string, server: string) =>
    `The clock of this phone says ${phone}; at the temple it is ${server}. ‘Today’ follows the temple’s clock. Please set the phone’s clock right.`,
})
