import type { Reason } from '#contract/refusals.ts'
import { refusals } from './en/refusals/refusals.ts'

type Parametric = Extract<Reason, { readonly params: object }>

/** What a refusal may be about, for tests: one of each kind. */
const examples: { readonly [C in Parametric['code']]: Extract<Parametric, { code: C }>['params'] } =
  {
    'accounts.otherInvited': { email: 'अ@क.example' },
    'bookings.tooFar': { until: '2026-12-01' },
    'bookings.otherHours': { hours: ['6:00 - 12:00', '16:00 - 21:00'] },
    'bookings.notOffered': { puja: 'गणेश पूजा' },
    'bookings.linkOver': { days: 30 },
    'bookings.tooManyDays': { most: 62 },
    'orders.cartChanged': {
      changes: [
        { is: 'gone' },
        { is: 'soldOut', name: 'दिवा' },
        { is: 'fewer', name: 'दिवा', left: 2 },
        { is: 'notReady', name: 'ग्रंथ' },
        { is: 'price', name: 'दिवा', price: 2100 },
        { is: 'total', amount: 2_100_500 },
      ],
    },
    'orders.tooManyItems': { most: 50 },
    'orders.tooMuchThisWay': { most: 100_000 },
    'orders.downloadedOften': { times: 10 },
    'orders.returnTooLate': { days: 7 },
    'pictures.tooLarge': { width: 9000, height: 9000, megapixels: 50 },
    'pictures.tooNarrow': { width: 100, height: 80, least: 400 },
    'pictures.oddShape': { width: 800, height: 20 },
    'reminders.unknownCity': { city: 'कुठेतरी' },
    'reminders.unknownFestival': { festival: 'सण' },
    'sadhana.full': { most: 20_000 },
    'service.fileTooLarge': { megabytes: 10 },
    'sponsorships.tooFar': { last: '2027-12-31' },
    'sponsorships.tooLittle': { price: 5000 },
  }

/** Every reason there is. */
export const everyReason: readonly Reason[] = Object.entries(refusals).flatMap(([feature, texts]) =>
  Object.keys(texts).map((name) => {
    const code = `${feature}.${name}` as Reason['code']
    return (code in examples
      ? { code, params: examples[code as Parametric['code']] }
      : { code }) as unknown as Reason
  }),
)
