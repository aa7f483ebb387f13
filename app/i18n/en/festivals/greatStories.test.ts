import { describe, expect, test } from 'vitest'
import { gauriDays, greatFestivals } from '#almanac/greatFestivals.ts'
import { greatStories } from './greatStories.ts'

const { stories } = greatStories.english
const all = Object.entries(stories)

describe('The stories of the great festivals and fasts', () => {
  test('every festival of the almanac has one, Ekadashi too, and nothing else has', () => {
    const kinds = [
      ...greatFestivals.map(({ kind }) => kind),
      ...gauriDays.map(({ kind }) => kind),
      'makar_sankranti',
      'ekadashi',
      // As the Vaishnavas date it.
      'janmashtami_vaishnava',
    ]
    expect(Object.keys(stories).sort()).toEqual([...new Set(kinds)].sort())
  })

  test('each names at least one source, and none twice', () => {
    expect(all.filter(([, { sources }]) => sources.length === 0)).toEqual([])
    expect(all.filter(([, { sources }]) => new Set(sources).size < sources.length)).toEqual([])
  })

  test('each has one or two short paragraphs of whole sentences', () => {
    const faults = all.flatMap(([kind, { text }]) => [
      ...(text.length >= 1 && text.length <= 2 ? [] : [`${kind}: ${text.length} paragraphs`]),
      ...text
        .filter((paragraph) => paragraph.length > 560 || !/^[A-Z].*[.?]$/.test(paragraph))
        .map((paragraph) => `${kind}: ${paragraph.length}: ${paragraph.slice(0, 40)}`),
    ])
    expect(faults).toEqual([])
  })

  test('no title and no paragraph is used twice', () => {
    const texts = all.flatMap(([, { title, text }]) => [title, ...text])
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('none says what must be done or counts merit', () => {
    const texts = all.flatMap(([, { text }]) => text)
    const forbidden = /\b(must|should|have to|cures?|heals?|healthy?|merits?|times the|equal to)\b/i
    expect(texts.filter((paragraph) => forbidden.test(paragraph))).toEqual([])
  })
})
