import type { Knex } from 'knex'
import type { PrintedText } from '#contract/prints/admin.ts'
import { asReference } from '#contract/reference.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { FindPrintable } from '#server/receipts/printable.ts'
import { listDaysOfSeva } from './dayRepository.ts'
import { sevas, type SevaRecord } from './repository.ts'
import { cardWords, dayText, kindNames, ruleText, words } from './words.ts'

type Deps = Pick<Shared, 'findSite' | 'localDate' | 'now'>

const yearsOf = ({ years }: SevaRecord): string =>
  years === undefined ? cardWords.forGood : cardWords.years(years)

const amountOf = ({ amount, plan }: SevaRecord): string | undefined =>
  amount === undefined ? undefined : `${formatRupees(amount)}, ${cardWords.plans[plan]}`

const factsOf = (seva: SevaRecord, next: readonly string[]): PrintedText['facts'] => {
  const { rows } = words
  const facts: (readonly [string, string | undefined])[] = [
    [rows.reference, seva.reference],
    [rows.seva, kindNames[seva.kind]],
    [seva.occasion === 'punyatithi' ? rows.inMemory : rows.inName, seva.inName],
    [cardWords.gotra, seva.gotra],
    [rows.every, ruleText(seva)],
    [cardWords.next, next.map(dayText).join('\n')],
    [cardWords.from, seva.fullName],
    [cardWords.amount, amountOf(seva)],
    [cardWords.lasts, yearsOf(seva)],
  ]
  return facts.flatMap(([label, text]) => (text ? [{ label, text }] : []))
}

/** The card that a devotee keeps of a yearly seva; no receipt, because its gifts have their own. */
export const createSevaCard = ({ findSite, localDate, now }: Deps) => {
  const find: FindPrintable = async (trx: Knex, key) => {
    const seva = await sevas(trx)
      .where({ reference: asReference(key) })
      .forUpdate()
      .first()
    if (!seva) throw new AppError('not_found', 'There is no such seva.')
    const { name, address, city } = await findSite(trx)
    const today = localDate(now(), city.timeZone)
    const days = await listDaysOfSeva(trx, seva.id)
    const next = days.map(({ date }) => date).filter((date) => date >= today)
    const mark = seva.status === 'active' ? undefined : cardWords.notActive[seva.status]
    const paper: PrintedText = {
      number: seva.reference,
      heading: cardWords.heading,
      headingMr: cardWords.headingMr,
      temple: { name, address: [...address] },
      ...(mark && { mark }),
      facts: factsOf(seva, next.slice(0, 2)),
      notes: [cardWords.note],
    }
    return { subject: 'seva', subjectId: seva.id, needs: 'bookings', paper }
  }
  return find
}
