import { catalogue } from '#app/i18n/words.ts'

/** Another amount was received than was announced. */
export const otherAmount = catalogue('otherAmount', {
  record: (amount: string) => `Record ${amount} as received`,
  title: (amount: string) => `Record ${amount} as received?`,
  text: {
    pledged: (name: string, pledged: string, amount: string) =>
      `${name} promised ${pledged}, so please check again. The donation and its receipt will say ${amount}, and a receipt cannot be withdrawn. Our records keep the promised amount too.`,
    claimed: (name: string, claimed: string, amount: string) =>
      `${name} says they paid ${claimed}, so please check again. The payment and its receipt will say ${amount}, and a receipt cannot be withdrawn. Our records keep the claimed amount too.`,
  },
})
