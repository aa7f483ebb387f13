import { expect, onTestFinished, test, vi } from 'vitest'
import {
  asLanguage,
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
  const wordsOf = wordsIn({ en: { namaste: 'Namaste' }, mr: { namaste: 'नमस्कार' } })
  for (const each of languages) {
    const known = offeredLanguages.find((one) => one === each)
    expect(offered(each)).toBe(known ?? 'en')
    expect(wordsOf(each)).toEqual({ namaste: known === 'mr' ? 'नमस्कार' : 'Namaste' })
  }
})

test('in tests of the server, one language has words that no reader of English can read', () => {
  vi.stubGlobal('__PSEUDO_LANGUAGE__', 'mr')
  onTestFinished(() => void vi.unstubAllGlobals())
  const greeting = (name: string) => `Namaste ${name}`
  const wordsOf = wordsIn({ en: { greeting }, mr: { greeting } })
  expect([offered('mr'), offered('hi')]).toEqual(['mr', 'en'])
  expect(wordsOf('mr').greeting('मीरा')).toBe('नअऽमअऽसतएऽ मीरा')
  expect(wordsOf('hi').greeting('मीरा')).toBe('Namaste मीरा')
})
