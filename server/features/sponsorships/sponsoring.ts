import { randomUUIDv7 } from 'node:crypto'
import type { Knex } from 'knex'
import { type HeldDay, holdMinutes, type holdSponsoredDay } from '#contract/sponsorships/public.ts'
import type { Parsed } from '#contract/endpoint.ts'
import { AppError, invalidField } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { SponsorCalendar } from './calendar.ts'
import {
  insertDay,
  listPlaces,
  lockDay,
  updateDay,
  type DayRecord,
  type Locked,
} from './dayRepository.ts'
import { statusOfGift, type Gift } from './gifts.ts'
import { confirmedMail, noDayMail } from './mails.ts'
import { lockSponsorship, type SponsorshipRecord } from './repository.ts'
import { purposeOf } from './words.ts'

type Deps = Pick<Shared, 'findSite' | 'notify' | 'now'> & { readonly calendar: SponsorCalendar }

export type Choice = Parsed<typeof holdSponsoredDay>

const taken = (): AppError => new AppError('slot_full', { code: 'sponsorships.taken' })

/** Who has which day: all in the caller's transaction, and each under the lock of its offering. */
export const createSponsoring = ({ findSite, notify, now, calendar }: Deps) => {
  const heldUntil = (): string => new Date(now().getTime() + holdMinutes * 60_000).toISOString()

  /** The lowest place that is free; undefined if none is. The offering is locked. */
  const freePlace = async (
    trx: Knex,
    { id: sponsorshipId, places }: SponsorshipRecord,
    date: string,
  ): Promise<number | undefined> => {
    const gone = await listPlaces(trx, { sponsorshipId, date }, now().toISOString())
    return Array.from({ length: places }, (_, at) => at + 1).find((place) => !gone.includes(place))
  }

  const save = async (trx: Knex, day: DayRecord, changes: Partial<DayRecord>) => {
    const at = now().toISOString()
    const changed = { ...day, ...changes, version: day.version + 1, updatedAt: at }
    await updateDay(trx, changed)
    return changed
  }

  /** What only tests the payments holds the day no longer than a choice does. */
  const endOf = (gift: Gift, day: DayRecord): string | undefined =>
    gift.isTest ? (day.heldUntil ?? heldUntil()) : undefined

  /** Its place, unless it was held and the time is over. */
  const placeOf = ({ place, heldUntil: until }: DayRecord): number | undefined =>
    until !== undefined && until <= now().toISOString() ? undefined : place

  const notifyDonor = async (
    trx: Knex,
    { day, sponsorship }: Locked,
    gift: Gift,
  ): Promise<void> => {
    if (gift.email === '' || day.isReleased) return
    if (gift.isTest && day.place === undefined) return
    const temple = await findSite(trx, gift.language)
    const of = { day, sponsorship, gift, temple }
    const isFound = day.place !== undefined
    await notify(trx, [
      {
        key: `sponsor:${day.id}:${gift.id}:${isFound ? 'confirmed' : 'none'}`,
        language: gift.language,
        mail: isFound ? confirmedMail(of) : noDayMail(of),
        regarding: { kind: 'sponsor_confirmed', reference: gift.reference },
      },
    ])
  }

  return {
    freePlace,
    save,

    /** One's own hold is freed for another day; what a donation holds stays. */
    hold: async (
      trx: Knex,
      { sponsorshipId, date, name, isNameShown, instead }: Choice,
      by: 'devotee' | 'staff' = 'devotee',
    ): Promise<HeldDay> => {
      const before = instead === undefined ? undefined : await lockDay(trx, instead)
      if (before && before.day.donationId === undefined)
        await save(trx, before.day, { place: undefined })
      const sponsorship = await lockSponsorship(trx, sponsorshipId)
      if (!sponsorship || (!sponsorship.isActive && by === 'devotee'))
        throw invalidField('#/sponsorshipId', { code: 'sponsorships.notOffered' })
      await calendar.assertOffered(trx, date, by)
      const place = await freePlace(trx, sponsorship, date)
      if (place === undefined) throw taken()
      const until = heldUntil()
      const at = now().toISOString()
      const { price: amount } = sponsorship
      const day: DayRecord = {
        id: randomUUIDv7(),
        sponsorshipId,
        date,
        place,
        amount,
        name,
        isNameShown,
        heldUntil: until,
        isReleased: false,
        isForgotten: false,
        version: 1,
        createdAt: at,
        updatedAt: at,
      }
      await insertDay(trx, day)
      return { id: day.id, heldUntil: until, amount, purpose: purposeOf(sponsorship, day) }
    },

    /** Before a donation is stored: the day is still to be had, and the gift is enough for it. */
    prepare: async (
      trx: Knex,
      { sponsoredDay, amount }: { sponsoredDay?: string | undefined; amount: number },
    ) => {
      if (sponsoredDay === undefined) return undefined
      const locked = await lockDay(trx, sponsoredDay)
      if (!locked || locked.day.isReleased)
        throw new AppError('slot_full', { code: 'sponsorships.holdOver' })
      const { day, sponsorship } = locked
      if ((await statusOfGift(trx, day)) === 'succeeded')
        throw new AppError('slot_full', { code: 'sponsorships.paid' })
      if (amount < day.amount) {
        const reason = { code: 'sponsorships.tooLittle', params: { price: day.amount } } as const
        throw new AppError('invalid_input', undefined, [{ pointer: '#/amount', ...reason }])
      }
      const currentPlace = placeOf(day)
      if (currentPlace === undefined) await calendar.assertOffered(trx, day.date, 'devotee')
      const place = currentPlace ?? (await freePlace(trx, sponsorship, day.date))
      if (place === undefined) throw taken()
      const until = heldUntil()
      await save(trx, day, { place, heldUntil: until })
      return { sponsoredDayId: day.id, purpose: purposeOf(sponsorship, day), closesAt: until }
    },

    /**
     * The day follows its donation. Waiting, it holds the day; paid, it has it; otherwise the day is
     * free. Money that is found after the day was freed takes it again if nobody else has it. In test
     * mode it is free when its time is over.
     */
    follow: async (trx: Knex, gift: Gift): Promise<void> => {
      if (gift.sponsoredDayId === undefined) return
      const locked = await lockDay(trx, gift.sponsoredDayId)
      if (!locked) return
      const { day, sponsorship } = locked
      const isHolder = day.donationId === gift.id
      const holder = { donationId: gift.id, heldUntil: endOf(gift, day) }
      if (gift.status === 'pending') {
        await save(trx, day, holder)
      } else if (gift.status !== 'succeeded') {
        if (isHolder) await save(trx, day, { place: undefined, heldUntil: undefined })
      } else if (isHolder || (await statusOfGift(trx, day)) !== 'succeeded') {
        const isGone = day.isReleased || gift.isTest
        const again = isGone ? undefined : () => freePlace(trx, sponsorship, day.date)
        const place = placeOf(day) ?? (await again?.())
        const changed = await save(trx, day, { ...holder, place })
        await notifyDonor(trx, { day: changed, sponsorship }, gift)
      }
    },
  }
}

export type Sponsoring = ReturnType<typeof createSponsoring>
