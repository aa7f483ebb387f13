import { describe, expect, test } from 'vitest'
import { limitOf } from '#contract/translations/fieldRules.ts'
import { pathsOf, translatableKinds } from '#contract/translations/kinds.ts'
import { textsOf, translationOf, withTexts } from './texts.ts'

const mantra = {
  title: 'Hymn',
  origin: undefined,
  meaning: '',
  verses: [
    { verse: 3, heading: 'Praise', words: [{ word: 'ॐ', meaning: 'Om' }] },
    { verse: 7, meaning: 'Refuge', words: [{ word: 'गं', meaning: 'Gam' }] },
  ],
}

describe('the texts of something', () => {
  test('are found by the names of what they are in; what is empty has none', () => {
    expect(textsOf('mantra', mantra).map(({ field, english }) => [field, english])).toEqual([
      ['title', 'Hymn'],
      ['verses.3.heading', 'Praise'],
      ['verses.7.meaning', 'Refuge'],
      ['verses.3.words.0.meaning', 'Om'],
      ['verses.7.words.0.meaning', 'Gam'],
    ])
  })

  test('are replaced where they are, and nothing else is', () => {
    const changed = withTexts('mantra', mantra, ({ english }) => `${english}!`)
    expect(changed).toEqual({
      title: 'Hymn!',
      origin: undefined,
      meaning: '',
      verses: [
        { verse: 3, heading: 'Praise!', words: [{ word: 'ॐ', meaning: 'Om!' }] },
        { verse: 7, meaning: 'Refuge!', words: [{ word: 'गं', meaning: 'Gam!' }] },
      ],
    })
  })

  test('that stay in English are named, by each item of a list for itself', () => {
    const write = ({ english }: { english: string }) =>
      english === 'Hymn' || english === 'Om' ? 'ॐ' : undefined
    const [praise, refuge] = mantra.verses
    expect(withTexts('mantra', { ...mantra, meaning: 'Salutations' }, write)).toEqual({
      title: 'ॐ',
      origin: undefined,
      meaning: 'Salutations',
      inEnglish: ['meaning'],
      verses: [
        { ...praise, words: [{ word: 'ॐ', meaning: 'ॐ' }], inEnglish: ['heading'] },
        { ...refuge, inEnglish: ['meaning', 'words'] },
      ],
    })
  })

  test('of a list of plain texts are named each for itself', () => {
    const temple = { name: 'Mandir', address: ['Main Road', 'Pune'] }
    const write = ({ english }: { english: string }) => (english === 'Pune' ? 'पुणे' : undefined)
    expect(withTexts('temple', temple, write)).toEqual({
      name: 'Mandir',
      address: ['Main Road', 'पुणे'],
      inEnglish: ['name', 'address.0'],
    })
  })

  test('of items without a name are found by their English, wherever they are by now', () => {
    const path = 'verses[verse].words[].meaning'
    const row = { field: 'verses.3.words.0.meaning', english: 'Om', text: 'ओम' }
    const rows = new Map([[row.field, row]])
    const at = (field: string, english: string) => translationOf(rows, { path, field, english })
    expect(at('verses.9.words.4.meaning', 'Om')).toBe(row)
    expect(at('verses.3.words.0.meaning', 'Gam')).toBeUndefined()
    expect(translationOf(rows, { path: 'origin', field: 'origin', english: 'Om' })).toBeUndefined()
  })

  test.each(translatableKinds)('of %s all have the limits of the English', (kind) => {
    for (const path of pathsOf(kind)) expect(limitOf(kind, path), path).toBeGreaterThan(10)
  })
})
