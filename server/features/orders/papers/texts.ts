import { indianStates } from '#contract/orders/indianStates.ts'
import { longDateText } from '#contract/i18n/en/longDates.ts'
import { rupeesAndPaise } from '#contract/i18n/numbers.ts'
import { rupeesOf } from '#contract/payments/money.ts'
import type { PostalAddress } from '#contract/site/postalAddress.ts'
import { amountInWords } from '#server/money/amountInWords.ts'
import { words } from './pdf/words.ts'
import type { PaperRecord } from './repository.ts'
import type { PaperTitle, TaxedLine } from './taxes.ts'

export const money = (paise: number): string => rupeesAndPaise(rupeesOf(paise))

const sumOf = (lines: readonly TaxedLine[], of: (line: TaxedLine) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0)

const stateName = (code: string): string =>
  Object.entries(indianStates).find(([, known]) => known === code)?.[0] ?? words.abroad

const linesOf = ({ line1, line2, city, state, postalCode, country }: PostalAddress): string =>
  [line1, line2, `${city} ${postalCode}`, state, country === 'IN' ? '' : country]
    .filter(Boolean)
    .join('\n')

/** As it was issued: before papers had a title, only the GSTIN decided. */
const titleOf = ({ seller, title }: PaperRecord['content']): PaperTitle =>
  title ?? (seller.gstin ? 'tax_invoice' : 'bill_of_supply')

/** On a bill of supply there is no tax to show. */
export const isTaxed = ({ content }: PaperRecord): boolean => titleOf(content) !== 'bill_of_supply'

export const headingOf = ({ kind, content }: PaperRecord): string =>
  kind === 'credit' ? words.credit : words.titles[titleOf(content)]

export const buyerOf = ({ content: { buyer } }: PaperRecord): string =>
  [buyer.name, buyer.address && linesOf(buyer.address)].filter(Boolean).join('\n')

/** What stands above the lines. */
export const factsOf = (paper: PaperRecord): [string, string][] => {
  const { content } = paper
  const facts: [string, string | undefined][] = [
    [words.number, paper.number],
    [words.issuedOn, longDateText(paper.issuedOn)],
    [words.order, content.reference],
    [words.corrects, content.corrects],
    [words.supply, isTaxed(paper) ? stateName(content.placeOfSupply) : undefined],
  ]
  return facts.flatMap(([label, text]) => (text ? [[label, text]] : []))
}

/** In paise, the total as the last one. */
export const totalsOf = (paper: PaperRecord): [string, number][] => {
  const { lines } = paper.content
  const parts: [string, number][] = [
    [words.taxed, sumOf(lines, ({ taxed }) => taxed)],
    [words.cgst, sumOf(lines, ({ cgst }) => cgst)],
    [words.sgst, sumOf(lines, ({ sgst }) => sgst)],
    [words.igst, sumOf(lines, ({ igst }) => igst)],
  ]
  const total: [string, number] = [words.total, sumOf(lines, ({ gross }) => gross)]
  return isTaxed(paper) ? [...parts.filter(([, paise]) => paise !== 0), total] : [total]
}

export const totalInWords = ({ content: { lines } }: PaperRecord): string =>
  amountInWords(rupeesOf(sumOf(lines, ({ gross }) => gross)))

/** What the rules say of its taxes. */
export const taxNoteOf = (paper: PaperRecord): string => {
  if (isTaxed(paper)) return words.reverse
  return paper.content.seller.gstin ? words.exempt : words.noTax
}
