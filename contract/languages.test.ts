import { expect, onTestFinished, test, vi } from 'vitest'
import {
  asLanguage,
  type Language,
  languageNames,
  languages,
  offered,
  offeredLanguages,
  wordsIn,
} from './languages.ts'

test('every language is known by its own name, and those that are offered are among them', () => {
  expect(languages.map((each) => languageNames[each].own)).toEqual(['English', 'मराठी', 'हिन्दी'])
  expect(languages).toEqual(expect.arrayContaining([...offeredLanguages]))
})

test.each([
  ['mr', 'mr'],
  ['hi', 'hi'],
  ['', 'en'],
  ['MR', 'en'],
  ['mr-IN', 'en'],
  ['tlh', 'en'],
])('%j is kept as %s', (text, language) => {
  expect(asLanguage(text)).toBe(language)
})

test('words are English for those whose language has none', () => {
  const wordsOf = wordsIn({ en: 'Namaste', mr: 'नमस्कार', hi: 'नमस्ते' })
  expect(languages.map(offered)).toEqual(['en', 'mr', 'hi'])
  expect(languages.map(wordsOf)).toEqual(['Namaste', 'नमस्कार', 'नमस्ते'])
  const coming: string = 'gu'
  expect(offered(coming as Language)).toBe('en')
  expect(wordsOf(coming as Language)).toBe('Namaste')
})

test('in tests of the server, one language has words that no reader of English can read', () => {
  vi.stubGlobal('__PSEUDO_LANGUAGE__', 'mr')
  onTestFinished(() => void vi.unstubAllGlobals())
  const greeting = (name: string) => `Namaste ${name}`
  const wordsOf = wordsIn({ en: { greeting }, mr: { greeting }, hi: { greeting } })
  expect(wordsOf('mr').greeting('मीरा')).toBe('नअऽमअऽसतएऽ मीरा')
  expect(wordsOf('hi').greeting('मीरा')).toBe('Namaste मीरा')
})
