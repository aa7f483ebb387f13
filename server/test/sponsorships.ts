import type { StaffSponsorship } from '#contract/sponsorships/admin.ts'
import type { HeldDay, SponsorCalendar } from '#contract/sponsorships/public.ts'
import { changeFrom, get, okOf } from './admin.ts'
import { post } from './bookings.ts'
import { pledgePayload } from './donationBodies.ts'
import { donationTemple } from './donations.ts'
import { setGiving, trust } from './givingSettings.ts'
import { person } from './people.ts'
import type { TestApp } from './testApp.ts'

export const annadan = { name: 'Annadan', price: 5000, places: 1, isActive: true } as const

export const offeringPath = '/api/admin/sponsorships'
export const dayPath = '/api/admin/sponsored-days'

/** Meera wants to be named on the calendar. */
export const choice = { date: '2026-12-07', name: 'Meera Kulkarni', isNameShown: true } as const

/** At the counter, by card machine. */
export const counterGift = {
  fullName: 'Meera Kulkarni',
  email: 'meera@example.org',
  amount: 5000,
  paymentMethod: 'card_machine',
  paidOn: '2026-11-21',
} as const

export const calendarOf = async (app: TestApp): Promise<SponsorCalendar> =>
  okOf(await app.send('/api/sponsorships'))

/** A temple that takes cards and UPI, and offers annadan. */
export const sponsorTemple = async (terms: object = {}) => {
  const temple = await donationTemple()
  const { app } = temple
  await setGiving(app, { trust, upiAddress: 'temple@bank' })
  const admin = await person(app, { role: 'admin' })
  const { id } = okOf<StaffSponsorship>(await admin.post(offeringPath, { ...annadan, ...terms }))
  const tryToHold = (changes: object = {}) =>
    post(app, '/api/sponsored-days', { sponsorshipId: id, ...choice, ...changes })
  const hold = async (changes: object = {}) => okOf<HeldDay>(await tryToHold(changes))
  const tryToPledge = (sponsoredDay: string, changes: object = {}) =>
    post(app, '/api/donations', { ...pledgePayload, amount: 5000, sponsoredDay, ...changes })
  const takenOn = async (date: string = choice.date) =>
    (await calendarOf(app)).offerings[0]?.taken.find((day) => day.date === date)
  return {
    ...temple,
    admin,
    sponsorshipId: id,
    tryToHold,
    hold,
    tryToPledge,
    takenOn,
    /** By staff, from the day as they see it. */
    change: async (day: string, what: 'move' | 'free' | 'keep', body: object = {}) => {
      const { version } = await get<{ version: number }>(admin, `${dayPath}/${day}`)
      return changeFrom(admin, 'POST', `${dayPath}/${day}/${what}`, version, body)
    },
  }
}
