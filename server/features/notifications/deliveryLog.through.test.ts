import { expect, test } from 'vitest'
import { everyFestival, type ReminderChannel } from '#contract/reminders/choice.ts'
import type { Delivery, MailState } from '#contract/notifications/admin.ts'
import type { Page } from '#contract/paging.ts'
import { transact } from '#server/db/db.ts'
import { get } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'
import { noteChannelTrouble } from './channelTrouble.ts'
import { insertDeliveries } from './repository.ts'

const path = '/api/admin/deliveries'
type List = Page<Delivery> & { failed: number; festivals: { id: string; name: string }[] }

const open = async () => {
  const app = await testApp()
  const admin = await person(app, { role: 'admin' })
  await app.festivals.generate(app.db)
  const [festival] = await app.db('festivals').whereNotNull('almanac_key').orderBy('date').limit(1)
  const about = { id: festival.almanac_key, name: festival.name, date: festival.date }
  const list = async (query: Record<string, string> = {}) =>
    get<List>(admin, `${path}?${new URLSearchParams(query)}`)
  /** Somebody's reminder of the festival, and its delivery. */
  const remind = (channel: ReminderChannel, address: string, moment: 3 | 'moonrise' = 3) =>
    transact(app.db, async (trx) => {
      const input = { choice: everyFestival, words: 'w', source: 'reminders', isConfirmed: true }
      const who = { channel, address, language: 'en' } as const
      const { id } = await app.reminding.port.start(trx, { ...input, ...who })
      const daysBefore = moment === 'moonrise' ? 0 : moment
      const key = `reminder:${id}:${about.id}:${about.date}:${moment}`
      const { id: festivalId, date: festivalDate } = about
      const item = { festivalId, date: festivalDate, daysBefore, moment: 'time' }
      await insertDeliveries(trx, [
        {
          key,
          channel,
          language: 'en',
          messageId: key,
          mail: { kind: 'reminder', about: { reminderId: id, items: [item] } },
          createdAt: app.now().toISOString(),
          about: { reminderId: id, festivalId, festivalDate, daysBefore },
        },
      ])
      return { id, row: () => app.db('deliveries').where({ key }) }
    })
  return { app, admin, about, list, remind }
}

test('reminders of every channel are listed with their festival, and found by it, by address and by number', async () => {
  const { about, list, remind } = await open()
  await remind('email', 'meera@example.org')
  await remind('whatsapp', '+919822011223')
  await remind('push', 'a-browser', 'moonrise')
  const { items, festivals } = await list()
  const festival = { ...about, daysBefore: 3 }
  expect(items).toMatchObject([
    { channel: 'push', festival: { ...about, daysBefore: 0, isAtMoonrise: true } },
    { channel: 'whatsapp', to: '+919822011223', festival },
    { channel: 'email', to: 'meera@example.org', festival },
  ])
  expect(items[0], 'a browser has no address that says anything').not.toHaveProperty('to')
  expect(festivals).toEqual([about])

  const found = async (query: Record<string, string>) =>
    (await list(query)).items.map(({ channel }) => channel)
  expect(await found({ channel: 'whatsapp' })).toEqual(['whatsapp'])
  expect(await found({ channel: 'push', status: 'sent' })).toEqual([])
  expect(await found({ festival: about.id })).toHaveLength(3)
  expect(await found({ festival: 'another' })).toEqual([])
  expect(await found({ search: about.name.toUpperCase() })).toHaveLength(3)
  expect(await found({ search: 'MEERA' })).toEqual(['email'])
  expect(await found({ search: `meera ${about.name}` })).toEqual(['email'])
  for (const search of ['98220 11223', '098220-11223', '+91 98220 11223', '+919822011223']) {
    expect(await found({ search }), search).toEqual(['whatsapp'])
  }
  expect(await found({ search: 'reminderId' }), 'what nobody sees').toEqual([])
})

test('every page says that a channel is stopped; what its provider says is for administrators', async () => {
  const { app, admin, remind } = await open()
  const priest = await person(app, { role: 'priest' })
  await remind('push', 'a-browser')
  const stopped = { channel: 'push', since: '2026-11-21T04:00:00.000Z', retryAt: '2999' } as const
  await noteChannelTrouble(app.db, { ...stopped, kind: 'credentials', said: '403 bad key' })
  const state = async (who: typeof admin) =>
    (await get<MailState>(who, '/api/admin/mail-state')).stopped
  expect(await state(admin)).toEqual([{ ...stopped, waiting: 1, said: '403 bad key' }])
  expect(await state(priest)).toEqual([{ ...stopped, waiting: 1 }])
})
