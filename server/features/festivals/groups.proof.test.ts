import { describe, expect, it } from 'vitest'
import { type FestivalChoice, usualChoice } from '#contract/festivals/groups.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { transact } from '#server/db/db.ts'
import { updateFestivalChoice } from '#server/features/site/repository.ts'
import { testApp } from '#server/test/testApp.ts'
import { createFestivalEdits } from './edits.ts'

const now = () => new Date('2026-11-21T06:00:00Z')

/** A temple in Pune, in November 2026, and what it shows. */
const temple = async (choice?: Partial<FestivalChoice>) => {
  const app = await testApp({ now })
  await app.festivals.generate(app.db)
  if (choice)
    await transact(app.db, (trx) => updateFestivalChoice(trx, { ...usualChoice, ...choice }))
  const get = async (path: string): Promise<Festival[]> => {
    const reply = await app.send(`/api/festivals/${path}`)
    expect([path, reply.status]).toEqual([path, 200])
    return reply.json() as Festival[]
  }
  const namesOf = async (path: string) => (await get(path)).map(({ name }) => name)
  return { ...app, get, namesOf }
}

describe('The festivals beyond Ganesha’s', () => {
  it('are listed only if they are asked for', async () => {
    const { namesOf } = await temple()
    expect(await namesOf('month/2026/11')).not.toContain('Lakshmi Puja')
    expect(await namesOf('upcoming')).not.toContain('Datta Jayanti')
    const great = await namesOf('month/2026/11?groups=great')
    expect(great).toEqual(expect.arrayContaining(['Lakshmi Puja', 'Bhau Beej', 'Tulsi Vivah']))
    expect(great).not.toContain('Kartika Purnima')
    expect(await namesOf('month/2026/11?groups=ekadashi,moon')).toEqual(
      expect.arrayContaining(['Kartiki Ekadashi', 'Kartika Purnima', 'Somavati Amavasya']),
    )
  })

  it('say when, why and for what they are kept, and belong to the category of others', async () => {
    const { get } = await temple()
    const lakshmi = (await get('month/2026/11?groups=great')).find(
      ({ slug }) => slug === 'lakshmi-puja-2026',
    )
    expect(lakshmi).toMatchObject({
      id: 'lakshmi_puja-ashwina-krishna-2026',
      date: '2026-11-08',
      category: 'default',
      group: 'great',
      hours: { of: 'pradosha', from: '17:58', until: expect.stringMatching(/^20:3/) },
      time: { of: 'Amavasya', from: expect.stringMatching(/^2026-11-08T05:/) },
      why: 'Amavasya is present in the evening (pradosha) on this day only.',
    })
  })

  it('are the same in another city and in years beyond the table, with its own dates', async () => {
    const { get } = await temple()
    const [abroad] = (await get('month/2026/11?groups=great&city=new-york-city')).filter(
      ({ slug }) => slug === 'lakshmi-puja-2026',
    )
    expect(abroad).toMatchObject({ date: '2026-11-08', group: 'great' })
    const [later] = (await get('month/2035/10?groups=great')).filter(({ slug }) =>
      slug.startsWith('lakshmi-puja'),
    )
    expect(later).toMatchObject({ date: '2035-10-30' })
  })

  it('are found by their address', async () => {
    const { send } = await temple()
    const reply = await send('/api/festivals/by-slug/mokshada-ekadashi-2026')
    expect(reply.json()).toMatchObject({ name: 'Mokshada Ekadashi', group: 'ekadashi' })
    const abroad = await send('/api/festivals/by-slug/maha-shivaratri-2040?city=london')
    expect(abroad.json()).toMatchObject({ hours: { of: 'nishita' }, group: 'great' })
  })

  it.each([
    ['kartiki-ekadashi-vaishnava-2026?city=london', 'kartiki-ekadashi-2026'],
    ['lakshmi-puja-maharashtra-2026', 'lakshmi-puja-2026'],
    ['kartiki-ekadashi-vaishnava-2026', 'kartiki-ekadashi-vaishnava-2026'],
  ])('of a custom are the day of all where it has none of its own: %s', async (path, slug) => {
    const { send } = await temple()
    const reply = await send(`/api/festivals/by-slug/${path}`)
    expect([reply.status, (reply.json() as Festival).slug]).toEqual([200, slug])
  })

  it('of an unknown group are refused in words', async () => {
    const { send } = await temple()
    const reply = await send('/api/festivals/upcoming?groups=great,diwali')
    expect(reply.status).toBe(400)
    expect(JSON.stringify(reply.json())).toContain('great, ekadashi, pradosh, moon')
  })
})

describe('A temple', () => {
  it('shows a group everywhere, once it has turned it on', async () => {
    const { namesOf } = await temple({ groups: { ...usualChoice.groups, great: 'everywhere' } })
    expect(await namesOf('upcoming')).toContain('Datta Jayanti')
    expect(await namesOf('upcoming?groups=')).not.toContain('Datta Jayanti')
  })

  it('that turned a group off shows it nowhere', async () => {
    const { namesOf, send } = await temple({ groups: { ...usualChoice.groups, ekadashi: 'off' } })
    expect(await namesOf('month/2026/11?groups=ekadashi')).not.toContain('Kartiki Ekadashi')
    for (const path of [
      '/api/festivals/by-slug/mokshada-ekadashi-2026',
      '/api/festivals/by-slug/mokshada-ekadashi-2040',
      '/calendar/feed/temple/ekadashi.ics',
      '/calendar/mokshada-ekadashi-2026.ics',
    ])
      expect([path, (await send(path)).status]).toEqual([path, 404])
  })

  it('leaves out a kind that it does not observe', async () => {
    const { namesOf, send } = await temple({ without: ['bhau_beej'] })
    const names = await namesOf('month/2026/11?groups=great')
    expect(names).toContain('Lakshmi Puja')
    expect(names).not.toContain('Bhau Beej')
    expect((await send('/api/festivals/by-slug/bhau-beej-2026')).status).toBe(404)
  })

  it.each([
    ['both', ['lakshmi-puja-2025', 'lakshmi-puja-maharashtra-2025']],
    ['general', ['lakshmi-puja-2025']],
    ['custom', ['lakshmi-puja-maharashtra-2025']],
  ] as const)('shows dates of customs as it chose: %s', async (maharashtra, slugs) => {
    const { get } = await temple({ customs: { ...usualChoice.customs, maharashtra } })
    const found = (await get('month/2025/10?groups=great')).filter(({ slug }) =>
      slug.startsWith('lakshmi'),
    )
    expect(found.map(({ slug }) => slug)).toEqual(slugs)
  })

  it('keeps its own festival of the same address, and shows it once', async () => {
    const app = await testApp({ now })
    const edits = createFestivalEdits(now)
    // Before the almanac computed a Dasara of its own.
    await transact(app.db, (trx) =>
      edits.add(trx, { name: 'Dasara', date: '2027-10-09', description: 'At the temple.' }),
    )
    await app.festivals.generate(app.db)
    const inOctober = await app.festivals.ofMonth(app.db, {
      year: 2027,
      month: 10,
      groups: 'great',
    })
    expect(inOctober.filter(({ slug }) => slug === 'dasara-2027')).toMatchObject([
      { description: 'At the temple.' },
    ])
    const abroad = { year: 2027, month: 10, groups: 'great', city: 'london' }
    const there = await app.festivals.ofMonth(app.db, abroad)
    expect(there.filter(({ name }) => name === 'Dasara')).toHaveLength(1)
  })

  it('moves one, which says so instead of its hours and the almanac’s reason', async () => {
    const { db, send } = await temple()
    const edits = createFestivalEdits(now)
    const id = 'datta_jayanti-margashirsha-shukla-2026'
    await transact(db, (trx) => edits.edit(trx, id, { date: '2026-12-24' }))
    const moved = (await send('/api/festivals/by-slug/datta-jayanti-2026')).json() as Festival
    expect(moved).toMatchObject({ date: '2026-12-24', group: 'great' })
    const why = 'The temple observes it on this day; the almanac has 23 December 2026.'
    expect([moved.hours, moved.why]).toEqual([undefined, why])
    const abroad = await send('/api/festivals/by-slug/datta-jayanti-2026?city=mumbai')
    expect(abroad.json()).toMatchObject({ date: '2026-12-24', why })
  })
})
