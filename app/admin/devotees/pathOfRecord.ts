import type { DevoteeRecord, RecordKey, RecordKind } from '#contract/devotees/admin.ts'

const sections: Readonly<Record<RecordKind, string>> = {
  booking: 'bookings',
  donation: 'donations',
  monthly_gift: 'donations/monthly',
  order: 'orders',
  seva: 'sevas',
  message: 'messages',
  account: 'people',
  // Has no page of its own: its devotee has it.
  past_gift: 'devotees/past_gift',
}

/** Named by an id, not by a reference. */
const byId: readonly string[] = ['seva', 'message', 'account', 'past_gift'] satisfies RecordKind[]

/** References are in small letters in addresses; ids are as they are. */
const inAddress = ({ kind, key }: RecordKey): string =>
  byId.includes(kind) ? key : key.toLowerCase()

/** What follows `/admin/`: the page of the record. */
export const pathOfRecord = ({ kind, key }: Pick<DevoteeRecord, 'kind' | 'key'>): string =>
  kind === 'sponsored_day'
    ? `sevas/sponsored/${key}`
    : `${sections[kind]}/${inAddress({ kind, key })}`

/** The page of its devotee. */
export const pathOfDevotee = (record: RecordKey): string =>
  `devotees/${record.kind}/${inAddress(record)}`

/** The record that such an address names; undefined if it names none. */
export const recordAt = ([kind, key]: readonly string[]): RecordKey | undefined => {
  if (!kind || !key || !(kind in sections)) return undefined
  return { kind: kind as RecordKind, key: byId.includes(kind) ? key : key.toUpperCase() }
}
