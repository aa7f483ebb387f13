import type { StatementColumns } from '#contract/donations/bankStatementAdmin.ts'
import { readPaise } from '#server/tables/amounts.ts'
import { isDay } from '#server/tables/days.ts'
import { isOfDirections } from './direction.ts'
import type { NumberedRow } from './numberedRow.ts'

type Name = 'date' | 'description' | 'credit' | 'debit' | 'reference'

/** How banks name their columns, the most reliable first. */
const names: Readonly<Record<Name, readonly RegExp[]>> = {
  date: [
    /^(txn|tran|transaction|trans|posting|post)\.? ?(date|dt)/,
    /^date\b/,
    /\bdate\b/,
    /\b(dt|dated)\b/,
    /तारीख|दिनांक/,
  ],
  description: [
    /narration|particular/,
    /description/,
    /remark/,
    /transaction details?|^details?$/,
    /detail|विवरण/,
  ],
  credit: [
    /deposit/,
    /credit/,
    /\bcr\b\.?( ?am)?(?!.*\bdr\b)/,
    /(paid|money) in\b|^receipts?\b|received/,
    /\bamount\b/,
    /\bamt\b/,
    /जमा/,
  ],
  debit: [
    /withdraw/,
    /debit/,
    /\bdr\b(?!.*\bcr\b)/,
    /(paid|money) out\b|^payments?\b|^paid\b/,
    /नावे|खर्च/,
  ],
  reference: [/\butr\b|\brrn\b/, /ref/, /chq|cheque|instrument/, /(txn|transaction|tran) ?id/],
}

/** A column that says of a payment whether it came or went, the most reliable first. */
const directionNames = [
  /\b(dr|debit) ?[/|-]? ?(cr|credit)\b|\b(cr|credit) ?[/|-]? ?(dr|debit)\b/,
  /^((txn|tran|transaction) )?type$/,
]

const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\d/|.-]+/gu, ' ')
    .trim()

const isBalance = (heading: string | undefined): boolean => /\bbal(ance)?\b/.test(heading ?? '')
const isMoney = (heading: string): boolean =>
  !isBalance(heading) &&
  !/date|limit|count|card|account|number|\bno\b/.test(heading) &&
  (!directionNames[0]?.test(heading) || /am(oun)?t/.test(heading))

const find = (headings: readonly string[], name: Name, taken: Set<number>) => {
  for (const pattern of names[name]) {
    const at = headings.findIndex((heading, place) => {
      if (taken.has(place) || !pattern.test(heading)) return false
      if (name === 'credit' || name === 'debit') return isMoney(heading)
      return name !== 'reference' || !/date/.test(heading)
    })
    if (at < 0) continue
    taken.add(at)
    return at
  }
  return undefined
}

/** Columns that say of payments which way they went; one beside a balance says it of the account. */
const findDirections = (headings: readonly string[]): number[] => {
  const found = directionNames.flatMap((pattern) =>
    headings.flatMap((heading, at) =>
      pattern.test(heading) && !/\bam(oun)?t\b/.test(heading) ? [at] : [],
    ),
  )
  return found.filter((at) => !isBalance(headings[at]) && !isBalance(headings[at - 1]))
}

/** A column of nothing but `C` and `D`, whatever it is called. */
const findUnnamed = (
  headings: readonly string[],
  rows: readonly Pick<NumberedRow, 'cells'>[],
  taken: ReadonlySet<number>,
): number | undefined => {
  const dated = rows.filter(({ cells }) => cells.some(isDay))
  const at = headings.findIndex(
    (heading, place) =>
      !taken.has(place) &&
      !isBalance(heading) &&
      !isBalance(headings[place - 1]) &&
      isOfDirections(dated.map(({ cells }) => cells[place] ?? '')),
  )
  return at < 0 ? undefined : at
}

/** The heading alone does not say that money came. */
const isEitherWay = (heading: string | undefined): boolean =>
  /\bam(oun)?t\b/.test(heading ?? '') && !/deposit|credit|\bcr\b/.test(heading ?? '')

/**
 * Which column is which, according to the headings; undefined if they do not tell. Of one amount for
 * both ways, the rows may show by their signs which way it is.
 */
export const guessColumns = (
  headings: readonly string[],
  rows: readonly Pick<NumberedRow, 'cells'>[] = [],
): StatementColumns | undefined => {
  const words = headings.map(plain)
  const directions = findDirections(words)
  const taken = new Set<number>(directions)
  const date = find(words, 'date', taken)
  const description = find(words, 'description', taken)
  const credit = find(words, 'credit', taken)
  if (date === undefined || description === undefined || credit === undefined) return undefined
  const debit = find(words, 'debit', taken)
  const reference = find(words, 'reference', taken)
  const [named] = debit === undefined ? directions : []
  const direction = debit === undefined ? (named ?? findUnnamed(words, rows, taken)) : undefined
  const isUnknown =
    debit === undefined &&
    direction === undefined &&
    words.some(isBalance) &&
    isEitherWay(words[credit]) &&
    !rows.some(({ cells }) => readPaise(cells[credit] ?? '') < 0)
  if (isUnknown) return undefined
  return {
    date,
    description,
    credit,
    ...(debit !== undefined && { debit }),
    ...(reference !== undefined && { reference }),
    ...(direction !== undefined && { direction }),
  }
}

/** Columns as staff chose them, with the one of money paid out if its heading tells. */
export const withDebit = (
  headings: readonly string[],
  columns: StatementColumns,
): StatementColumns => {
  if (columns.debit !== undefined) return columns
  const taken = new Set(Object.values(columns).filter((at) => typeof at === 'number'))
  const debit = find(headings.map(plain), 'debit', taken)
  return debit === undefined ? columns : { ...columns, debit }
}

/** The key under which a layout is remembered. */
export const headingsKey = (headings: readonly string[]): string =>
  headings.map(plain).join('|').slice(0, 1000)
