import { describe, expect, it } from 'vitest'
import { readSeedFiles } from './files.ts'

const { mantras, aartis } = await readSeedFiles(import.meta.dirname)
const told = mantras.filter(({ verses }) => verses)

/** As it is found in a line, where sandhi may have changed its first and last letters. */
const core = (word: string): string => word.replace(/^[अआइईउऊएऐओऔ]/, '').replace(/(?:म्|[ंः्])$/, '')

describe('What the starter mantras mean', () => {
  it('is said verse by verse for the hymns, and word by word for the single verses', () => {
    const untold = mantras.filter(({ verses }) => !verses).map(({ id }) => id)
    // No published translation of this verse was found.
    expect(untold).toEqual(['siddhi-vinayaka'])
  })

  it.each(told)('in $id is said of every verse, and has a source', (mantra) => {
    const { lines, verses = [], meaningSources = [] } = mantra
    const numbers = [...new Set(lines.map(({ verse }) => verse))]
    expect(verses.map(({ number }) => number)).toEqual(numbers)
    for (const { heading, meaning, words } of verses) {
      expect(Boolean(heading && meaning)).toBe(numbers.length > 1)
      expect(words === undefined).toBe(numbers.length > 1)
    }
    expect(meaningSources.length).toBeGreaterThan(0)
    for (const { name, address } of meaningSources) {
      expect(name).not.toBe('')
      expect(new URL(address).protocol).toMatch(/^https?:$/)
    }
  })

  it.each(aartis)('in $id, an aarti, is said of every verse', ({ lines, verses = [] }) => {
    expect(verses.map(({ number }) => number)).toEqual([
      ...new Set(lines.map(({ verse }) => verse)),
    ])
    expect(verses.every(({ meaning }) => meaning)).toBe(true)
  })

  it.each(told.filter(({ verses }) => verses?.some(({ words }) => words)))(
    'in $id explains the words of the text, in their order',
    ({ lines, verses = [] }) => {
      let rest = lines.map(({ text }) => text.replaceAll(/[\s।॥]/g, '')).join('')
      for (const { word } of verses.flatMap(({ words = [] }) => words)) {
        const at = rest.indexOf(core(word))
        // At most the letters between two words may be left out.
        expect(at, word).toBeOneOf([0, 1, 2, 3])
        rest = rest.slice(at + core(word).length)
      }
      expect(rest.length).toBeLessThanOrEqual(2)
    },
  )
})
