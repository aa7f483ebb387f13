import type { RecordedDonation } from '#contract/counter/donationsAdmin.ts'
import type { StaffSevaDetails } from '#contract/sevas/admin.ts'
import { changeFrom, get, okOf } from './admin.ts'
import { saturdayNoon } from './bookings.ts'
import { setGiving, trust } from './givingSettings.ts'
import { person } from './people.ts'
import { testApp } from './testApp.ts'

/** Meera endows annadan in memory of her father, on the krishna dashami of Margashirsha. */
export const inMemory = {
  kind: 'annadan',
  occasion: 'punyatithi',
  fullName: 'Meera Kulkarni',
  email: 'meera@example.org',
  phone: '98220 12345',
  inName: 'Ganesh Kulkarni',
  gotra: 'Kashyapa',
  by: 'tithi',
  month: 9,
  day: 25,
  dayRule: 'aparahna',
  since: '2026-11-21',
} as const

/** Gives ten thousand rupees by card machine. */
export const gift = { amount: 10_000, paymentMethod: 'card_machine', paidOn: '2026-11-21' } as const

export const sevaPath = '/api/admin/sevas'

/** A temple with 80G, its clock, and what its staff do with sevas. */
export const sevaTemple = async () => {
  let at = saturdayNoon
  const app = await testApp({ now: () => at, publicUrl: 'https://temple.example' })
  await setGiving(app, { trust })
  const desk = await person(app, { role: 'desk' })
  const add = async (changes: object = {}) =>
    okOf<StaffSevaDetails>(await desk.post(sevaPath, { ...inMemory, ...changes }))
  const pay = ({ id }: { id: string }, changes: object = {}) =>
    desk.post(`${sevaPath}/${id}/gifts`, { ...gift, ...changes })
  const give = async (seva: { id: string }, changes: object = {}) =>
    okOf<RecordedDonation>(await pay(seva, changes))
  const seen = (id: string) => get<StaffSevaDetails>(desk, `${sevaPath}/${id}`)
  return {
    app,
    desk,
    add,
    pay,
    give,
    seen,
    setClock: (to: string) => void (at = new Date(to)),
    change: async (id: string, method: 'POST' | 'PUT', suffix: string, body: object) =>
      changeFrom(desk, method, `${sevaPath}/${id}${suffix}`, (await seen(id)).version, body),
  }
}
