import { randomUUID } from 'node:crypto'
import { composeWhatsapp } from '#server/compose/channels.ts'
import type { TemplateLanguages } from '#server/adapters/whatsapp/languages.ts'
import { insertDelivery } from '#server/features/notifications/repository.ts'
import { findSite } from '#server/features/site/repository.ts'
import { createLog } from '#server/http/requestLog.ts'
import { graphServer, type Posted } from './graphServer.ts'
import type { Reply } from './request.ts'
import { smallReminders } from './smallReminders.ts'
import { testApp } from './testApp.ts'

export const phone = '+919822011223'

export const messageText = (message: Posted | undefined): string =>
  message?.template?.components[0]?.parameters.map(({ text }) => text).join('\n') ?? ''

/** A temple with a clock, whose messages go to a server that speaks as the Graph API does. */
export const whatsappTemple = async ({
  isLocal = false,
  proxies = 0,
  languages = ['en'],
}: {
  isLocal?: boolean
  proxies?: number
  languages?: TemplateLanguages
} = {}) => {
  const clock = { now: new Date('2026-11-25T04:00:00Z') }
  const now = () => clock.now
  const graph = await graphServer(now, 0, languages)
  const account = isLocal ? undefined : graph.account
  let opened: ReturnType<typeof composeWhatsapp> | undefined
  const app = await testApp({
    publicUrl: 'https://temple.example',
    proxies,
    now,
    mount: (db) => {
      opened = composeWhatsapp(db, {
        account,
        reminders: smallReminders(now),
        upcoming: async () => [
          { name: 'Sankashti Chaturthi', date: '2026-11-27', slug: 'sankashti-chaturthi' },
        ],
        findSite,
        notify: async (trx, mails) => {
          for (const { key, mail, language } of mails)
            await insertDelivery(trx, {
              key,
              mail,
              language,
              messageId: randomUUID(),
              createdAt: now().toISOString(),
            })
        },
        publicUrl: 'https://temple.example',
        now,
        log: createLog('silent'),
      })
      return opened
    },
  })
  if (!opened) throw new Error('Nothing was mounted')
  const whatsapp = opened
  const { db, url } = app

  const later = (ms: number): void => void (clock.now = new Date(clock.now.getTime() + ms))
  const post = (path: string, body: unknown, headers = {}): Promise<Reply> =>
    app.send(`/api/notifications/whatsapp/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const subscribe = (phoneNumber = phone, more: object = {}) =>
    post('subscribe', { name: 'Meera', phoneNumber, ...more })
  /** From an address of its own, where there is a proxy in front. */
  const confirm = (code: string, phoneNumber = phone, from?: string) =>
    post('confirm', { phoneNumber, code }, from === undefined ? {} : { 'X-Forwarded-For': from })
  const row = (number: string | null = phone) =>
    db('whatsapp_subscriptions').where({ phone_number: number }).first()

  /** Sends one batch of what is due. */
  const sendBatch = async (): Promise<void> => {
    const work = await whatsapp.job.take()
    await work?.()
  }
  const newestCode = (): string => messageText(graph.received.at(-1))
  /** Subscribes and confirms. */
  const join = async (phoneNumber = phone): Promise<string> => {
    await subscribe(phoneNumber)
    await sendBatch()
    const reply = await confirm(newestCode(), phoneNumber)
    later(7000)
    return (reply.json() as { token: string }).token
  }
  const reminderOf = (number = phone) =>
    db('reminders').where({ channel: 'whatsapp', address: number }).first()
  /** A reminder that is due now. */
  const remind = async (number = phone, kind = 'reminder'): Promise<void> => {
    const { id: reminderId } = await reminderOf(number)
    const createdAt = now().toISOString()
    await insertDelivery(db, {
      key: `reminder:${reminderId}:${randomUUID()}`,
      channel: 'whatsapp',
      messageId: randomUUID(),
      mail: { kind, about: { reminderId } },
      language: 'en',
      createdAt,
    })
  }
  const deliveries = () => db('deliveries').where({ channel: 'whatsapp' }).orderBy('id')
  const newest = async () => (await deliveries()).at(-1)

  return {
    app,
    db,
    url,
    graph,
    whatsapp,
    now,
    later,
    post,
    subscribe,
    confirm,
    row,
    sendBatch,
    newestCode,
    join,
    remind,
    reminderOf,
    deliveries,
    newest,
  }
}
