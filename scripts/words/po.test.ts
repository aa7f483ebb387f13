import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { messagesOf } from './messages.ts'
import { fromPo, toPo } from './po.ts'

const path = 'app/i18n/en/visit.ts'
const { messages } = messagesOf(`
/** On the page of the temple. */
export const visit = catalogue('visit', {
  come: 'Come "in"\\nplease',
  left: (count: number) => counted(count, { one: '1 place', other: \`\${count} places\` }),
  bye: 'Bye',
})`)
const translations = new Map([
  ['visit.come', ['या "आत"\nकृपया']],
  ['visit.left', ['{count} जागा', '{count} जागा']],
])

describe('A file for translators', () => {
  it('has each text with its place, our comments and the forms of plural', () => {
    const file = toPo([{ path, messages, translations }], 'hi')
    expect(file).toContain('"Plural-Forms: nplurals=2; plural=(n > 1);\\n"')
    expect(file).toContain(
      [
        '#. On the page of the temple.',
        'msgctxt "app/i18n/en/visit.ts:visit.left"',
        'msgid "1 place"',
        'msgid_plural "{count} places"',
        'msgstr[0] "{count} जागा"',
        'msgstr[1] "{count} जागा"',
      ].join('\n'),
    )
  })

  it('brings back the same texts, and none where there is none', () => {
    const back = fromPo(toPo([{ path, messages, translations }], 'mr'))
    expect(back.get(path)).toEqual(new Map([...translations, ['visit.bye', ['']]]))
  })

  it('marks what was translated from another English text, until somebody has looked at it', () => {
    const before = toPo([{ path, messages, translations }], 'mr').replace(
      '"1 place"',
      '"One place"',
    )
    const file = toPo([{ path, messages, translations }], 'mr', before)
    expect(file.match(/#, fuzzy/g)).toHaveLength(1)
    expect(fromPo(file).get(path)?.has('visit.left')).toBe(false)
    expect(toPo([{ path, messages, translations }], 'mr', file)).toBe(file)
    const looked = file.replace('#, fuzzy\n', '')
    expect(toPo([{ path, messages, translations }], 'mr', looked)).toBe(looked)
  })

  it('is the same after it was read and written', () => {
    const modules = globSync('{app,contract}/i18n/en/**/*.ts')
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => {
        const { messages } = messagesOf(readFileSync(file, 'utf8'))
        const texts = messages.map(({ key, forms }) => {
          return [key, forms.map(({ text }) => `मराठी ${text}`)] as const
        })
        return { path: file, messages, translations: new Map(texts) }
      })
    const file = toPo(modules, 'mr')
    const back = fromPo(file)
    const again = modules.map((module) => ({
      ...module,
      translations: back.get(module.path) ?? new Map<string, string[]>(),
    }))
    expect(toPo(again, 'mr', file)).toBe(file)
  }, 60_000)
})
