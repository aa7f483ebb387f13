import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { letters } from './letters.ts'

interface Line {
  text: string
  verse: number
}

interface Mantra {
  id: string
  position: number
  title: string
  origin: string
  isFeatured?: boolean
  kind?: string
  language?: string
  meaning: string
  lines: Line[]
  notes: string
}

interface Reading {
  source: string
  address: string
  accessed: string
  conversion: string | null
  text: string
}

/**
 * Where a reading differs from the seed. `line` and `reading` count from 0; `found` is empty if
 * that reading leaves the words out.
 */
interface Variant {
  line: number
  seed: string
  reading: number
  found: string
  why: string
}

interface Evidence {
  readings: Reading[]
  variants: Variant[]
}

function load<T>(folder: string): Map<string, T> {
  const path = join(import.meta.dirname, folder)
  const files = readdirSync(path).filter((file) => file.endsWith('.json'))
  return new Map(
    files.map((file) => [
      file.slice(0, -'.json'.length),
      JSON.parse(readFileSync(join(path, file), 'utf8')) as T,
    ]),
  )
}

const mantras = load<Mantra>('mantras')
const aartis = load<Mantra>('aartis')
const texts = new Map([...mantras, ...aartis])
const evidence = load<Evidence>('readings')

const inOrder = (list: ReadonlyMap<string, Mantra>): Mantra[] =>
  [...list.values()].toSorted((a, b) => a.position - b.position)

function withVariants(lines: readonly Line[], variants: readonly Variant[]): string {
  return lines
    .map(({ text }, index) =>
      variants
        .filter((variant) => variant.line === index)
        .reduce((line, variant) => line.replace(variant.seed, variant.found), text),
    )
    .join('\n')
}

function expectSanskrit(text: string): void {
  expect(text).toBe(text.normalize('NFC').trim())
  expect(text).toMatch(
    /^[\u0902\u0903\u0905-\u090B\u090F\u0910\u0913-\u0939\u093D-\u0943\u0947\u0948\u094B-\u094D\u0950\u0964-\u096F ]+$/u,
  )
  expect(text).not.toMatch(/ं[क-म]/u)
  expect(text.match(/[\u0905-\u0914\u0950]|[क-ह](?!\u094D)/gu)?.length).toBeLessThanOrEqual(45)
}

const textsOf = (lines: readonly Line[]): string[] => lines.map(({ text }) => text)

/** How the sources of a text were copied. */
const noteOf = (id: string): string =>
  (evidence.get(id)?.readings ?? []).map(({ conversion }) => conversion ?? '').join(' ')

describe('letters', () => {
  it.each([
    ['दंतिः', 'दन्तिः', 'class nasal'],
    ['विनायकम् ।', 'विनायकं', 'final m'],
    ['भक्तानाम् एकदन्तम्', 'भक्तानामेकदन्तं', 'm before a vowel'],
    ['त्वं अवस्था', 'त्वमवस्था', 'anusvara before a vowel'],
    ['कर्ताऽसि', 'कर्तासि', 'avagraha'],
    ["भ _द्रं_ कर्णे'भिः ❘ 1", 'भद्रं कर्णेभिः ॥ १ ॥', 'typed accents and layout'],
    ['ग॒णप॑तिम्', 'गणपतिम्', 'Vedic accents'],
  ])('reads %s as %s (%s)', (one, other) => {
    expect(letters(one)).toBe(letters(other))
  })

  it.each([
    ['समप्रभ', 'समप्रभः', 'visarga'],
    ['अगजानन', 'अगजानान', 'vowel length'],
    ['धरं देवं', 'धरदेवं', 'lost anusvara'],
    ['छिन्धि', 'छिन्दि', 'aspiration'],
    ['शिव', 'षिव', 'sibilant'],
    ['स्मरेन्नित्यम्', 'स्मरेनित्यम्', 'doubling'],
    ['ॐ', 'ऊं', 'the sacred syllable'],
  ])('keeps %s apart from %s (%s)', (one, other) => {
    expect(letters(one)).not.toBe(letters(other))
  })
})

describe('the seed mantras', () => {
  const all = inOrder(mantras)

  it('are thirteen, in order, each under its own id', () => {
    expect(all.map(({ position }) => position)).toEqual(Array.from({ length: 13 }, (_, i) => i + 1))
    expect([...texts].filter(([file, { id }]) => file !== id)).toEqual([])
    expect([...evidence.keys()].sort()).toEqual([...texts.keys()].sort())
  })

  it('feature exactly three', () => {
    const featured = all.filter(({ isFeatured }) => isFeatured).map(({ id }) => id)
    expect(featured).toEqual(['om-gam-ganapataye-namah', 'vakratunda-mahakaya', 'ganesha-gayatri'])
  })

  it.each(all)('$id is written in plain classical Devanagari', ({ lines, title, meaning }) => {
    expect(title).not.toBe('')
    expect(meaning).not.toBe('')
    for (const { text } of lines) expectSanskrit(text)
  })

  it.each(inOrder(texts))('$id numbers its verses from one, without gaps', ({ lines }) => {
    const verses = [...new Set(lines.map(({ verse }) => verse))]
    expect(verses).toEqual(verses.map((_, index) => index + 1))
    expect(lines.map(({ verse }) => verse)).toEqual(
      lines.map(({ verse }) => verse).sort((a, b) => a - b),
    )
  })
})

describe('the seed stotras and aartis', () => {
  const all = inOrder(aartis)

  it('are in order, each of a kind', () => {
    expect(all.map(({ position }) => position)).toEqual(all.map((_, index) => index + 1))
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['stotra', 'aarti', 'names']))
  })

  it.each(all)('$id has a meaning for each verse', ({ lines, meaning }) => {
    expect(meaning.split('\n\n')).toHaveLength(lines.at(-1)?.verse ?? 0)
  })

  it.each(all)('$id is written in plain Devanagari', ({ lines, language }) => {
    for (const { text } of lines) {
      if (language === 'sa') expectSanskrit(text)
      expect(text).toBe(text.normalize('NFC').trim())
      expect(text).toMatch(/^[\u0901-\u0903\u0905-\u0939\u093C-\u094D\u0950\u0964-\u096F ]+$/u)
    }
  })

  it.each(all.filter(({ kind, id }) => kind === 'aarti' && /refrain/.test(noteOf(id))))(
    '$id sings its refrain after every verse',
    ({ lines }) => {
      const verses = [...Map.groupBy(lines, ({ verse }) => verse).values()]
      const refrain = textsOf(lines).slice(-2)
      for (const verse of verses) expect(textsOf(verse).slice(-2)).toEqual(refrain)
      expect(verses.length).toBeGreaterThanOrEqual(3)
    },
  )

  it('have 108 names, each once', () => {
    const names = aartis.get('ganesha-108-names')?.lines ?? []
    expect(new Set(names.map(({ text }) => letters(text))).size).toBe(108)
    expect(names.every(({ text }) => /^ॐ .+ नमः (।|॥ [०-९]+ ॥)$/u.test(text))).toBe(true)
  })
})

describe.each([...evidence])('the readings of %s', (id, { readings, variants }) => {
  const lines = texts.get(id)?.lines ?? []

  it('come from at least two places', () => {
    expect(new Set(readings.map(({ address }) => address)).size).toBeGreaterThanOrEqual(2)
    for (const { source, address, accessed, text } of readings) {
      expect(source).not.toBe('')
      expect(address).toMatch(
        /^(https:\/\/\S+|[\w.-]+\/[\w.-]+:\S+|print:pp?\. \d+|app:[\w.]+|unknown)$/u,
      )
      expect(accessed).toMatch(/^\d{4}-\d{2}-\d{2}$/u)
      expect(text).toBe(text.normalize('NFC'))
    }
  })

  it.each(variants)('$seed (line $line) really differs in reading $reading', (variant) => {
    const text = letters(readings[variant.reading]?.text ?? '')
    const others = variants.filter(
      (other) => other.reading === variant.reading && other !== variant,
    )
    // A final m may have joined the next word's vowel there.
    const found = letters(variant.found).replace(/ं$/u, '')
    expect(lines[variant.line]?.text.split(variant.seed)).toHaveLength(2)
    expect(text).toContain(found)
    expect(letters(withVariants(lines, others))).not.toBe(text)
    expect(variant.why).not.toBe('')
  })

  it.each(readings.map((reading, index) => ({ ...reading, index })))(
    'agree letter for letter with $address, except for the listed variants',
    ({ index, text }) => {
      const own = variants.filter(({ reading }) => reading === index)
      expect(letters(withVariants(lines, own))).toBe(letters(text))
    },
  )
})
