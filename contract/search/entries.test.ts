import { describe, expect, it } from 'vitest'
import { sectionWords } from '#contract/i18n/en/searchSections.ts'
import { searchGrammar } from '#contract/i18n/hi/searchGrammar.ts'
import { sectionWords as hindiSections } from '#contract/i18n/hi/searchSections.ts'
import { sectionEntries } from './sectionEntries.ts'
import { queryWords } from './text.ts'
import { mantraEntry, postEntry, type SearchEntry, toResult } from './entries.ts'
import { inOrder } from './inOrder.ts'

const festival = (title: string, date: string): SearchEntry => ({
  kind: 'festival',
  path: `/calendar/${title}-${date}`,
  title,
  text: 'With durva and modak',
  date,
})
const post: SearchEntry = { kind: 'post', path: '/blog/modak', title: 'Modak', text: 'Steamed' }

const today = '2026-11-22'
const ordered = (entries: SearchEntry[], ...terms: string[]) =>
  inOrder(entries, queryWords(terms.join(' ')), today).map(({ title, date = '' }) =>
    `${title} ${date}`.trim(),
  )

const inHindi = (entries: SearchEntry[], query: string) =>
  inOrder(entries, queryWords(query, searchGrammar), today, searchGrammar).map(({ title }) => title)

describe('What was found', () => {
  it('follows the order of the index, with matching titles first', () => {
    const found = [festival('Vinayaka', '2026-12-13'), post]
    expect(ordered(found, 'modak')).toEqual(['Modak', 'Vinayaka 2026-12-13'])
    expect(ordered(found, 'durva')).toEqual(['Vinayaka 2026-12-13', 'Modak'])
  })

  it('has a mantra before the fast that bears its name', () => {
    const fast = {
      ...festival('Vakratunda Sankashti', '2027-10-18'),
      path: '/calendar/vakratunda-sankashti-2027',
    }
    const mantra: SearchEntry = {
      kind: 'mantra',
      path: '/mantras/vakratunda',
      title: 'Vakratunda Mahakaya',
      text: 'Lord of the curved trunk',
    }
    expect(ordered([fast, mantra], 'vakratunda')).toEqual([
      'Vakratunda Mahakaya',
      'Vakratunda Sankashti 2027-10-18',
    ])
  })

  it('has products after everything else that matches as well', () => {
    const kit: SearchEntry = {
      kind: 'product',
      path: '/shop/kit',
      title: 'Modak kit',
      text: 'Clay',
    }
    const clay: SearchEntry = {
      ...post,
      path: '/blog/clay',
      title: 'Visarjan',
      text: 'Modak, clay',
    }
    expect(ordered([kit, clay, post], 'modak')).toEqual(['Modak', 'Modak kit', 'Visarjan'])
    expect(ordered([kit, clay], 'clay')).toEqual(['Visarjan', 'Modak kit'])
  })

  it('has what the temple has written after its days and articles, unless it is asked for by name', () => {
    const terms: SearchEntry = {
      kind: 'page',
      path: '/terms',
      title: 'Terms of Service',
      text: 'Durva and moonrise',
    }
    const found = [terms, festival('Vinayaka', '2026-12-13'), { ...post, text: 'Durva' }]
    expect(ordered(found, 'durva')).toEqual(['Vinayaka 2026-12-13', 'Modak', 'Terms of Service'])
    expect(ordered(found, 'terms')[0]).toBe('Terms of Service')
  })

  it('has a festival of every month once, the next', () => {
    const found = ['2027-01-11', '2026-12-13', '2026-10-14', '2027-02-10'].map((date) =>
      festival('Vinayaka', date),
    )
    expect(ordered([...found, post], 'durva')).toEqual(['Vinayaka 2026-12-13', 'Modak'])
  })

  it('has the next three festivals before other results, and the rest after them', () => {
    const fasts = ['12-26', '11-27', '03-25', '02-24', '01-25'].map((day) => {
      const date = `${day < '11' ? 2027 : 2026}-${day}`
      return festival(`Modak fast of ${date}`, date)
    })
    expect(ordered([...fasts, post], 'modak').map((line) => line.split(' ').at(-1))).toEqual([
      '2026-11-27',
      '2026-12-26',
      '2027-01-25',
      'Modak',
      '2027-02-24',
      '2027-03-25',
    ])
  })

  it('counts all Sankashtis as one of the three', () => {
    const fasts = ['11-27', '12-26', '12-27', '12-28'].map((day) => ({
      ...festival('Fast', `2026-${day}`),
      title: `Modak fast of ${day}`,
      path: `/calendar/a${day}-sankashti-2026`,
    }))
    const others = ['12-13', '12-14', '12-15'].map((day) =>
      festival(`Modak on ${day}`, `2026-${day}`),
    )
    const found = ordered([...fasts, ...others, post], 'modak')
    expect(found.indexOf('Modak')).toBe(6)
    expect(found.at(-1)).toBe('Modak on 12-15 2026-12-15')
  })

  it('has the app’s own pages first where they are called so', () => {
    const found = [post, ...sectionEntries(sectionWords), festival('Vinayaka', '2026-12-13')]
    expect(ordered(found, 'moonrise').slice(0, 2)).toEqual(['Daily Panchang', 'Festival Calendar'])
    expect(ordered(found, 'पंचांग')[0]).toBe('Daily Panchang')
  })

  it('has the app’s own page before what else is called so, and what is written about it last', () => {
    const stotra: SearchEntry = {
      kind: 'mantra',
      path: '/mantras/a',
      title: 'संकटनाशन स्तोत्र',
      text: '',
    }
    const article: SearchEntry = { ...post, path: '/blog/a', title: 'स्तोत्र का अर्थ' }
    const found = [article, stotra, ...sectionEntries(hindiSections)]
    expect(inHindi(found, 'स्तोत्रों').slice(0, 3)).toEqual([
      'नित्य मंत्र',
      'संकटनाशन स्तोत्र',
      'स्तोत्र का अर्थ',
    ])
  })

  it('has a festival by its own name before one whose name is made of it', () => {
    const eve = festival('नरक चतुर्दशी (छोटी दिवाली)', '2027-10-28')
    const diwali = { ...festival('दीपावली', '2027-10-29'), path: '/calendar/lakshmi-puja-2027' }
    expect(inHindi([eve, diwali], 'दिवाली')).toEqual(['दीपावली', eve.title])
    expect(inHindi([diwali, eve], 'छोटी दिवाली')[0]).toBe(eve.title)
  })

  it('has the festival of a year as it has the festival', () => {
    const chaturthi = { ...festival('गणेश चतुर्थी', '2027-09-04'), also: '2027-09-04' }
    const fast = {
      ...festival('लंबोदर संकष्टी चतुर्थी', '2027-01-25'),
      text: 'गणेश जी का व्रत',
      also: '2027-01-25',
    }
    const eve = { ...festival('नरक चतुर्दशी (छोटी दिवाली)', '2027-10-28'), also: '2027-10-28' }
    const diwali = {
      ...festival('दीपावली', '2027-10-29'),
      path: '/calendar/lakshmi-puja-2027',
      also: '2027-10-29',
    }
    expect(inHindi([fast, chaturthi], 'गणेश चतुर्थी 2027')[0]).toBe('गणेश चतुर्थी')
    expect(inHindi([fast, chaturthi], 'गणेश चतुर्थी २०२७')[0]).toBe('गणेश चतुर्थी')
    expect(inHindi([eve, diwali], 'दिवाली 2027')).toEqual(['दीपावली', eve.title])
  })

  it('has of a day’s name in two words what has the name, not each word somewhere', () => {
    const fast = {
      ...festival('लंबोदर संकष्टी चतुर्थी (सकट चौथ)', '2027-01-25'),
      path: '/calendar/lambodara-sankashti-2027',
    }
    const apart = { ...post, title: 'Apart', text: 'चौथा हाथ वर देता है। कोई भी कर सकता है।' }
    const named = { ...post, title: 'Named', text: 'माघ में सकट चौथ का व्रत होता है।' }
    for (const query of ['सकट चौथ', 'sakat chauth', 'सकट चौथ कब है', 'सकट चौथ का व्रत'])
      expect([query, inHindi([fast, apart, named], query)]).toEqual([query, [fast.title, 'Named']])
    // A name of one word, and words that are no name, are looked for anywhere.
    expect(inHindi([fast, apart], 'चौथ')).toContain('Apart')
    expect(inHindi([fast, apart], 'हाथ चौथ')).toContain('Apart')
  })

  it('has a festival that is over where none is to come, below those that are', () => {
    const found = [festival('Gauri', '2026-09-16'), festival('Jayanti', '2027-01-22')]
    expect(ordered(found, 'durva')).toEqual(['Jayanti 2027-01-22', 'Gauri 2026-09-16'])
  })

  it('has festivals beyond Ganesha’s by their other names, after his, and monthly ones once', () => {
    const of = (slug: string, title: string, date: string): SearchEntry => ({
      ...festival(title, date),
      path: `/calendar/${slug}`,
    })
    const found = [
      of('dhanteras-2027', 'Dhanteras', '2027-10-27'),
      of('lakshmi-puja-2027', 'Lakshmi Puja', '2027-10-29'),
      of('mokshada-ekadashi-2026', 'Mokshada Ekadashi', '2026-12-20'),
      of('utpanna-ekadashi-2026', 'Utpanna Ekadashi', '2026-12-04'),
      post,
      of('ganesh-jayanti-2027', 'Ganesh Jayanti', '2027-02-10'),
    ]
    expect(ordered(found, 'दिवाळी')[0]).toBe('Lakshmi Puja 2027-10-29')
    expect(ordered(found, 'durva')).toEqual([
      'Ganesh Jayanti 2027-02-10',
      'Modak',
      'Utpanna Ekadashi 2026-12-04',
      'Dhanteras 2027-10-27',
      'Lakshmi Puja 2027-10-29',
    ])
  })
})

describe('A result', () => {
  const article = {
    id: 'a',
    title: 'दुर्वा',
    slug: 'durva',
    excerpt: 'Grass of Ganesha',
    content: '<p>Twenty-one blades are offered.</p>',
    authorName: 'Joshi Guruji',
    readTime: 1,
    isFeatured: false,
    pictures: [],
    publishedAt: '2026-11-01',
    updatedAt: '2026-11-01',
  }

  it('says which of its texts nobody has translated', () => {
    const entry = postEntry({ ...article, inEnglish: ['markdown', 'imageAlt'] } as typeof article)
    expect(toResult(entry, queryWords('blades'))).toMatchObject({
      title: 'दुर्वा',
      excerpt: 'Twenty-one blades are offered.',
      inEnglish: ['excerpt'],
    })
    // What finds it is not shown in another language than the page's.
    const teaser = { ...article, inEnglish: ['excerpt'] } as typeof article
    expect(toResult(postEntry(teaser), queryWords('grass')).excerpt).toMatch(/^Twenty-one blades/)
    expect(postEntry(teaser)).toMatchObject({ also: 'Joshi Guruji', unseen: article.excerpt })
    // A name is in no language.
    expect(toResult(entry, queryWords('joshi'))).not.toHaveProperty('inEnglish')
  })

  it('says in which language a line of a verse is, and nothing of a meaning', () => {
    const aarti = mantraEntry({
      id: 'sukhkarta',
      title: 'Sukhkarta Dukhharta',
      origin: 'Samarth Ramdas',
      sanskrit: 'सुखकर्ता दुखहर्ता',
      meaning: 'You bring joy and take away sorrow.',
      lines: [{ text: 'सुखकर्ता दुखहर्ता', iast: '', verse: 1 }],
      language: 'mr',
      isFeatured: false,
      createdAt: '2026-11-01',
    })
    expect(toResult(aarti, queryWords('sukhakarta'))).toMatchObject({
      excerpt: 'सुखकर्ता दुखहर्ता',
      verseLanguage: 'mr',
    })
    for (const query of ['sorrow', 'ramdas'])
      expect(toResult(aarti, queryWords(query))).not.toHaveProperty('verseLanguage')
  })

  it('of an article shows none of its sources, and is found by those in its language', () => {
    const sources = (heading: string, list: string) =>
      `<p>Offer durva.</p>\n<section class="sources"><h2>${heading}</h2>${list}</section>`
    const english = postEntry({
      ...article,
      content: sources('Sources', '<ul><li>Mudgala Purana</li></ul>'),
    })
    expect(english.text).toBe('Offer durva.')
    expect(english.unseen).toContain('Mudgala Purana')
    expect(toResult(english, queryWords('mudgala')).excerpt).toBe('Offer durva.')
    const translated = postEntry({
      ...article,
      content: sources('संदर्भ', '<ul lang="en"><li>Mudgala Purana</li></ul>'),
    })
    expect(JSON.stringify(translated)).not.toMatch(/Mudgala|संदर्भ/)
  })

  it('of a page that is all in its language says nothing of it', () => {
    expect(toResult(postEntry(article), queryWords('blades'))).not.toHaveProperty('inEnglish')
  })
})
