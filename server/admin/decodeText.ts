import { AppError } from '#server/errors.ts'

const refusal = (words: string): AppError => new AppError('unsupported_media_type', words)

/** What people send instead of a text, by its first bytes; `advice` is what to do. */
const otherKinds: readonly (readonly [bytes: string, words: (advice: string) => string])[] = [
  ['%PDF', (advice) => `This is a PDF. ${advice}`],
  ['PK\u0003\u0004', () => 'This is an Excel file. Please open it and save it as CSV.'],
  ['\u00d0\u00cf\u0011\u00e0', () => 'This is an Excel file. Please open it and save it as CSV.'],
]

/** Some banks and shops call a web page `.xls`: spreadsheets open it, with a warning. */
const webPage =
  /^\s*(?:<!--[^]*?-->\s*)*<(?:!doctype\s+html|html|head|body|meta|style|div|table)[\s>]/i
const webArchive = /^\s*mime-version:/i
const excelMarkup = /^\s*<\?xml[^]{0,300}?<\??(?:mso-application|(?:\w+:)?workbook)\b/i

export const isWebPage = (text: string): boolean => webPage.test(text.slice(0, 4000))

type Allowed = { readonly isPageAllowed?: boolean }

const assertNoMarkup = (text: string, { isPageAllowed = false }: Allowed): string => {
  const start = text.slice(0, 4000)
  if ((!isPageAllowed && webPage.test(start)) || webArchive.test(start)) {
    throw refusal(
      'This is a web page with an Excel name. Please open it in Excel and save it as CSV.',
    )
  }
  if (excelMarkup.test(start)) {
    throw refusal('This is an Excel file. Please open it and save it as CSV.')
  }
  return text
}

/**
 * Spreadsheets write `Unicode text` with two bytes a letter; in plain English half of those are
 * empty.
 */
const wideEncoding = (bytes: Buffer): string | undefined => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 400)
  const empty = [0, 0]
  start.forEach((byte, at) => {
    if (byte === 0) empty[at % 2] = (empty[at % 2] ?? 0) + 1
  })
  const many = start.length / 6
  if ((empty[1] ?? 0) > many) return 'utf-16le'
  return (empty[0] ?? 0) > many ? 'utf-16be' : undefined
}

/**
 * The text of a file that staff upload, from banks and spreadsheets: UTF-8 or UTF-16, else
 * Windows-1252. Anything else is refused with `advice`, web pages unless they are allowed.
 */
export const decodeText = (bytes: Buffer, advice: string, allowed: Allowed = {}): string => {
  if (bytes.length === 0) throw refusal('The file is empty.')
  const start = bytes.toString('latin1', 0, 4)
  const other = otherKinds.find(([signature]) => start.startsWith(signature))
  if (other) throw refusal(other[1](advice))
  const wide = wideEncoding(bytes)
  if (wide) return assertNoMarkup(new TextDecoder(wide).decode(bytes), allowed)
  if (bytes.includes(0)) throw refusal(`This is not a CSV file. ${advice}`)
  try {
    return assertNoMarkup(new TextDecoder('utf-8', { fatal: true }).decode(bytes), allowed)
  } catch (error) {
    if (error instanceof AppError) throw error
    return assertNoMarkup(new TextDecoder('windows-1252').decode(bytes), allowed)
  }
}
