import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { withPseudoWords } from '#server/test/pseudoWords.ts'
import {
  codeFor,
  hasWords,
  languageOfCode,
  readTemplateLanguages,
  type TemplateLanguages,
} from './languages.ts'
import { createLocalSender, type LocalMessage } from './local.ts'

test.each([
  ['en', ['en']],
  ['en_US', ['en_US']],
  [' mr , en_GB,hi', ['mr', 'en_GB', 'hi']],
  ['', undefined],
  ['en,', undefined],
  ['en,en_US', undefined],
  ['Marathi', undefined],
])('%j is read as %j', (text, codes) => expect(readTemplateLanguages(text)).toEqual(codes))

test('a single language is everybody’s, whatever it is', () => {
  for (const reads of ['en', 'mr', 'hi'] as const) {
    expect(codeFor(['gu'], reads)).toBe('gu')
    expect(codeFor(['en_US'], reads)).toBe('en_US')
  }
})

describe('With words in each language', () => {
  withPseudoWords()

  test.each<[reads: Language, codes: TemplateLanguages, code: string, written: Language]>([
    ['en', ['en_US', 'mr'], 'en_US', 'en'],
    ['mr', ['en_US', 'mr'], 'mr', 'mr'],
    // Nobody's words are put into a template of another language.
    ['hi', ['en_US', 'mr'], 'en_US', 'en'],
    ['hi', ['en_US', 'hi'], 'hi', 'hi'],
    ['hi', ['mr', 'en'], 'mr', 'mr'],
    ['mr', ['hi', 'en'], 'hi', 'hi'],
    ['en', ['mr'], 'mr', 'mr'],
    ['en', ['gu', 'en'], 'en', 'en'],
  ])('who reads %s gets of %j %s, written in %s', (reads, codes, code, written) => {
    const chosen = codeFor(codes, reads)
    expect(chosen).toBe(code)
    expect(languageOfCode(chosen)).toBe(written)
  })

  test('it is known of which codes there are words', () => {
    expect(['en', 'en_GB', 'mr', 'hi', 'gu'].filter(hasWords)).toEqual(['en', 'en_GB', 'mr', 'hi'])
  })

  test('without an account a message is whole in its language', async () => {
    const kept: LocalMessage[] = []
    const sender = createLocalSender(async (message) => void kept.push(message))
    expect(sender.languageFor('mr')).toBe('mr')
    expect(sender.languageFor('hi')).toBe('hi')
    await sender.send({
      to: { phone: '+919822011223' },
      template: 'reminder',
      language: 'mr',
      parameters: ['मंदिर', 'उद्या', 'शुक्रवारी', 'https://a.b', 'https://c.d'],
      reference: 'delivery:1',
    })
    expect(kept[0]?.text.replaceAll(/https:\S+/g, '')).not.toMatch(/[a-z]/i)
    expect(kept[0]?.text).toContain('https://a.b')
  })
})
