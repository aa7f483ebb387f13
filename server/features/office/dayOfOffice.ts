import type { Knex } from 'knex'
import type { Waiting } from '#contract/bookings/waiting.ts'

export type Sum = { readonly count: number; readonly rupees: number }

/** What the office wants to know in the morning. Given by the features, which do not know each other. */
export type DayOfOffice = {
  /** Today's pujas, by slot in the order of the day. */
  readonly pujas: readonly { readonly slot: string; readonly lines: readonly string[] }[]
  readonly waiting: Pick<
    Waiting,
    'bookings' | 'sevas' | 'messages' | 'donations' | 'monthlyGifts' | 'dakshina' | 'orders'
  >
  readonly yesterday: { readonly donations: Sum; readonly dakshina: Sum; readonly orders: Sum }
  /** In sentences. */
  readonly trouble: readonly string[]
}

type Days = {
  /** Of the temple's calendar. */
  readonly date: string
  readonly yesterday: string
  /** Yesterday's first instant, and today's. */
  readonly from: string
  readonly to: string
}

export type ReadDay = (db: Knex, days: Days) => Promise<DayOfOffice>

/** How many of each somebody in the office has to answer. */
export const answersOf = ({
  bookings,
  sevas,
  messages,
  donations,
  monthlyGifts,
  dakshina,
  orders,
}: DayOfOffice['waiting']) => ({
  bookings: bookings?.pending ?? 0,
  sevas: (sevas?.requested ?? 0) + (sevas?.withoutDay ?? 0) + (sevas?.paidLess ?? 0),
  messages: messages?.unread ?? 0,
  donations: donations?.claimed ?? 0,
  monthlyGifts: monthlyGifts?.failed ?? 0,
  dakshina: dakshina?.claimed ?? 0,
  dakshinaRefund: dakshina?.refund ?? 0,
  pack: orders?.pack ?? 0,
  check: orders?.check ?? 0,
  returns: orders?.returns ?? 0,
  refund: orders?.refund ?? 0,
})

export const isNothing = ({ pujas, waiting, yesterday, trouble }: DayOfOffice): boolean =>
  pujas.length === 0 &&
  trouble.length === 0 &&
  Object.values(yesterday).every(({ count }) => count === 0) &&
  Object.values(answersOf(waiting)).every((count) => count === 0)
