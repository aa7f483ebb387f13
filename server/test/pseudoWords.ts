import { afterAll, beforeAll, expect, vi } from 'vitest'

/** In the tests of this file, the words for those who read Marathi are made of the English ones. */
export const withPseudoWords = (): void => {
  beforeAll(() => void vi.stubGlobal('__PSEUDO_LANGUAGE__', 'mr'))
  afterAll(() => void vi.unstubAllGlobals())
}

const addresses = /https?:\/\/\S+|[\w.+-]+@[\w.-]+/g
/** `PJ-2026-7K3M9W`, `TEST-P-2026-27-00001`, `D7K3M9WACE` */
const references = /\b[A-Z]+-[A-Z\d-]+|\b[DSYM][A-Z\d]{9}\b/g

/**
 * Words in a text that come from none of ours, so that nobody could translate them: runs of four
 * Latin letters that are neither in an address or a reference nor `known`, such as names of the data.
 */
export const latinIn = (text: string, known: readonly string[] = []): string[] => {
  const ours = known.reduce((left, each) => left.replaceAll(each, ' '), text)
  return (
    ours
      .replaceAll(addresses, ' ')
      .replaceAll(references, ' ')
      .match(/[a-z]{4,}/gi) ?? []
  )
}

/** All texts in a value, a line each. */
export const textsOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null
    ? Object.values(value).map(textsOf).join('\n')
    : ''
}

type Written = { readonly subject: string; readonly text?: string; readonly html?: string }

/** An email whose every word can be translated, which says its language, and leads to pages in it. */
export const expectTranslated = (
  { subject, text = '', html = '' }: Written,
  known: readonly string[] = [],
): void => {
  expect(latinIn(`${subject}\n${text}`, known)).toEqual([])
  expect(html).toContain('<html lang="mr">')
  const links = text.match(/(?<=^https?:\/\/[^/]+\/)(?!api\/|mr\/).*$/gm)
  expect(links).toBeNull()
}
