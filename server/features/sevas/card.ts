import type { Knex } from 'knex'
import type { PrintedText } from '#contract/prints/admin.ts'
import { asReference } from '#contract/reference.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { FindPrintable } from '#server/receipts/printable.ts'
import type { SevaCalendar } from './calendar.ts'
import { listDaysOfSeva } from './dayRepository.ts'
import { sevas, type SevaRecord } from './repository.ts'
import { wordsOf } from './words.ts'

type Deps = Pick<Shared, 'findSite' | 'localDate' | 'now'> & {
  readonly calendar: Pick<SevaCalendar, 'named'>
}

type CardWords = ReturnType<typeof wordsOf>['card']

const yearsOf = ({ years }: SevaRecord, card: CardWords): string =>
  years === undefined ? card.forGood : card.years(years)

const amountOf = ({ amount, plan }: SevaRecord, { plans }: CardWords): string | undefined =>
  amount === undefined ? undefined : `${formatRupees(amount)}, ${plans[plan]}`

const factsOf = (seva: SevaRecord, next: readonly string[]): PrintedText['facts'] => {
  const { rows, card, kindNames, ruleText, dayText } = wordsOf(seva.language)
  const facts: (readonly [string, string | undefined])[] = [
    [rows.reference, seva.reference],
    [rows.seva, kindNames[seva.kind]],
    [seva.occasion === 'punyatithi' ? rows.inMemory : rows.inName, seva.inName],
    [card.gotra, seva.gotra],
    [rows.every, ruleText(seva)],
    [card.next, next.map(dayText).join('\n')],
    [card.from, seva.fullName],
    [card.amount, amountOf(seva, card)],
    [card.lasts, yearsOf(seva, card)],
  ]
  return facts.flatMap(([label, text]) => (text ? [{ label, text }] : []))
}

/** The card that a devotee keeps of a yearly seva; no receipt, because its gifts have their own. */
export const createSevaCard = ({ findSite, localDate, now, calendar }: Deps) => {
  const find: FindPrintable = async (trx: Knex, key) => {
    const seva = await sevas(trx)
      .where({ reference: asReference(key) })
      .forUpdate()
      .first()
    if (!seva) throw new AppError('not_found', 'There is no such seva.')
    const { name, address, city } = await findSite(trx, seva.language)
    const today = localDate(now(), city.timeZone)
    const days = await listDaysOfSeva(trx, seva.id)
    const next = days.map(({ date }) => date).filter((date) => date >= today)
    const { card } = wordsOf(seva.language)
    const mark = seva.status === 'active' ? undefined : card.notActive[seva.status]
    const paper: PrintedText = {
      number: seva.reference,
      heading: card.heading,
      headingMr: card.headingMr,
      temple: { name, address: [...address] },
      ...(mark && { mark }),
      facts: factsOf(await calendar.named(trx, seva), next.slice(0, 2)),
      notes: [card.note],
    }
    return { subject: 'seva', subjectId: seva.id, needs: 'bookings', paper }
  }
  return find
}
