import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import { startOfDay } from '#almanac/zone.ts'
import { transact } from '#server/db/db.ts'
import type { Shared } from '#server/feature.ts'
import type { SponsorCalendar } from './calendar.ts'
import { deleteExpired, listToAnnounce, lockDay, updateDay } from './dayRepository.ts'
import { findGift } from './gifts.ts'
import { noticeMail } from './mails.ts'

type Deps = Pick<Shared, 'findSite' | 'notify' | 'now'> & { readonly calendar: SponsorCalendar }

const dayMs = 24 * 60 * 60_000

/** Each day: writes to those whose day is tomorrow, and forgets what was chosen and never given for. */
export const createSponsorNotices = ({ findSite, notify, now, calendar }: Deps) => {
  const announce = (db: Knex, id: string, date: string): Promise<void> =>
    transact(db, async (trx) => {
      const locked = await lockDay(trx, id)
      if (locked?.day.date !== date || locked.day.place === undefined) return
      const { day, sponsorship } = locked
      if (day.dayNoticeAt !== undefined) return
      await updateDay(trx, { ...day, dayNoticeAt: now().toISOString() })
      const gift = await findGift(trx, day)
      if (gift?.status !== 'succeeded' || gift.isTest || !gift.email) return
      const temple = await findSite(trx, gift.language)
      await notify(trx, [
        {
          key: `sponsor:${id}:${date}:day`,
          language: gift.language,
          mail: noticeMail({ day, sponsorship, gift, temple }),
          regarding: { kind: 'sponsor_notice', reference: gift.reference },
          usefulUntil: new Date(startOfDay(addDays(date, 1), temple.city.timeZone)),
        },
      ])
    })

  return async (db: Knex): Promise<void> => {
    const tomorrow = addDays(await calendar.today(db), 1)
    for (const id of await listToAnnounce(db, tomorrow)) await announce(db, id, tomorrow)
    await deleteExpired(db, new Date(now().getTime() - dayMs).toISOString())
  }
}
