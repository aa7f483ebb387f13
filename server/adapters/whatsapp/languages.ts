import { asLanguage, type Language, offered } from '#contract/languages.ts'

/** Codes of languages at Meta, as `en_US` or `mr`, in which our templates are approved; at least one. */
export type TemplateLanguages = readonly [string, ...string[]]

/** `en` of `en_US` */
const baseOf = (code: string): string => code.split('_')[0] ?? ''

/** Reads `en_US,mr,hi`: no language twice. */
export const readTemplateLanguages = (text: string): TemplateLanguages | undefined => {
  const [first = '', ...more] = text.split(',').map((code) => code.trim())
  const codes: TemplateLanguages = [first, ...more]
  if (!codes.every((code) => /^[a-z]{2,3}(_[A-Z]{2})?$/.test(code))) return undefined
  return new Set(codes.map(baseOf)).size === codes.length ? codes : undefined
}

const ownCode = (codes: TemplateLanguages, reads: Language): string | undefined =>
  codes.find((code) => baseOf(code) === offered(reads))

export const isCovered = (codes: TemplateLanguages, reads: Language): boolean =>
  ownCode(codes, reads) !== undefined

/** The reader's, if there are templates in it, else the first. */
export const codeFor = (codes: TemplateLanguages, reads: Language): string =>
  ownCode(codes, reads) ?? codes[0]

/** In which our words for such a template are written. */
export const languageOfCode = (code: string): Language => asLanguage(baseOf(code))

/** Whether a template of this code has our words around it, and none of another language. */
export const hasWords = (code: string): boolean => offered(languageOfCode(code)) === baseOf(code)
