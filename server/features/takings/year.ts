import type { Knex } from 'knex'
import { civilDateAt } from '#almanac/zone.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { addRupees } from '#contract/payments/exactRupees.ts'
import { rupeesOf } from '#contract/payments/money.ts'
import { yearlyFestival } from '#contract/sevas/yearlyFestival.ts'
import type { TakingKind } from '#contract/takings/admin.ts'
import { busiestDays, type TakingsYear } from '#contract/takings/yearAdmin.ts'
import type { Shared } from '#server/feature.ts'
import { financialYearOf } from '#server/money/financialYear.ts'
import { findFirstReceived, listRefunded, sumReceived } from '#server/payments/takings.ts'
import { dayIn, methodOf, spanOf, type Days } from './entries.ts'
import { comparedBy, mostFirst, sumOf } from './yearSums.ts'
import { dayBefore, daysOfYear, previousYear, yearsBetween } from './years.ts'

export type YearDeps = Pick<Shared, 'findSite' | 'now'> & {
  /** The temple's festivals, from one day to another. */
  readonly listFestivals: (db: Knex, days: Days) => Promise<readonly Festival[]>
}

type Chosen = { readonly kind?: TakingKind | undefined; readonly timeZone: string }
type YearQuery = { readonly year?: string | undefined; readonly kind?: TakingKind | undefined }

/** Days that fill the temple; fasts of every fortnight do not stand out. */
const isGreat = ({ category, key }: Festival): boolean =>
  category === 'major' || category === 'angaraki' || key === undefined

const sameEveryYear = ({ key, name }: Festival): string =>
  (key === undefined ? undefined : yearlyFestival(key)) ?? name

/** The month of a day in this year, also if the day is in the year before. */
const monthIn = ({ from, to }: Days, day: string): string => {
  const month = day.slice(5, 7)
  return `${(month < from.slice(5, 7) ? to : from).slice(0, 4)}-${month}`
}

/** A year of the temple's money, from sums of its payments. */
export const createTakingsYear = ({ findSite, now, listFestivals }: YearDeps) => {
  const readSums = async (db: Knex, days: Days, { timeZone, kind }: Chosen) => {
    const dayOf = dayIn(timeZone)
    const rows = await sumReceived(db, days, spanOf(days, timeZone))
    return rows
      .filter((row) => kind === undefined || row.kind === kind)
      .map(({ on, ...row }) => ({ ...row, day: dayOf(on), method: methodOf(row.method) }))
  }

  const sumRefunds = async (db: Knex, days: Days, { timeZone, kind }: Chosen) => {
    const all = await listRefunded(db, spanOf(days, timeZone))
    const rows = all.filter((row) => kind === undefined || row.kind === kind)
    return {
      count: rows.length,
      amount: addRupees(...rows.map(({ paise }) => rupeesOf(Number(paise)))),
    }
  }

  return async (db: Knex, query: YearQuery): Promise<TakingsYear> => {
    const { timeZone } = (await findSite(db)).city
    const today = civilDateAt(now().getTime(), timeZone)
    const { kind, year = financialYearOf(today) } = query
    const chosen = { kind, timeZone }
    const days = daysOfYear(year)
    const daysThen = daysOfYear(previousYear(year))
    const rows = await readSums(db, days, chosen)
    const past = await readSums(db, daysThen, chosen)
    const isOpen = days.from <= today && today < days.to
    const refunds = await sumRefunds(db, days, chosen)
    const first = await findFirstReceived(db)
    const festivals = (await listFestivals(db, days)).filter(({ date }) => date <= today)
    const festivalsThen = past.length > 0 ? await listFestivals(db, daysThen) : []
    const byDay = Map.groupBy(rows, ({ day }) => day)
    const pastByDay = Map.groupBy(past, ({ day }) => day)
    const datesThen = new Map(festivalsThen.map((one) => [sameEveryYear(one), one.date]))
    return {
      year,
      ...days,
      yearBefore: previousYear(year),
      ...yearsBetween(first === undefined ? today : dayIn(timeZone)(first), today),
      all: { ...sumOf(rows), before: sumOf(past).amount },
      ...(isOpen && {
        soFar: {
          day: today,
          before: sumOf(past.filter(({ day }) => day <= dayBefore(today))).amount,
        },
      }),
      refunded: { ...refunds, before: (await sumRefunds(db, daysThen, chosen)).amount },
      byMonth: comparedBy(rows, past, (row) => `${monthIn(days, row.day)} ${row.kind}`)
        .map(({ key, ...sum }) => {
          const [month = '', of] = key.split(' ')
          return { month, kind: of as TakingKind, ...sum }
        })
        .toSorted((one, other) => one.month.localeCompare(other.month)),
      byMethod: comparedBy(rows, past, ({ method }) => method)
        .map(({ key: method, ...sum }) => ({ method, ...sum }))
        .toSorted(mostFirst),
      byPurpose: comparedBy(rows, past, (row) => JSON.stringify([row.kind, row.purpose]))
        .map(({ key, ...sum }) => {
          const [of, purpose] = JSON.parse(key) as [TakingKind, string | null]
          return { kind: of, ...(purpose !== null && { purpose }), ...sum }
        })
        .toSorted(mostFirst),
      busiest: [...byDay]
        .map(([day, each]) => ({
          day,
          festivals: festivals.filter(({ date }) => date === day).map(({ name }) => name),
          ...sumOf(each),
        }))
        .toSorted((one, other) => other.amount - one.amount)
        .slice(0, busiestDays),
      festivals: festivals.filter(isGreat).map((one) => {
        const then = datesThen.get(sameEveryYear(one))
        return {
          day: one.date,
          name: one.name,
          ...sumOf(byDay.get(one.date) ?? []),
          ...(then !== undefined && { before: sumOf(pastByDay.get(then) ?? []).amount }),
        }
      }),
    }
  }
}
