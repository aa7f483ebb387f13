import { expect, test } from 'vitest'
import { everyFestival, type ReminderChannel } from '#contract/reminders/choice.ts'
import type { Delivery } from '#contract/notifications/admin.ts'
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
    { key: 'code', channel: 'whatsapp', language: 'en', messageId: 'm', mail, createdAt },
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
