import type { SheetBooking } from '#contract/bookings/admin.ts'
import type { BookingStatus } from '#contract/bookings/public.ts'
import { gotraInBothScripts } from '#server/devanagari/gotras.ts'
import { spelledAs } from '#server/devanagari/spelledAs.ts'
import { nakshatraNames, rashiNames } from '#server/devanagari/sanskritNames.ts'
import { bySlot } from './bySlot.ts'
import type { BookingRecord } from './repository.ts'
import { inBothCorrected, type Corrections } from './transliterations.ts'
import { withMoonrise, type City } from './slotHours.ts'
import { sanskritName } from './words.ts'

const spelled = (id: string, devanagari: string) => {
  const roman = sanskritName(id)
  return { written: roman, devanagari, roman, isGuessed: false }
}

type Booked = BookingRecord & { readonly corrections: Corrections }

const toSheet = (record: Booked, pujaName: string): SheetBooking => {
  const { corrections, sankalp, phone, specialRequests } = record
  const names = sankalp?.names ?? [record.fullName]
  const write = spelledAs([record.fullName, ...names])
  const { gotra, nakshatra, rashi, intention } = sankalp ?? {}
  return {
    reference: record.reference,
    status: record.status,
    pujaName,
    fullName: record.fullName,
    ...(phone !== undefined && { phone }),
    names: names.map((name) => inBothCorrected(name, corrections, write)),
    ...(gotra && { gotra: inBothCorrected(gotra, corrections, gotraInBothScripts) }),
    isGotraUnknown: sankalp?.isGotraUnknown ?? true,
    ...(nakshatra && { nakshatra: spelled(nakshatra, nakshatraNames[nakshatra]) }),
    ...(rashi && { rashi: spelled(rashi, rashiNames[rashi]) }),
    ...(intention && { intention }),
    ...(specialRequests !== undefined && { specialRequests }),
    ...(record.exactTime !== undefined && { exactTime: record.exactTime }),
    ...(record.priest !== undefined && { priest: record.priest }),
    ...(record.notes !== undefined && { officeNotes: record.notes }),
    includePrasad: record.includePrasad,
  }
}

const notOnSheet: readonly BookingStatus[] = ['pending', 'cancelled']

/** A day's list for the priest. */
export const priestSheet = (
  date: string,
  records: readonly Booked[],
  nameOf: (pujaType: string) => string,
  city: City,
) => ({
  date,
  pending: records.filter(({ status }) => status === 'pending').length,
  slots: bySlot(records.filter(({ status }) => !notOnSheet.includes(status))).map(
    ({ slot: when, bookings }) => {
      const { date: _, ...slot } = withMoonrise(when, city)
      return { ...slot, bookings: bookings.map((one) => toSheet(one, nameOf(one.pujaType))) }
    },
  ),
})
