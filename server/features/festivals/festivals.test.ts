import { describe, expect, it } from 'vitest'
import type { Festival, FestivalOverride } from '#contract/festivals/public.ts'
import { transact } from '#server/db/db.ts'
import { testApp } from '#server/test/testApp.ts'
import { createFestivalEdits } from './edits.ts'

const now = () => new Date('2026-11-21T06:00:00Z')

/** A temple in Pune on 21 November 2026, its festivals generated. */
const temple = async () => {
  const app = await testApp({ now })
  await app.festivals.generate(app.db)
  const get = async <T = Festival[]>(path: string): Promise<T> => {
    const reply = await app.send(`/api/festivals/${path}`)
    expect(reply.status).toBe(200)
    return reply.json() as T
  }
  const edits = createFestivalEdits(now)
  const change = <T>(work: (trx: Parameters<typeof edits.edit>[0]) => Promise<T>) =>
    transact(app.db, work)
  return { ...app, get, edits, change }
}

describe('The festivals of a month', () => {
  it('are in the order of their dates in the temple’s city', async () => {
    const { get } = await temple()
    expect(await get('month/2026/9')).toMatchObject([
      {
        id: 'ganesh_chaturthi-bhadrapada-2026',
        slug: 'ganesh-chaturthi-2026',
        name: 'Ganesh Chaturthi',
        date: '2026-09-14',
        category: 'major',
      },
      { name: 'Anant Chaturdashi', date: '2026-09-25', category: 'major' },
      {
        name: 'Angaraki Vighnaraja Sankashti',
        date: '2026-09-29',
        category: 'angaraki',
        moonriseTime: expect.stringMatching(/^(19|20):\d\d$/),
      },
    ])
  })

  it('have a moonrise only where the fast waits for it', async () => {
    const { get } = await temple()
    for (const { category, moonriseTime } of await get('month/2026/11'))
      expect(moonriseTime !== undefined).toBe(category === 'sankashti')
  })

  it('name the tithi that each is kept for, at the temple and in other cities, until staff move it', async () => {
    const { get, edits, change } = await temple()
    const tithis = async (path: string) =>
      (await get(path)).map(({ key = '', tithi }) => [key.replace(/-.*/, ''), tithi])
    const ofNovember = [
      ['vinayaka', 4],
      ['sankashti', 19],
    ]
    const kept = (path: string) => tithis(`${path}groups=`)
    expect(await kept('month/2026/11?')).toEqual(ofNovember)
    expect(await kept('month/2026/11?city=auckland&')).toEqual(ofNovember)
    expect(await tithis('month/2026/11?groups=great')).toContainEqual(['dhanteras', 28])
    await change((trx) => edits.edit(trx, 'sankashti-kartika-2026', { date: '2026-11-28' }))
    expect(await kept('month/2026/11?')).toContainEqual(['sankashti', undefined])
  })

  it.each(['2026/13', '2026/0', '2026/x', '1949/1', '2101/1', '26/1', '2026/1.5'])(
    'of %s are refused in words',
    async (month) => {
      const { send } = await testApp({ now })
      const reply = await send(`/api/festivals/month/${month}`)
      expect(reply.status).toBe(400)
      expect(reply.json()).toMatchObject({ code: 'invalid_input' })
    },
  )

  it('are another city’s where one is asked for', async () => {
    const { get } = await temple()
    const chaturthi = async (path: string) =>
      (await get(path)).find(({ category }) => category === 'major')?.date
    expect(await chaturthi('month/2025/8?city=new-york-city')).toBe('2025-08-26')
    expect(await chaturthi('month/2025/8')).toBe('2025-08-27')
  })

  it('are the temple’s own where its city is asked for by name', async () => {
    const { get, edits, change } = await temple()
    await change((trx) => edits.edit(trx, 'sankashti-kartika-2026', { date: '2026-11-28' }))
    expect(await get('month/2026/11?city=pune')).toEqual(await get('month/2026/11'))
  })

  it('of an unknown city are refused in words', async () => {
    const { send } = await testApp({ now })
    const reply = await send('/api/festivals/month/2026/9?city=atlantis')
    expect(reply.status).toBe(400)
    expect(reply.json()).toMatchObject({ errors: [{ pointer: '#/city' }] })
  })

  it.each(['1950/1', '1983/1', '2100/12'])(
    'are there for %s, which no table holds',
    async (month) => {
      const { get } = await temple()
      expect((await get(`month/${month}`)).length).toBeGreaterThan(0)
    },
  )
})

describe('Upcoming festivals', () => {
  it('begin today and reach a year ahead', async () => {
    const { get } = await temple()
    const dates = (await get('upcoming')).map(({ date }) => date)
    expect(dates[0]).toBe('2026-11-27')
    expect(dates.at(-1)?.slice(0, 7)).toBe('2027-11')
    expect(dates).toEqual(dates.toSorted())
  })

  it('change at the midnight of the requested city, cached or not', async () => {
    let at = '2026-11-27T23:50:00Z'
    const app = await testApp({ now: () => new Date(at) })
    await app.festivals.generate(app.db)
    const first = async (query: string) =>
      ((await app.send(`/api/festivals/upcoming${query}`)).json() as Festival[])[0]?.date
    expect(await first('?city=london')).toBe('2026-11-27')
    at = '2026-11-28T00:05:00Z'
    expect(await first('?city=london')).not.toBe('2026-11-27')
    expect(await first('?city=new-york-city')).toBe('2026-11-27')
  })
})

describe('What staff changed', () => {
  const ganadhipa = 'sankashti-kartika-2026'

  it('is never overwritten when the festivals are generated again', async () => {
    const { get, db, edits, change, festivals } = await temple()
    await change((trx) => edits.edit(trx, ganadhipa, { name: 'Our Sankashti' }))
    await change((trx) => edits.setHidden(trx, 'vinayaka-kartika-2026', true))
    await change((trx) =>
      edits.add(trx, { name: 'Diwali', date: '2026-11-08', description: 'Lamps.' }),
    )
    await db('festival_generations').update({ signature: 'older rules' })
    await festivals.generate(db)
    const names = (await get('month/2026/11')).map(({ name }) => name)
    expect(names).toEqual(['Diwali', 'Our Sankashti'])
  })

  it('moves a festival, and raises the sequence for calendars', async () => {
    const { get, edits, change } = await temple()
    await change((trx) => edits.edit(trx, ganadhipa, { date: '2026-11-28' }))
    expect(await get('by-slug/ganadhipa-sankashti-2026')).toMatchObject({
      date: '2026-11-28',
      sequence: 1,
    })
  })

  it('gives a moved fast the moonrise of its new evening, wherever it is asked for', async () => {
    const { get, edits, change } = await temple()
    expect(await get('by-slug/ganadhipa-sankashti-2026')).toMatchObject({ moonriseTime: '20:51' })
    await change((trx) => edits.edit(trx, ganadhipa, { date: '2026-11-28' }))
    const moved = { date: '2026-11-28', moonriseTime: '21:58' }
    const of = (list: Festival[]) => list.find(({ id }) => id === ganadhipa)
    expect(await get('by-slug/ganadhipa-sankashti-2026')).toMatchObject(moved)
    for (const path of ['month/2026/11', 'upcoming', 'upcoming?city=pune'])
      expect(of(await get(path))).toMatchObject(moved)
    // Mumbai uses the temple's date, with its own moonrise.
    const mumbai = of(await get('month/2026/11?city=mumbai'))
    expect(mumbai).toMatchObject({ date: '2026-11-28', moonriseTime: '22:01' })
    await change((trx) => edits.edit(trx, ganadhipa, { moonriseTime: '21:30' }))
    expect(of(await get('month/2026/11'))).toMatchObject({ moonriseTime: '21:30' })
    await change((trx) => edits.edit(trx, ganadhipa, { moonriseTime: null, date: null }))
    expect(of(await get('month/2026/11'))).toMatchObject({ moonriseTime: '20:51' })
  })

  it('calls a moved Angaraki one no longer, and moves a midday', async () => {
    const { get, edits, change } = await temple()
    await change((trx) => edits.edit(trx, 'sankashti-bhadrapada-2026', { date: '2026-09-30' }))
    const [chaturthi] = await get('month/2026/9')
    expect(chaturthi).toMatchObject({ puja: { from: '11:16', until: '13:43' } })
    await change((trx) =>
      edits.edit(trx, 'ganesh_chaturthi-bhadrapada-2026', { date: '2026-09-20' }),
    )
    const month = await get('month/2026/9')
    expect(month.find(({ category }) => category === 'angaraki')).toBeUndefined()
    expect(month.at(-1)).toMatchObject({
      date: '2026-09-30',
      name: 'Vighnaraja Sankashti',
      category: 'sankashti',
    })
    expect(month.at(-1)?.description).not.toContain('Angaraki')
    expect(month[0]).toMatchObject({ date: '2026-09-20', puja: { from: '11:14', until: '13:40' } })
  })

  it('is sent to phones complete: hidden, moved, renamed and added days', async () => {
    const { get, edits, change } = await temple()
    expect(await get('overrides')).toEqual([])
    await change((trx) => edits.edit(trx, ganadhipa, { date: '2026-11-28' }))
    await change((trx) => edits.setHidden(trx, 'vinayaka-kartika-2026', true))
    await change((trx) =>
      edits.add(trx, { name: 'Diwali', date: '2026-11-08', description: 'Lamps.' }),
    )
    const overrides = await get<FestivalOverride[]>('overrides')
    expect(overrides).toMatchObject([
      { name: 'Diwali', date: '2026-11-08', isHidden: false, category: 'default' },
      { key: 'vinayaka-kartika-2026', isHidden: true },
      { key: ganadhipa, isHidden: false, date: '2026-11-28', computedDate: '2026-11-27' },
    ])
    expect(overrides[2]).not.toHaveProperty('name')
  })

  it('holds in other cities too', async () => {
    const { get, edits, change } = await temple()
    await change((trx) => edits.edit(trx, ganadhipa, { name: 'Our Sankashti' }))
    const names = (await get('month/2026/11?city=london')).map(({ name }) => name)
    expect(names).toContain('Our Sankashti')
  })

  it('is shown at once, cached or not', async () => {
    const { get, edits, change } = await temple()
    await get('month/2026/11')
    await change((trx) => edits.setHidden(trx, ganadhipa, true))
    expect((await get('month/2026/11')).map(({ id }) => id)).not.toContain(ganadhipa)
  })
})

describe('A festival by its address', () => {
  it('is there for any year the almanac knows', async () => {
    const { get } = await temple()
    expect(await get('by-slug/ganesh-chaturthi-2024')).toMatchObject({ date: '2024-09-07' })
  })

  it.each(['ganesh-chaturthi', 'ganesh-chaturthi-1900', 'nothing-2026', 'x'.repeat(120)])(
    '%s is not found',
    async (slug) => {
      const { send } = await testApp({ now })
      expect((await send(`/api/festivals/by-slug/${slug}`)).status).toBe(404)
    },
  )

  it('is gone while staff hide it', async () => {
    const { send, edits, change } = await temple()
    await change((trx) => edits.setHidden(trx, 'sankashti-kartika-2026', true))
    expect((await send('/api/festivals/by-slug/ganadhipa-sankashti-2026')).status).toBe(404)
  })
})

describe('Generating', () => {
  it('does nothing the second time', async () => {
    const { db, festivals } = await temple()
    const before = await db('content_version').first('version')
    await festivals.generate(db)
    expect(await db('content_version').first('version')).toEqual(before)
  })

  it('covers last year to three years ahead', async () => {
    const { db } = await temple()
    const dates = (await db('festivals').pluck('date')) as string[]
    expect(dates.toSorted()[0]?.slice(0, 4)).toBe('2025')
    expect(dates.toSorted().at(-1)?.slice(0, 4)).toBe('2029')
  })
})
