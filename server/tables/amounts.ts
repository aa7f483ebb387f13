import { plainCell, plainDigits } from './plainCell.ts'

/** Which sign stands before the paise. A column that has both cannot be read. */
export type DecimalSign = 'point' | 'comma' | 'both'

const nothing = /^[-–—.]+$|^(?:nil|null|none|n[./]?a\.?)$/i

/** Words around an amount that say nothing about how much it is. */
const currency = /₹|(?<![a-z])(?:rs|inr|rupees)(?![a-z])\.?|\/[-=]/gi
const creditMark = /(?<![a-z])cr(?:edit)?(?![a-z])\.?/gi
const debitMark = /(?<![a-z])(?:dr|debit)(?![a-z])\.?/gi

/** The digits with their separators, and what stands around them. */
const takeApart = (cell: string) => {
  const text = plainDigits(plainCell(cell)).replaceAll(currency, ' ')
  const withoutCredit = text.replaceAll(creditMark, '')
  const bare = withoutCredit.replaceAll(debitMark, '').trim()
  const digits = bare.replaceAll(/[\s()]/g, '')
  return {
    isCredit: withoutCredit !== text,
    isDebit: bare !== withoutCredit.trim(),
    isMinus: /^\(.*\d.*\)$/.test(bare) || /^[-−–]|[-−–]$/.test(digits),
    number: digits.replace(/^[-−–+]|[-−–+]$/, '').replaceAll(/(?<=\d)['’](?=\d{3})/g, ''),
  }
}

const decimalPoint = /\.(?:\d{0,2}|\d{4,})$|,\d+\./
const decimalComma = /,\d{1,2}$|\.\d+,\d+$/

/** Which decimal sign the amounts of a column have, as far as they show. */
export const decimalSignOf = (cells: readonly string[]): DecimalSign | undefined => {
  const numbers = cells.map((cell) => takeApart(cell).number)
  const hasPoint = numbers.some((number) => decimalPoint.test(number))
  const hasComma = numbers.some((number) => decimalComma.test(number))
  if (hasPoint && hasComma) return 'both'
  if (hasComma) return 'comma'
  return hasPoint ? 'point' : undefined
}

/**
 * `1,00,000` and `100,000`: the last group has three digits, and none before it has more. The second
 * part is what follows the decimal sign: three digits there could as well be a group.
 */
const shapes = {
  point: /^(\d{1,12}|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d{0,2}|\d{4}))?$/,
  comma: /^(\d{1,12}|\d{1,3}(?:\.\d{2,3})*\.\d{3})(?:,(\d{0,2}|\d{4}))?$/,
} as const

/**
 * In paise; `NaN` if it is not an amount, 0 for an empty cell. A minus, brackets or `Dr` mean money
 * paid out. `sign` is that of the whole column.
 */
export const readPaise = (cell: string, sign = decimalSignOf([cell]) ?? 'point'): number => {
  const text = plainCell(cell)
  if (text === '' || nothing.test(text)) return 0
  const { number, isCredit, isDebit, isMinus } = takeApart(cell)
  if (isCredit && (isDebit || isMinus)) return Number.NaN
  if (sign === 'both' && /[.,]/.test(number)) return Number.NaN
  const shape = shapes[sign === 'comma' ? 'comma' : 'point']
  const [, rupees, paise = ''] = shape.exec(number) ?? []
  if (rupees === undefined) return Number.NaN
  // Some spreadsheets write four decimals; nobody pays parts of a paisa.
  if (/[1-9]/.test(paise.slice(2))) return Number.NaN
  const amount =
    Number(rupees.replaceAll(/[.,]/g, '')) * 100 + Number(paise.slice(0, 2).padEnd(2, '0'))
  return amount !== 0 && (isMinus || isDebit) ? -amount : amount
}

/** `6.31E+11`: a spreadsheet has shortened a number, and its last digits are lost. */
export const hasLostDigits = (cell: string): boolean =>
  /(?<![\w.])\d(?:[.,]\d+)?E\+\d{1,2}(?!\w)/i.test(plainCell(cell))
