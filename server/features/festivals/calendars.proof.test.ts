import { describe, expect, it } from 'vitest'
import ICAL from 'ical.js'
import type { Knex } from 'knex'
import { type FestivalChoice, usualChoice } from '#contract/festivals/groups.ts'
import { mostFestivalsMade } from '#contract/festivals/public.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { updateFestivalChoice } from '#server/features/site/repository.ts'
import { testApp } from '#server/test/testApp.ts'
import { createFestivalEdits } from './edits.ts'

const now = () => new Date('2026-11-21T06:00:00Z')

const temple = async () => {
  const app = await testApp({ now, publicUrl: 'https://temple.example' })
  await app.festivals.generate(app.db)
  const calendar = async (path: string) => {
    const reply = await app.send(`/calendar/${path}`)
    expect(reply.status).toBe(200)
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const events = new ICAL.Component(ICAL.parse(reply.text)).getAllSubcomponents('vevent')
    return { reply, events: events.map((event) => new ICAL.Event(event)) }
  }
  return { ...app, calendar }
}

describe('A festival’s calendar file', () => {
  it('holds the day, as a file to save', async () => {
    const { calendar } = await temple()
    const { reply, events } = await calendar('ganadhipa-sankashti-2026.ics')
    expect(reply.headers['content-disposition']).toBe(
      'attachment; filename="ganadhipa-sankashti-2026.ics"',
    )
    expect(events).toHaveLength(1)
    expect(events[0]?.startDate.toString()).toBe('2026-11-27')
    expect(events[0]?.uid).toBe('sankashti-kartika-2026@temple.example')
  })

  it('is another event in a city with other days', async () => {
    const { calendar } = await temple()
    const { events } = await calendar('ganesh-chaturthi-2025.ics?city=london')
    expect(events[0]?.startDate.toString()).toBe('2025-08-26')
    expect(events[0]?.uid).toContain('london')
  })

  it('tells calendars that it was moved', async () => {
    const { calendar, db } = await temple()
    await transact(db, (trx) =>
      createFestivalEdits(now).edit(trx, 'sankashti-kartika-2026', { date: '2026-11-28' }),
    )
    const { events } = await calendar('ganadhipa-sankashti-2026.ics')
    expect(events[0]?.startDate.toString()).toBe('2026-11-28')
    expect(events[0]?.sequence).toBe(1)
  })

  it('has the moonrise of the day it was moved to, feeds too', async () => {
    const { calendar, db } = await temple()
    await transact(db, (trx) =>
      createFestivalEdits(now).edit(trx, 'sankashti-kartika-2026', { date: '2026-11-28' }),
    )
    for (const [path, rise] of [
      ['ganadhipa-sankashti-2026.ics', '9:58 PM'],
      ['feed/temple.ics', '9:58 PM'],
      ['feed/mumbai.ics', '10:01 PM'],
    ] as const) {
      const { events } = await calendar(path)
      const moved = events.find(({ uid }) => uid.startsWith('sankashti-kartika-2026'))
      expect(moved?.description, path).toContain(rise)
    }
  })

  it('tells calendars, feeds too and in every city, that its words were changed', async () => {
    const { calendar, db } = await temple()
    await transact(db, (trx) =>
      createFestivalEdits(() => new Date('2026-12-01T06:00:00Z')).edit(
        trx,
        'sankashti-kartika-2026',
        { name: 'Our Sankashti' },
      ),
    )
    for (const path of ['ganadhipa-sankashti-2026.ics', 'feed/temple.ics', 'feed/london.ics']) {
      const { events } = await calendar(path)
      const edited = events.find(({ summary }) => summary === 'Our Sankashti')?.component
      const stamps = ['dtstamp', 'last-modified'].map((name) =>
        String(edited?.getFirstPropertyValue(name)),
      )
      expect(stamps).toEqual(['2026-12-01T06:00:00Z', '2026-12-01T06:00:00Z'])
    }
  })

  it.each(['nothing-2026.ics', 'ganesh-chaturthi-1800.ics', '%E0%A4%97.ics'])(
    '%s is not found',
    async (name) => {
      const { send } = await temple()
      expect((await send(`/calendar/${name}`)).status).toBe(404)
    },
  )
})

describe('A city’s feed', () => {
  it('holds the last month and the next year and a half', async () => {
    const { calendar } = await temple()
    const { events } = await calendar('feed/temple.ics')
    const days = events.map(({ startDate }) => startDate.toString())
    expect(days[0]?.slice(0, 7)).toBe('2026-10')
    expect(days.at(-1)?.slice(0, 7)).toBe('2028-05')
  })

  it('is the same bytes when requested again', async () => {
    const { calendar, send } = await temple()
    const { reply } = await calendar('feed/sydney.ics')
    const again = await send('/calendar/feed/sydney.ics', {
      headers: { 'If-None-Match': String(reply.headers['etag']) },
    })
    expect(again.status).toBe(304)
  })

  it('of an unknown city is refused in words', async () => {
    const { send } = await temple()
    const reply = await send('/calendar/feed/atlantis.ics')
    expect(reply.status).toBe(400)
    expect(reply.json()).toMatchObject({ detail: 'This city is not on our list.' })
  })

  it('that is cached for the day is made again when staff change a festival', async () => {
    const { calendar, db } = await temple()
    const namesIn = async () =>
      (await calendar('feed/london.ics')).events.map(({ summary }) => summary)
    expect(await namesIn()).not.toContain('Our Sankashti')
    await transact(db, (trx) =>
      createFestivalEdits(now).edit(trx, 'sankashti-kartika-2026', { name: 'Our Sankashti' }),
    )
    expect(await namesIn()).toContain('Our Sankashti')
  })

  it('that is cached is served to everybody; too many uncached requests are refused', async () => {
    const { send } = await testApp({ now, proxies: 1 })
    const get = (path: string, address = '203.0.113.9') =>
      send(path, { headers: { 'X-Forwarded-For': address } })
    expect((await get('/calendar/feed/london.ics')).status).toBe(200)
    for (let made = 1; made < mostFestivalsMade; made += 1)
      expect((await get(`/calendar/feed/nowhere-${made}.ics`)).status).toBe(400)
    const refused = await get('/calendar/feed/sydney.ics')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await get('/calendar/feed/london.ics')).status).toBe(200)
    expect((await get('/calendar/feed/sydney.ics', '203.0.113.10')).status).toBe(200)
  })

  it('that the API answers is counted likewise', async () => {
    const { send } = await testApp({ now, proxies: 1 })
    const get = (path: string) => send(path, { headers: { 'X-Forwarded-For': '203.0.113.9' } })
    const upcoming = '/api/festivals/upcoming?city='
    expect((await get(`${upcoming}london`)).status).toBe(200)
    for (let made = 1; made < mostFestivalsMade; made += 1)
      expect((await get(`${upcoming}nowhere-${made}`)).status).toBe(400)
    expect((await get(`${upcoming}sydney`)).status).toBe(429)
    expect((await get(`${upcoming}london`)).status).toBe(200)
  })

  it('is for reading only', async () => {
    const { send } = await temple()
    expect((await send('/calendar/feed/temple.ics', { method: 'POST' })).status).toBe(405)
  })
})

describe('A feed of one group', () => {
  const choose = (db: Knex, groups: Partial<FestivalChoice['groups']>) =>
    transact(db, async (trx) => {
      await updateFestivalChoice(trx, {
        ...usualChoice,
        groups: { ...usualChoice.groups, ...groups },
      })
      await bumpContent(trx)
    })

  it.each([
    ['great', 'Great festivals, Pune', 'Lakshmi Puja'],
    ['ekadashi', 'Ekadashi, Pune', 'Utpanna Ekadashi'],
    ['pradosh', 'Pradosh, Pune', 'Soma Pradosh'],
    ['moon', 'Purnima and Amavasya, Pune', 'Somavati Amavasya'],
  ])('holds all of it and nothing else: %s', async (group, name, one) => {
    const { calendar, festivals, db } = await temple()
    const { reply, events } = await calendar(`feed/temple/${group}.ics`)
    const listed = (await festivals.feed(db, { groups: group, language: 'en' })).filter(
      (festival) => festival.group === group,
    )
    expect(events.map(({ summary }) => summary)).toEqual(listed.map((festival) => festival.name))
    expect(events.map(({ summary }) => summary)).toContain(one)
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
    expect(reply.text).toContain(`NAME:${name}\r\n`)
    expect(reply.headers['content-disposition']).toBe(`inline; filename="temple-${group}.ics"`)
  })

  it('follows RFC 5545: short lines that end with CRLF, and one calendar', async () => {
    const { calendar } = await temple()
    for (const path of ['feed/temple/great.ics', 'feed/london/ekadashi.ics']) {
      const { reply } = await calendar(path)
      const lines = reply.text.split('\r\n')
      expect(lines.at(-1)).toBe('')
      expect(lines.filter((line) => line.includes('\n'))).toEqual([])
      expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
      expect(lines.filter((line) => line === 'BEGIN:VCALENDAR')).toHaveLength(1)
    }
  })

  it('reminds as the worship begins, also after midnight', async () => {
    const { calendar } = await temple()
    const { events } = await calendar('feed/temple/great.ics')
    const alarmOf = (slug: string) => {
      const event = events.find(({ uid }) => uid.startsWith(slug))?.component
      const last = event?.getAllSubcomponents('valarm').at(-1)
      return [
        String(last?.getFirstPropertyValue('description')),
        String(last?.getFirstPropertyValue('trigger')),
      ]
    }
    expect(alarmOf('lakshmi_puja-ashwina-krishna-2026')).toEqual([
      'Lakshmi Puja: Evening worship (pradosha), 5:58 PM to 8:30 PM',
      'PT17H58M',
    ])
    // On the next date of the clock: 24 hours and 21 minutes after the day began.
    expect(alarmOf('maha_shivaratri-magha-krishna-2026')).toEqual([
      'Maha Shivaratri: Midnight worship (nishita), 12:21 AM to 1:09 AM, after midnight',
      'P1DT21M',
    ])
  })

  it('is the same bytes when requested again, at the temple and in a city', async () => {
    const { calendar, send } = await temple()
    for (const path of ['feed/temple/pradosh.ics', 'feed/sydney/moon.ics']) {
      const { reply } = await calendar(path)
      const again = await send(`/calendar/${path}`, {
        headers: { 'If-None-Match': String(reply.headers['etag']) },
      })
      expect([path, again.status]).toEqual([path, 304])
    }
  })

  it('has a city’s own days, hours and events', async () => {
    const { calendar } = await temple()
    const { events, reply } = await calendar('feed/new-york/great.ics')
    const puja = events.find(({ uid }) => uid.startsWith('lakshmi_puja-ashwina-krishna-2026'))
    expect(puja?.uid).toContain('.new-york@')
    expect(puja?.description).toContain('Evening worship (pradosha) in New York')
    expect(reply.headers['content-disposition']).toContain('filename="new-york-great.ics"')
  })

  it('leaves Ganesha’s own as it was, whatever the temple shows everywhere', async () => {
    const { calendar, db } = await temple()
    const usual = (await calendar('feed/temple.ics')).reply.text
    const abroad = (await calendar('feed/london.ics')).reply.text
    expect((await calendar('feed/temple/ganesha.ics')).reply.text).toBe(usual)
    expect((await calendar('feed/london/ganesha.ics')).reply.text).toBe(abroad)
    await choose(db, { great: 'everywhere' })
    expect((await calendar('feed/temple/ganesha.ics')).reply.text).toBe(usual)
    expect((await calendar('feed/london/ganesha.ics')).reply.text).toBe(abroad)
    for (const path of ['feed/temple.ics', 'feed/london.ics']) {
      const names = (await calendar(path)).events.map(({ summary }) => summary)
      expect(names).toEqual(expect.arrayContaining(['Datta Jayanti', 'Ganesh Chaturthi']))
    }
  })

  it('is not found if the temple turned it off, or if nobody knows it', async () => {
    const { send, db } = await temple()
    await choose(db, { ekadashi: 'off' })
    for (const path of ['temple/ekadashi', 'london/ekadashi', 'temple/temple2', 'temple/diwali'])
      expect([path, (await send(`/calendar/feed/${path}.ics`)).status]).toEqual([path, 404])
    expect((await send('/calendar/feed/london/great.ics')).status).toBe(200)
  })

  it('of an unknown city is refused in words', async () => {
    const { send } = await temple()
    const reply = await send('/calendar/feed/atlantis/great.ics')
    expect(reply.status).toBe(400)
    expect(reply.json()).toMatchObject({ detail: 'This city is not on our list.' })
  })

  it('counts towards what an address may have made', async () => {
    const { send } = await testApp({ now, proxies: 1 })
    const get = (path: string) =>
      send(`/calendar/feed/${path}.ics`, { headers: { 'X-Forwarded-For': '203.0.113.9' } })
    expect((await get('london/great')).status).toBe(200)
    for (let made = 1; made < mostFestivalsMade; made += 1)
      expect((await get(`nowhere-${made}/moon`)).status).toBe(400)
    expect((await get('sydney/great')).status).toBe(429)
    expect((await get('london/great')).status).toBe(200)
  })
})
