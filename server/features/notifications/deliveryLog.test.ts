import { expect, test } from 'vitest'
import { everyFestival, type ReminderChannel } from '#contract/reminderChoice.ts'
import type { Delivery, MailState } from '#contract/notificationsAdmin.ts'
import type { Page } from '#contract/paging.ts'
import { transact } from '#server/db/db.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'
import { findChannelTrouble, noteChannelTrouble } from './channelTrouble.ts'
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
      const asked = { choice: everyFestival, words: 'w', source: 'reminders', isConfirmed: true }
      const { id } = await app.reminding.port.start(trx, { ...asked, channel, address })
      const daysBefore = moment === 'moonrise' ? 0 : moment
      const key = `reminder:${id}:${about.id}:${about.date}:${moment}`
      const { id: festivalId, date: festivalDate } = about
      const item = { festivalId, date: festivalDate, daysBefore, moment: 'time' }
      await insertDeliveries(trx, [
        {
          key,
          channel,
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

test('a sent reminder has its festival, channel and what the provider says, and no address', async () => {
  const { about, list, remind } = await open()
  const { row } = await remind('whatsapp', '+919822011223')
  await row().update({ status: 'sent', mail: null, provider_id: 'p', provider_status: 'read' })
  const [sent] = (await list({ status: 'sent' })).items
  expect(sent).toMatchObject({ channel: 'whatsapp', status: 'sent', providerStatus: 'read' })
  expect(sent?.festival).toEqual({ ...about, daysBefore: 3 })
  expect(sent).not.toHaveProperty('to')
  expect((await list({ search: '9822011223' })).items).toEqual([])

  await row().update({ provider_status: 'failed', last_error: '131026 Undeliverable' })
  expect((await list({ status: 'sent' })).items).toEqual([])
  expect((await list({ status: 'undelivered' })).items).toMatchObject([
    { status: 'undelivered', lastError: '131026 Undeliverable' },
  ])
})

test('a code shows its number and not the code', async () => {
  const { app, list } = await open()
  await app.db('whatsapp_subscriptions').insert({
    id: 's1',
    phone_number: '+919822011223',
    phone_hash: 'h',
    is_active: false,
    subscribed_at: '2026',
  })
  const mail = { kind: 'code', about: { id: 's1', sentAt: '2026' } }
  const createdAt = app.now().toISOString()
  await insertDeliveries(app.db, [
    { key: 'code', channel: 'whatsapp', messageId: 'm', mail, createdAt },
  ])
  expect((await list({ search: '98220 11223' })).items).toMatchObject([
    { to: '+919822011223', sort: 'code', channel: 'whatsapp' },
  ])
})

test('a failed WhatsApp message is tried again at once, though its provider had stopped the channel', async () => {
  const { app, admin, list, remind } = await open()
  const { id, row } = await remind('whatsapp', '+919822011223')
  await row().update({ status: 'failed', attempts: 4, settled_at: '2026' })
  const since = '2026-11-21T04:00:00.000Z'
  const trouble = { channel: 'whatsapp', kind: 'credentials', said: '190 expired' } as const
  await noteChannelTrouble(app.db, { ...trouble, since, retryAt: '2999' })
  const [failed] = (await list({ status: 'failed', channel: 'whatsapp' })).items
  const again = okOf<Delivery>(await admin.post(`${path}/${failed?.id}/retry`))
  expect(again).toMatchObject({ channel: 'whatsapp', status: 'waiting', attempts: 0 })
  expect((await findChannelTrouble(app.db, 'whatsapp'))?.retryAt).not.toBe('2999')
  expect(await auditOf(app)).toMatchObject([{ subject: 'delivery', action: 'retried' }])

  await app.db('reminders').where({ id }).update({ status: 'paused' })
  expect((await admin.post(`${path}/${failed?.id}/retry`)).json()).toMatchObject({
    code: 'wrong_status',
    detail: 'This person has paused or stopped these reminders: nothing more is sent.',
  })
  expect(await row()).toHaveLength(1)
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
