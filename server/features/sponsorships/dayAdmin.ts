import type { Knex } from 'knex'
import type { AuditEntry } from '#contract/audit/admin.ts'
import type { RecordedDonation } from '#contract/counter/donationsAdmin.ts'
import type { Parsed } from '#contract/endpoint.ts'
import type { recordSponsoredDay, SponsoredDay } from '#contract/sponsorships/admin.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Recording } from '#server/features/donations/counter/record.ts'
import { assertVersion, type Actor, type Context } from '#server/http/implement.ts'
import { findStaffDay } from './adminRepository.ts'
import type { SponsorCalendar } from './calendar.ts'
import { findDay, lockDay, type Locked } from './dayRepository.ts'
import { lockGift, setPurpose, type Gift } from './gifts.ts'
import { movedMail } from './mails.ts'
import type { Sponsoring } from './sponsoring.ts'
import { purposeOf } from './words.ts'

type Deps = Pick<Shared, 'audit' | 'findSite' | 'notify' | 'now'> & {
  readonly calendar: SponsorCalendar
  readonly sponsoring: Sponsoring
  readonly record: Recording
}

type Changed = Pick<AuditEntry, 'before' | 'after'>

const unknown = (): AppError => new AppError('not_found', 'There is no such day.')

/** Sponsored days as the temple's office takes, moves and frees them. */
export const createDayAdmin = (deps: Deps) => {
  const { audit, findSite, notify, now, calendar, sponsoring, record } = deps

  const get = async (db: Knex, id: string): Promise<SponsoredDay> => {
    const day = await findStaffDay(db, id, now().toISOString())
    if (!day) throw unknown()
    return day
  }

  /** Locks the donation first, as everything does that begins with the donation. */
  const change = async (
    context: Context,
    id: string,
    action: 'moved' | 'freed' | 'kept',
    make: (trx: Knex, locked: Locked, gift: Gift | undefined) => Promise<Changed>,
  ): Promise<SponsoredDay> =>
    transact(context.db, async (trx) => {
      const current = await findDay(trx, id)
      const gift = current && (await lockGift(trx, current))
      const locked = await lockDay(trx, id)
      // Meanwhile another donation may have taken it over.
      if (!locked || locked.day.donationId !== gift?.id) throw unknown()
      assertVersion(locked.day.version, context)
      const changed = await make(trx, locked, gift)
      await audit(trx, context.actor, {
        subject: 'sponsored_day',
        subjectId: id,
        action,
        ...changed,
      })
      return get(trx, id)
    })

  return {
    get,

    /** The day and its gift at the counter: `trx` is the transaction of the command. */
    take: async (
      trx: Knex,
      input: Parsed<typeof recordSponsoredDay>,
      actor: Actor,
    ): Promise<RecordedDonation> => {
      const { sponsorshipId, date, name, isNameShown, ...paid } = input
      const held = await sponsoring.hold(trx, { sponsorshipId, date, name, isNameShown }, 'staff')
      const { id, amount, purpose } = held
      if (paid.amount < amount) {
        const reason = { code: 'sponsorships.tooLittle', params: { price: amount } } as const
        throw new AppError('invalid_input', undefined, [{ pointer: '#/amount', ...reason }])
      }
      const { donation, shown } = await record(trx, { ...paid, purpose, sponsoredDayId: id }, actor)
      // One that waits for the bank holds the day until then.
      if (donation.status === 'pending') await sponsoring.follow(trx, donation)
      return shown
    },

    move: (context: Context, { id, date }: { readonly id: string; readonly date: string }) =>
      change(context, id, 'moved', async (trx, { day, sponsorship }, gift) => {
        const isWaiting = gift?.status === 'pending' || gift?.status === 'succeeded'
        if (!isWaiting || date === day.date) throw new AppError('wrong_status')
        await calendar.assertOffered(trx, date, 'staff')
        const place = await sponsoring.freePlace(trx, sponsorship, date)
        if (place === undefined) throw new AppError('slot_full', { code: 'sponsorships.taken' })
        const changes = { date, place, isReleased: false, dayNoticeAt: undefined }
        const moved = await sponsoring.save(trx, day, changes)
        await setPurpose(trx, gift.id, purposeOf(sponsorship, moved), now().toISOString())
        if (gift.email) {
          const temple = await findSite(trx, gift.language)
          const of = { day: moved, sponsorship, gift, temple }
          await notify(trx, [
            {
              key: `sponsor:${id}:moved:${moved.version}`,
              language: gift.language,
              mail: movedMail(of, day.date),
              regarding: { kind: 'sponsor_moved', reference: gift.reference },
            },
          ])
        }
        return { before: { date: day.date }, after: { date } }
      }),

    free: (context: Context, { id }: { readonly id: string }) =>
      change(context, id, 'freed', async (trx, { day }) => {
        if (day.place === undefined && day.isReleased) throw new AppError('wrong_status')
        await sponsoring.save(trx, day, { place: undefined, isReleased: true })
        return { before: { date: day.date }, after: {} }
      }),

    /** What came for it is enough. */
    keep: (context: Context, { id }: { readonly id: string }) =>
      change(context, id, 'kept', async (trx, { day }, gift) => {
        const isShort = gift?.status === 'succeeded' && gift.amount < day.amount
        if (!isShort || day.place === undefined) throw new AppError('wrong_status')
        await sponsoring.save(trx, day, { amount: gift.amount })
        return { before: { amount: day.amount }, after: { amount: gift.amount } }
      }),
  }
}

export type DayAdmin = ReturnType<typeof createDayAdmin>
