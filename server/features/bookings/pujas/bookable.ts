import type { Knex } from 'knex'
import type { Puja } from '#contract/bookings/pujaList.ts'
import type { Language } from '#contract/languages.ts'
import { listSettings } from '#server/features/bookings/slotRepository.ts'
import { inLanguage } from '#server/translations/inLanguage.ts'
import { listOffered } from './repository.ts'

/** The pujas that are offered, each with how early it must be booked. */
export const listBookable = async (db: Knex, language: Language): Promise<Puja[]> => {
  const settings = new Map((await listSettings(db)).map((each) => [each.pujaType, each]))
  const offered = await listOffered(db)
  const pujas = await inLanguage(db, offered, { kind: 'puja', language, idOf: ({ id }) => id })
  return pujas.map((puja) => {
    const of = settings.get(puja.id)
    if (!of) return puja
    const { prepareMinutes = 0, leadMinutes, changeMinutes } = of
    return {
      ...puja,
      notice: { prepareMinutes, ...(leadMinutes !== undefined && { leadMinutes }), changeMinutes },
    }
  })
}
