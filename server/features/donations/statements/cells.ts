const months = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
] as const

const two = (part: number): string => String(part).padStart(2, '0')

const dayOf = (year: number, month: number, day: number): string | undefined => {
  const full = year < 100 ? 2000 + year : year
  const date = `${full}-${two(month)}-${two(day)}`
  const at = new Date(`${date}T00:00:00Z`)
  const isReal = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date)
  return isReal && full >= 2000 && full < 2100 ? date : undefined
}

const isoForm = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/
const numberForm = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?!\d)/
const nameForm = /^(\d{1,2})[-/. ]?([a-z]{3})[a-z]*[-/., ]*(\d{4}|\d{2})(?!\d)/i

/**
 * The day in a cell, in Indian order: `05/11/2026`, `5-Nov-26`, `05 Nov 2026`, `2026-11-05`; a time
 * may follow.
 */
export const readDay = (cell: string): string | undefined => {
  const text = cell.trim().replace(/^'/, '')
  const iso = isoForm.exec(text)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const plain = numberForm.exec(text)
  if (plain) return dayOf(Number(plain[3]), Number(plain[2]), Number(plain[1]))
  const named = nameForm.exec(text)
  if (!named) return undefined
  const month = months.findIndex((name) => name === named[2]?.toLowerCase())
  return dayOf(Number(named[3]), month + 1, Number(named[1]))
}

/**
 * `NaN` if it is not an amount, 0 for an empty cell. A minus, brackets or `Dr` mean money paid out.
 */
export const readPaise = (cell: string): number => {
  const text = cell.trim().replace(/^'/, '')
  if (text === '' || /^[-–—.]+$|^(nil|n\.?a\.?)$/i.test(text)) return 0
  const isOut = /^\(.*\)$|^[-−]|[-−]$|(?<![a-z])dr\.?\)?$/i.test(text)
  const plain = text
    .replaceAll(/₹|(?<![a-z])(?:rs|inr|[cd]r)(?![a-z])\.?/gi, '')
    .replaceAll(/[\s,()+\-−]/g, '')
  const [, rupees, paise = ''] = /^(\d{1,12})(?:\.(\d{0,4}))?$/.exec(plain) ?? []
  if (rupees === undefined) return Number.NaN
  // Some spreadsheets write more decimals than exist; nobody pays parts of a paisa.
  if (/[1-9]/.test(paise.slice(2))) return Number.NaN
  const amount = Number(rupees) * 100 + Number(paise.slice(0, 2).padEnd(2, '0'))
  return isOut ? -amount : amount
}

/** A payment address such as `919876543210-2@ybl`: it contains a phone number or a name. */
const address = /(?<![\p{L}\d._])[\p{L}\d._]{1,100}(?:-\d{1,2})?@[\p{L}\d.]*/gu

/** A phone number with India's code, attached to a word. */
const phoneAtWord = /(?<=\p{L})91[6-9]\d{9}(?!\d)|(?<!\d)91[6-9]\d{9}(?=\p{L})/gu

/** Banks print the twelve digits alone, among other words, or with leading zeros. */
export const utrsIn = (text: string): string[] => {
  const runs =
    text
      .replaceAll(address, ' ')
      .replaceAll(phoneAtWord, ' ')
      .match(/\d{12,}/g) ?? []
  const twelve = runs.flatMap((run) => {
    const digits = run.length > 12 ? run.replace(/^0+(?=\d{12}$)/, '') : run
    return digits.length === 12 ? [digits] : []
  })
  return [...new Set(twelve)]
}

/** Numbers of NEFT and RTGS: 16 to 22 letters and digits. */
export const longUtrsIn = (text: string): string[] =>
  (text.toUpperCase().match(/(?<![0-9A-Z])[0-9A-Z]{16,22}(?![0-9A-Z])/g) ?? []).filter((word) =>
    /(?:.*\d){6}/.test(word),
  )
