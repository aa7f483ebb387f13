import { describe, expect, test } from 'vitest'
import {
  type FestivalGroup,
  generalSlug,
  type GroupState,
  groupStates,
} from '#contract/festivals/groups.ts'
import type { Festival } from '#contract/festivals/public.ts'
import type { SearchAnswer } from '#contract/search/public.ts'
import type { Site } from '#contract/site/public.ts'
import { choosingTemple } from '#server/test/festivalChoice.ts'

/** One day of each group, all in December 2026, and what it is searched by. */
const days = {
  great: { slug: 'datta-jayanti-2026', name: 'Datta Jayanti' },
  ekadashi: { slug: 'mokshada-ekadashi-2026', name: 'Mokshada Ekadashi' },
  pradosh: { slug: 'pradosh-margashirsha-shukla-2026', name: 'Soma Pradosh' },
  moon: { slug: 'margashirsha-purnima-2026', name: 'Margashirsha Purnima' },
} as const satisfies Record<FestivalGroup, object>
const groups = Object.keys(days) as FestivalGroup[]

type Temple = Awaited<ReturnType<typeof choosingTemple>>

/** Where a day can be found now. */
const placesOf = async (temple: Temple, group: FestivalGroup): Promise<string[]> => {
  const { app, seen, slugs, status, calendar } = temple
  const { slug, name } = days[group]
  const search = await seen<SearchAnswer>(`/api/search?q=${encodeURIComponent(name)}`)
  const found: Record<string, boolean> = {
    month: (await slugs('month/2026/12')).includes(slug),
    'month by group': (await slugs(`month/2026/12?groups=${group}`)).includes(slug),
    'another city’s month': (await slugs('month/2026/12?city=mumbai')).includes(slug),
    'another city’s month by group': (
      await slugs(`month/2026/12?city=mumbai&groups=${group}`)
    ).includes(slug),
    upcoming: (await slugs('upcoming')).includes(slug),
    'upcoming by group': (await slugs(`upcoming?groups=${group}`)).includes(slug),
    page: (await status(`/api/festivals/by-slug/${slug}`)) === 200,
    'another city’s page': (await status(`/api/festivals/by-slug/${slug}?city=mumbai`)) === 200,
    file: (await status(`/calendar/${slug}.ics`)) === 200,
    'the temple’s feed': (await calendar('temple')).includes(slug),
    'another city’s feed': (await calendar('mumbai')).includes(slug),
    'the feed of the group': (await calendar(`temple/${group}`)).includes(slug),
    'the feed of Ganesha’s': (await calendar('temple/ganesha')).includes(slug),
    search: search.results.some((result) => result.path === `/calendar/${slug}`),
    sitemap: (await app.send('/sitemap-festivals.xml')).text.includes(`/calendar/${slug}<`),
  }
  return Object.keys(found).filter((place) => found[place])
}

const onRequest = [
  'month by group',
  'another city’s month by group',
  'upcoming by group',
  'page',
  'another city’s page',
  'file',
  'the feed of the group',
  'search',
  'sitemap',
]
const places: Record<GroupState, string[]> = {
  off: [],
  offered: onRequest,
  calendar: onRequest,
  everywhere: [
    ...onRequest,
    'month',
    'another city’s month',
    'upcoming',
    'the temple’s feed',
    'another city’s feed',
  ],
}

describe('What the temple shows beyond Ganesha’s festivals', () => {
  test('is found where it chose, at once, whatever it chose of the other groups', async () => {
    const temple = await choosingTemple()
    for (const turn of groupStates.keys()) {
      const wanted = new Map(
        groups.map((group, at) => [group, groupStates[(at + turn) % groupStates.length] ?? 'off']),
      )
      const shown = await temple.choose({ groups: Object.fromEntries(wanted) })
      expect(shown.choice.groups).toEqual(Object.fromEntries(wanted))
      for (const [group, state] of wanted)
        expect([group, state, (await placesOf(temple, group)).toSorted()]).toEqual([
          group,
          state,
          places[state].toSorted(),
        ])
    }
  })

  test('is part of the site that phones keep', async () => {
    const { seen, choose } = await choosingTemple()
    expect(await seen<Site>('/api/site')).not.toHaveProperty('festivals')
    const { choice } = await choose({ groups: { moon: 'off' }, without: ['hartalika'] })
    expect((await seen<Site>('/api/site')).festivals).toEqual(choice)
  })

  test('never touches Ganesha’s', async () => {
    const { slugs, choose } = await choosingTemple()
    const before = await slugs('upcoming')
    await choose({ groups: { great: 'off', ekadashi: 'off', pradosh: 'off', moon: 'off' } })
    expect(await slugs('upcoming')).toEqual(before)
    expect(await slugs('upcoming?groups=great,ekadashi,pradosh,moon')).toEqual(before)
  })

  test('lacks a festival that is left out, everywhere', async () => {
    const temple = await choosingTemple()
    await temple.choose({ groups: { great: 'everywhere' } })
    expect((await placesOf(temple, 'great')).length).toBe(places.everywhere.length)
    await temple.choose({ groups: { great: 'everywhere' }, without: ['datta_jayanti'] })
    expect(await placesOf(temple, 'great')).toEqual([])
    expect(await temple.slugs('upcoming')).toContain('makar-sankranti-2027')
    // Beyond the table, too.
    expect(await temple.slugs('month/2040/12')).not.toContain('datta-jayanti-2040')
    expect(await temple.status('/api/festivals/by-slug/datta-jayanti-2040')).toBe(404)
    await temple.choose({ groups: { great: 'everywhere' } })
    expect(await temple.slugs('month/2040/12')).toContain('datta-jayanti-2040')
  })
})

describe('Where a custom keeps another date', () => {
  const lakshmi = ['lakshmi-puja-2025', 'lakshmi-puja-maharashtra-2025'] as const
  const holi = [
    'holika-maharashtra-2023',
    'dhulivandan-maharashtra-2023',
    'holika-2023',
    'dhulivandan-2023',
  ] as const
  const janmashtami = ['janmashtami-2027', 'janmashtami-vaishnava-2027'] as const
  const kamika = ['kamika-ekadashi-2027', 'kamika-ekadashi-vaishnava-2027'] as const
  const all: readonly string[] = [...lakshmi, ...holi, ...janmashtami, ...kamika]

  test.each([
    ['both are shown', {}, all],
    [
      'the general rule is followed',
      { maharashtra: 'general', vaishnava: 'general' },
      ['lakshmi-puja-2025', 'holika-2023', 'dhulivandan-2023', janmashtami[0], kamika[0]],
    ],
    [
      'the custom is followed',
      { maharashtra: 'custom', vaishnava: 'custom' },
      [lakshmi[1], holi[0], holi[1], janmashtami[1], kamika[1]],
    ],
    [
      'each custom has its own choice',
      { maharashtra: 'custom', vaishnava: 'general' },
      [lakshmi[1], holi[0], holi[1], janmashtami[0], kamika[0]],
    ],
  ] as const)('%s: in the table and beyond it, in lists and pages', async (_, customs, shown) => {
    const { choose, slugs, status, calendar } = await choosingTemple()
    await choose({ groups: { great: 'everywhere', ekadashi: 'everywhere' }, customs })
    const months = ['2025/10', '2023/3', '2027/7', '2027/8']
    const listed = (await Promise.all(months.map((month) => slugs(`month/${month}`)))).flat()
    expect(listed.filter((slug) => all.includes(slug)).toSorted()).toEqual([...shown].toSorted())
    const coming: readonly string[] = [...janmashtami, ...kamika]
    const events = (await calendar('temple')).filter((slug) => coming.includes(String(slug)))
    expect(events.toSorted()).toEqual(shown.filter((slug) => coming.includes(slug)).toSorted())
    for (const slug of all) {
      const page = await status(`/api/festivals/by-slug/${slug}`)
      // The address of a custom that is not followed leads to the general date.
      const isFound = shown.some((each) => each === slug || each === generalSlug(slug))
      expect(page, slug).toBe(isFound ? 200 : 404)
    }
  })

  test('a name says whose date it is only where both are shown', async () => {
    const { choose, seen } = await choosingTemple()
    const names = async () => {
      const month = await seen<Festival[]>('/api/festivals/month/2025/10?groups=great')
      const named = month.filter(({ slug }) => slug.startsWith('lakshmi'))
      const pages = named.map(({ slug }) => seen<Festival>(`/api/festivals/by-slug/${slug}`))
      const names = named.map(({ name }) => name)
      expect((await Promise.all(pages)).map(({ name }) => name)).toEqual(names)
      return names
    }
    expect(await names()).toEqual([
      'Lakshmi Puja (outside Maharashtra)',
      'Lakshmi Puja (Maharashtra)',
    ])
    await choose({ customs: { maharashtra: 'general' } })
    expect(await names()).toEqual(['Lakshmi Puja'])
    await choose({ customs: { maharashtra: 'custom' } })
    expect(await names()).toEqual(['Lakshmi Puja'])
  })

  test('a year in which all agree has its one day whatever is chosen', async () => {
    const { choose, slugs } = await choosingTemple()
    for (const maharashtra of ['both', 'general', 'custom'] as const) {
      await choose({ customs: { maharashtra } })
      const found = (await slugs('month/2026/11?groups=great')).filter((slug) =>
        slug.startsWith('lakshmi'),
      )
      expect(found, maharashtra).toEqual(['lakshmi-puja-2026'])
    }
  })
})
