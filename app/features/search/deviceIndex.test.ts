import { expect, test } from 'vitest'
import { aFestival, aMantra, aPage } from '#app/test/builders.ts'
import { festivalEntry, mantraEntry, pageEntry } from '#contract/search/entries.ts'
import { searchGrammar } from '#contract/i18n/mr/searchGrammar.ts'
import { sectionWords } from '#contract/i18n/mr/searchSections.ts'
import { sectionEntries } from '#contract/search/sectionEntries.ts'
import { searchGrammar as hindiGrammar } from '#contract/i18n/hi/searchGrammar.ts'
import { sectionWords as hindiSections } from '#contract/i18n/hi/searchSections.ts'
import { queryWords } from '#contract/search/text.ts'
import { createDeviceIndex } from './deviceIndex.ts'

const gayatri = aMantra()
const index = createDeviceIndex(
  [
    mantraEntry({ ...gayatri, lines: [{ text: 'एकदन्ताय विद्महे ।', iast: '', verse: 1 }] }),
    mantraEntry(aMantra({ id: 'other', title: 'Vakratunda', meaning: 'O Ganesha.', lines: [] })),
    festivalEntry(aFestival()),
    pageEntry(aPage()),
    festivalEntry(aFestival({ slug: 'over', name: 'Over Sankashti', date: '2026-11-01' })),
    festivalEntry(aFestival({ slug: 'later', name: 'Sankashti', date: '2026-12-26' })),
    festivalEntry(aFestival({ slug: 'latest', name: 'Sankashti', date: '2027-01-25' })),
  ],
  '2026-11-22',
)
const ask = (query: string) => index.search(queryWords(query))
const find = (query: string) => ask(query).results.map(({ path }) => path)

test.each([
  ['ekadantaya', ['/mantras/ganesha-gayatri']],
  ['ekdant', ['/mantras/ganesha-gayatri']],
  ['एकदन्त', ['/mantras/ganesha-gayatri']],
  ['Ganadhip', ['/calendar/ganadhipa-sankashti-2026']],
  ['ask little', ['/privacy']],
  ['nowhere', []],
  ['"', []],
])('%s finds %j', (query, paths) => {
  expect(find(query)).toEqual(paths)
})

test('what bears the word in its title comes first', () => {
  expect(find('ganesh')).toEqual(['/mantras/ganesha-gayatri', '/mantras/other'])
})

test.each(['गणेशजी', 'श्रीगणेश', 'गणेशाला', 'ganeshji', 'shriganesh', 'ganeshbappa'])(
  '%s is Ganesha',
  (query) => {
    expect(find(query)).toEqual(find('ganesh'))
    expect(ask(query).isClose).toBeUndefined()
  },
)

test('the next festival comes first, past ones last, and each name once', () => {
  expect(find('sankashti')).toEqual([
    '/calendar/ganadhipa-sankashti-2026',
    '/calendar/later',
    '/calendar/over',
  ])
})

test('the excerpt is in the script of the text', () => {
  expect(ask('vidmahe').results[0]).toMatchObject({
    kind: 'mantra',
    excerpt: 'एकदन्ताय विद्महे ।',
  })
})

test.each(['ganseh', 'vakratnuda', 'वक्रतन्द', 'ekadentaya'])(
  'a slip in %s is forgiven, and said',
  (query) => {
    expect(ask(query).results.length).toBeGreaterThan(0)
    expect(ask(query).isClose).toBe(true)
  },
)

test.each(['zzz', 'aaa', 'zz', 'hhhh', 'qwerty', 'asdf', 'xqzt', 'ganseh zzz', 'vakrtuadn'])(
  'nonsense such as %s finds nothing',
  (query) => {
    expect(find(query)).toEqual([])
  },
)

test.each([
  ['पूजेसाठी', '/puja'],
  ['पूजा', '/puja'],
  ['pujechi', '/puja'],
  ['देणग्यांची', '/donate'],
  ['सणांच्या तारखा', '/calendar'],
  ['मंदिराचा पत्ता', '/contact'],
  ['आरत्यांचे', '/aarti'],
  ['दुकानातून', '/shop'],
  ['calendar', '/calendar'],
])('in Marathi, %s finds %s in any of its forms', (query, path) => {
  const inMarathi = createDeviceIndex(sectionEntries(sectionWords), '2026-11-22', searchGrammar)
  const { results, isClose } = inMarathi.search(queryWords(query, searchGrammar))
  expect([results[0]?.path, isClose]).toEqual([path, undefined])
})

test.each([
  ['पूजाओं के लिए', '/puja'],
  ['पूजाएँ', '/puja'],
  ['pujaon', '/puja'],
  ['दान की रसीदें', '/donate'],
  ['त्योहारों की तारीखें', '/calendar'],
  ['मंदिरका पता', '/contact'],
  ['आरतियों', '/aarti'],
  ['aartiyan', '/aarti'],
  ['दुकानें', '/shop'],
  ['calendar', '/calendar'],
  ['donate', '/donate'],
])('in Hindi, %s finds %s in any of its forms', (query, path) => {
  const inHindi = createDeviceIndex(sectionEntries(hindiSections), '2026-11-22', hindiGrammar)
  const { results, isClose } = inHindi.search(queryWords(query, hindiGrammar))
  expect([results[0]?.path, isClose]).toEqual([path, undefined])
})

test('in Hindi, a fast is found by its name of the north', () => {
  const lambodara = { slug: 'lambodara-sankashti-2027', date: '2027-01-25' }
  const inHindi = createDeviceIndex(
    [
      festivalEntry(aFestival({ name: 'गणाधिप संकष्टी चतुर्थी' })),
      festivalEntry(aFestival({ ...lambodara, name: 'लंबोदर संकष्टी चतुर्थी (सकट चौथ)' })),
    ],
    '2026-11-22',
    hindiGrammar,
  )
  for (const query of ['सकट चौथ', 'संकट चौथ', 'sakat chauth', 'तिलकुट'])
    expect(inHindi.search(queryWords(query, hindiGrammar)).results[0]?.path).toBe(
      '/calendar/lambodara-sankashti-2027',
    )
})
