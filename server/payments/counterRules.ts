import { civilDateAt } from '#almanac/zone.ts'
import { may } from '#contract/accounts/permissions.ts'
import { AppError } from '#server/errors.ts'
import type { Actor } from '#server/http/implement.ts'
import { financialYearOf } from '#server/money/financialYear.ts'

/** A field of the form, and what is wrong with it, if anything. */
export type FieldRule = readonly [field: string, wrong: string | false | undefined]

/** What the calendar demands of money that staff record; the bank's statement may show an old day. */
export const dayRules = (
  paidOn: string,
  today: string,
  { isOnStatement = false }: { readonly isOnStatement?: boolean | undefined } = {},
): readonly FieldRule[] => {
  const year = financialYearOf(today)
  return [
    ['paidOn', paidOn > today && 'This date is in the future'],
    [
      'paidOn',
      !isOnStatement &&
        financialYearOf(paidOn) < year &&
        `The books of that year are closed. Please enter a day of ${year}, which began on 1 April`,
    ],
  ]
}

type Late = {
  readonly method: string
  readonly paidOn: string
  readonly lateReason?: string | undefined
}

/**
 * Cash belongs to the day on which it is recorded, where the drawer is counted with it. An earlier
 * day is for those who answer for the money, with a reason.
 */
export const lateCashRules = (
  { method, paidOn, lateReason }: Late,
  today: string,
  { role }: Pick<Actor, 'role'>,
): readonly FieldRule[] => {
  const isLate = paidOn < today && financialYearOf(paidOn) === financialYearOf(today)
  if (method !== 'cash' || !isLate) return []
  const mayBeLate = role !== 'guest' && may(role, 'donations')
  return [
    [
      'paidOn',
      !mayBeLate &&
        'Cash counts on the day on which it is recorded. Only a treasurer can enter an earlier day',
    ],
    ['lateReason', mayBeLate && !lateReason && 'Please say why it is recorded late'],
  ]
}

/** Refuses everything that is wrong at once, for the form. */
export const assertRules = (rules: readonly FieldRule[]): void => {
  const wrong = rules.flatMap(([field, detail]) =>
    detail ? [{ pointer: `#/${field}`, detail }] : [],
  )
  if (wrong.length > 0) throw new AppError('invalid_input', undefined, wrong)
}

/** Why what staff recorded cannot become void today; undefined if they recorded it today. */
export const whyNotVoidToday = (
  { createdAt }: { readonly createdAt: string },
  timeZone: string,
  now: Date,
): string | undefined =>
  civilDateAt(Date.parse(createdAt), timeZone) === civilDateAt(now.getTime(), timeZone)
    ? undefined
    : 'It was recorded on an earlier day. Please refund it instead.'

export const notAtCounter = 'It was not recorded at the counter.'

export const nothingToVoid = 'It does not count any more, so there is nothing to take back.'
