import type { RecordedDonation } from '#contract/counter/donationsAdmin.ts'
import type { Devotee, DevoteeSummary, RecordKey } from '#contract/devotees/admin.ts'
import type { Page } from '#contract/paging.ts'
import { get, okOf } from './admin.ts'
import { book, saturdayNoon } from './bookings.ts'
import { setGiving, trust } from './givingSettings.ts'
import { person, type Person } from './people.ts'
import { testApp, type TestApp } from './testApp.ts'

/** A temple with an office, and what is done there to have devotees. */
export const devoteeTemple = async () => {
  let at = saturdayNoon.getTime()
  const app = await testApp({ now: () => new Date((at += 1000)) })
  await setGiving(app, { trust })
  const admin = await person(app, { role: 'admin' })
  const give = async (changes: object = {}): Promise<RecordKey> => {
    const cash = { paymentMethod: 'cash', amount: 1500, paidOn: '2026-11-21' }
    const input = { ...cash, fullName: 'Meera Kulkarni', ...changes }
    const { reference } = okOf<RecordedDonation>(
      await admin.post('/api/admin/counter-donations', input),
    )
    return { kind: 'donation', key: reference }
  }
  const booked = async (changes: object = {}): Promise<RecordKey> => ({
    kind: 'booking',
    key: (await book(app, changes)).reference,
  })
  const wrote = async (from: { name: string; email: string }): Promise<RecordKey> => {
    const message = { ...from, subject: 'puja', message: 'When does it begin?' }
    return {
      kind: 'message',
      key: okOf<{ id: string }>(await admin.post('/api/contact', message)).id,
    }
  }
  return { app, admin, give, booked, wrote }
}

export const pathOf = ({ kind, key }: RecordKey): string => `/api/admin/devotees/${kind}/${key}`

export const devoteeOf = (who: Person, key: RecordKey): Promise<Devotee> => get(who, pathOf(key))

export const listed = async (
  who: Person,
  search?: string,
  place: object = {},
): Promise<Page<DevoteeSummary>> => {
  const query = new URLSearchParams({ ...place, ...(search !== undefined && { search }) })
  return get(who, `/api/admin/devotees?${query}`)
}

export const as = (app: TestApp, role: 'desk' | 'priest' | 'treasurer' | 'editor') =>
  person(app, { role })
