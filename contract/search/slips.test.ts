import { describe, expect, test } from 'vitest'
import { mendedTerm, slipBetween } from './slips.ts'
import { queryWords, termsOf } from './text.ts'

test.each([
  ['ganse', 'ganes', 0],
  ['modek', 'modak', 1],
  ['sankastti', 'sankasti', 2],
  ['sankati', 'sankasti', 2],
  ['ganes', 'ganes', undefined],
  ['gnase', 'ganes', undefined],
  ['modaks', 'moda', undefined],
  ['', 'ab', undefined],
])('from %s to %s is the slip %j', (one, other, slip) => {
  expect(slipBetween(one, other)).toBe(slip)
})

describe('a word is looked for', () => {
  const known = new Set(
    termsOf('Gaṇeśa Ganesha गणपति Sankashti Chaturthi वक्रतुण्ड modak durva aarti japa jnana'),
  )
  const meant = (query: string) => queryWords(query).map((each) => mendedTerm(each, known))

  test.each([
    ['ganesh', 'gnes'],
    ['sankasti', 'snksti'],
    ['vakratund', 'vkrtund'],
    ['गणेश', 'gnes'],
    ['saṅkaṣṭī', 'snksti'],
    ['mod', 'mod'],
  ])('%s: as it is', (query, term) => {
    expect(meant(query)).toEqual([term])
  })

  test.each([
    ['ganseh', 'ganes'],
    ['sankaszti', 'sankasti'],
    ['chaturhti', 'caturti'],
    ['modek', 'modak'],
    ['aarit', 'arti'],
    ['वक्रतण्ड', 'vakratund'],
  ])('%s: as %s', (query, term) => {
    expect(meant(query)).toEqual([term])
  })

  test.each(['zzz', 'zz', 'jjj', 'aaa', 'mmm', 'qwerty', 'dury', 'xyzzy', 'gnaseh', 'lorem'])(
    '%s: not at all',
    (query) => {
      expect(meant(query)).toEqual([undefined])
    },
  )
})
