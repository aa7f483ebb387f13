import type { Knex } from 'knex'
import { sentKinds } from '#contract/devotees/admin.ts'
import { accountsOfDevotees } from '#server/features/accounts/devotees.ts'
import { bookingsOfDevotees } from '#server/features/bookings/devotees.ts'
import { messagesOfDevotees } from '#server/features/contact/devotees.ts'
import { donationsOfDevotees } from '#server/features/donations/devotees.ts'
import { pastGiftsOfDevotees } from '#server/features/imports/devotees.ts'
import { giftsOfDevotees } from '#server/features/monthlyGifts/devotees.ts'
import { ordersOfDevotees } from '#server/features/orders/devotees.ts'
import { sevasOfDevotees } from '#server/features/sevas/devotees.ts'
import { sponsoredDaysOfDevotees } from '#server/features/sponsorships/devotees.ts'
import type { DevoteePart, DevoteeSource } from '#server/privacy/devoteeSource.ts'
import type { PersonalData } from '#server/privacy/personalData.ts'

/** Where the temple has devotees. */
export const devoteeSources: readonly DevoteeSource[] = [
  bookingsOfDevotees,
  donationsOfDevotees,
  giftsOfDevotees,
  ordersOfDevotees,
  sevasOfDevotees,
  messagesOfDevotees,
  accountsOfDevotees,
  pastGiftsOfDevotees,
]

/** What they have by one of these. */
export const devoteeParts: readonly DevoteePart[] = [sponsoredDaysOfDevotees]

/** A few addresses and numbers of one person. */
const most = 10

/** What is sent to these addresses and numbers, from the features that store the consents. */
export const createListSubscriptions =
  (personalData: () => readonly PersonalData[], now: () => Date) =>
  async (
    db: Knex,
    { emails, phones }: { readonly emails: readonly string[]; readonly phones: readonly string[] },
  ) => {
    const people = [
      ...emails.slice(0, most).map((email) => ({ email, isLookedFor: true })),
      ...phones.slice(0, most).map((phone) => ({ phone, isLookedFor: true })),
    ]
    const sent: (typeof sentKinds)[number][] = []
    for (const kind of sentKinds) {
      const data = personalData().find(({ name }) => name === kind)
      for (const person of data ? people : []) {
        const rows = (await data?.list(db, person, now())) ?? []
        if (rows.length > 0 && !sent.includes(kind)) sent.push(kind)
      }
    }
    return sent
  }
