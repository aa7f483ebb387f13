import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { messagesOf } from './messages.ts'
import { inLanguage } from './translated.ts'

/** All that stands in quotes, also in texts with logic of their own. */
const texts = globSync(['{app,contract}/i18n/mr/**/*.ts', 'server/**/*.mr.ts'])
  .filter((path) => !path.endsWith('.test.ts'))
  .flatMap((path) => {
    const source = readFileSync(path, 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
    return (source.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? [])
      .map((quoted) => quoted.replaceAll(/\$\{[^}]*\}/g, '').slice(1, -1))
      .map((text) => ({ path, text }))
  })
  .filter(({ text }) => /[ऀ-ॿ]/.test(text))

const found = (wrong: RegExp, except = /^$/): string[] =>
  texts
    .filter(({ path, text }) => !except.test(path) && wrong.test(text))
    .map(({ path, text }) => `${path}: ${text}`)

/** Names of brands, of files and of an example’s mailbox. */
const latin = /^WhatsApp$|\.json$|@example\.com$/

const isEnglish = (text: string): boolean => {
  const words = text.replaceAll(/\{[^}]*\}/g, '')
  return /[a-z]{4}/i.test(words) && !latin.test(words)
}

const textsOf = (path: string): Map<string, string> => {
  const { messages } = messagesOf(readFileSync(path, 'utf8'))
  return new Map(messages.map(({ key, forms: [{ text }] }) => [key, text]))
}

/** Sanskrit. */
const verses = /verses\.ts$/

describe('Marathi words', () => {
  test('are found', () => expect(texts.length).toBeGreaterThan(500))

  test('have no joiners and no letters in parts', () => {
    expect(found(/[\u200b-\u200d\u25cc\ufeff]/)).toEqual([])
    expect(texts.filter(({ text }) => text !== text.normalize('NFC'))).toEqual([])
  })

  test('end sentences with a full stop, and write numbers in Latin digits', () => {
    expect(found(/[।॥]/, verses)).toEqual([])
    expect(found(/[०-९]/)).toEqual([])
  })

  test('have the eyelash ra where it is spoken', () => {
    expect(found(/(?:दुसर|तिसर|पुजार|कर्मचार|व्यापार|शेतकर|वारकर|अधिकार|पदर|बर)्य/)).toEqual([])
  })

  test('address the reader as आपण, as a temple does', () => {
    expect(found(/(?:^|[\s“‘(])(?:तुम्ही|तुम्हाला|तुम[चझ]|तुझ|तुला|तू(?=\s))/, verses)).toEqual([])
  })

  test('are words that people say', () => {
    expect(found(/यशस्वीरित्या|वैशिष्ट्यीकृत|परवली|अधिभारण|विपत्र|पुजारी|ग्राहक|दान-रसीद/)).toEqual([])
  })

  test('are not the English ones', () => {
    const same = globSync('{app,contract}/i18n/en/**/*.ts')
      // One that is missing ends the build, once the language is offered.
      .filter((path) => existsSync(inLanguage(path, 'mr')))
      .flatMap((path) => {
        const english = textsOf(path)
        return [...textsOf(inLanguage(path, 'mr'))]
          .filter(([key, text]) => isEnglish(text) && english.get(key) === text)
          .map(([key, text]) => `${path}: ${key}: ${text}`)
      })
    expect(same).toEqual([])
  })
})
