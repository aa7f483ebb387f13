import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { messagesOf } from './messages.ts'
import { translated } from './translated.ts'

const english = `import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'

const order = ['morning', 'noon'] as const

/** On the page of a puja. */
export const puja = catalogue('puja', {
  /** On a button. */
  book: 'Book a puja',
  days: ['Today', 'Tomorrow'],
  link: { hint: \`Open for \${linkDays} days\` },
  from: (price: string) => \`From \${price}\`,
  left: (count: number) => counted(count, { one: '1 place', other: \`\${numberText(count)} places\` }),
  when: (day?: string) => (day ? \`on \${day}\` : 'soon'),
  size: 5,
})
`
const path = 'app/i18n/en/bookings/puja.ts'

const marathi = new Map([
  ['puja.book', ['पूजा बुक करा']],
  ['puja.days[0]', ['आज']],
  ['puja.days[1]', ['उद्या']],
  ['puja.link.hint', ['{linkDays} दिवस खुले']],
  ['puja.from', ['{price} पासून']],
  ['puja.left', ['एक जागा', '{numberText(count)} जागा']],
])

const sourceOf = (result: ReturnType<typeof translated>): string => {
  if ('source' in result) return result.source
  throw new Error([...result.missing, ...result.wrong].join(', '))
}

describe('What a translator gets of a module', () => {
  const { messages, ownLogic } = messagesOf(english)
  const texts = new Map(messages.map(({ key, forms }) => [key, forms.map(({ text }) => text)]))

  it('is each text by its place, with names for the parts that vary', () => {
    expect(Object.fromEntries(texts)).toEqual({
      'puja.book': ['Book a puja'],
      'puja.days[0]': ['Today'],
      'puja.days[1]': ['Tomorrow'],
      'puja.link.hint': ['Open for {linkDays} days'],
      'puja.from': ['From {price}'],
      'puja.left': ['1 place', '{numberText(count)} places'],
    })
  })

  it('has our comments on it, and on what it is part of', () => {
    expect(messages[0]?.notes).toEqual(['On the page of a puja.', 'On a button.'])
    expect(messages[1]?.notes).toEqual(['On the page of a puja.'])
  })

  it('is not a text with logic of its own, nor what code goes by', () => {
    expect(ownLogic.map(({ key }) => key)).toEqual(['puja.when'])
  })
})

describe('A module in another language', () => {
  it('is the English one with other texts, compared with it by the types', () => {
    const source = sourceOf(translated({ english, path }, 'mr', marathi))
    expect(source).toContain("import type * as english from '#app/i18n/en/bookings/puja.ts'")
    expect(source).toContain("'#contract/i18n/mr/plural.ts'")
    expect(source).toContain('from: (price: string) => `${price} पासून`')
    expect(source).toContain('{ one: "एक जागा", other: `${numberText(count)} जागा` }')
    expect(source).toMatch(/\} satisfies Words<typeof english\.puja\.english>\)\n$/)
  })

  it('keeps the logic that a developer wrote for it, or says where it is still English', () => {
    const first = translated({ english, path }, 'mr', marathi)
    expect(first).toMatchObject({ unwritten: ['puja.when'] })
    const soFar = sourceOf(first).replace("`on ${day}` : 'soon'", "`${day} रोजी` : 'लवकरच'")
    const again = translated({ english, path, soFar }, 'mr', marathi)
    expect(again).toMatchObject({ unwritten: [] })
    expect(sourceOf(again)).toBe(soFar)
  })

  it('keeps the form that a developer gave it, and takes other texts', () => {
    const soFar = sourceOf(translated({ english, path }, 'mr', marathi))
      .replace('from: (price: string) => `${price}', 'from: (price: string) => `${inWords(price)}')
      .replace('catalogue }', 'catalogue, inWords }')
    const again = new Map([...marathi, ['puja.book', ['पूजा करा']]])
    again.set('puja.from', ['{inWords(price)} पासून पुढे'])
    expect(sourceOf(translated({ english, path, soFar }, 'mr', again))).toBe(
      soFar.replace('पूजा बुक करा', 'पूजा करा').replace('पासून', 'पासून पुढे'),
    )
    again.set('puja.from', ['{price} पासून'])
    expect(translated({ english, path, soFar }, 'mr', again)).toMatchObject({
      wrong: ['puja.from: {price} is no part of it', 'puja.from: {inWords(price)} is missing'],
    })
  })

  it('is not made while a text is missing or has other parts', () => {
    const partly = new Map([...marathi, ['puja.book', ['']]])
    expect(translated({ english, path }, 'mr', partly)).toMatchObject({ missing: ['puja.book'] })
    const other = new Map([...marathi, ['puja.from', ['{prize} पासून']]])
    expect(translated({ english, path }, 'mr', other)).toMatchObject({
      wrong: ['puja.from: {prize} is no part of it', 'puja.from: {price} is missing'],
    })
  })

  it('holds a text as it is, whatever its letters mean to code', () => {
    const odd = new Map([
      ...marathi,
      ['puja.book', ['`\\ "${']],
      ['puja.from', ['`$\\ {price} "\n']],
    ])
    expect(translated({ english, path }, 'mr', odd)).toMatchObject({
      wrong: ['puja.book: a brace too many'],
    })
    odd.set('puja.book', ['`\\ "$'])
    const { messages } = messagesOf(sourceOf(translated({ english, path }, 'mr', odd)))
    expect(messages[0]?.forms[0].text).toBe('`\\ "$')
    expect(messages[4]?.forms[0].text).toBe('`$\\ {price} "\n')
  })
})

const modules = globSync('{app,contract}/i18n/en/**/*.ts').filter(
  (file) => !file.endsWith('.test.ts'),
)

describe('All our words', () => {
  it('come back as they went out', () => {
    expect(modules.length).toBeGreaterThan(100)
    for (const file of modules) {
      const source = readFileSync(file, 'utf8')
      const { messages } = messagesOf(source)
      const texts = new Map(
        messages.map(({ key, forms }) => [key, forms.map(({ text }) => `मराठी ${text}`)]),
      )
      expect(texts.size, `keys of ${file}`).toBe(messages.length)
      const made = sourceOf(translated({ english: source, path: file }, 'mr', texts))
      const back = messagesOf(made).messages.map(
        ({ key, forms }) => [key, forms.map(({ text }) => text)] as const,
      )
      expect(new Map(back), file).toEqual(texts)
    }
  })
})
