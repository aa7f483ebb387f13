import { everyFestival, type ReminderChoice } from '#contract/reminders/choice.ts'
import type { Reminder } from '#contract/reminders/public.ts'
import { transact } from '#server/db/db.ts'
import { insertDeliveries } from '#server/features/notifications/repository.ts'
import type { ReminderCities } from '#server/features/reminders/cities.ts'
import { createPlanner } from '#server/features/reminders/planner.ts'
import { mailServer } from './mailServer.ts'
import { sendWaiting, waitingMails } from './mails.ts'
import { changeFrom, okOf } from './admin.ts'
import { person } from './people.ts'
import { testApp } from './testApp.ts'

export const publicUrl = 'https://temple.example'
export const meera = 'meera@example.net'
export const words = 'Email me before the festivals I chose.'
export const hourMs = 60 * 60 * 1000

/** A planner that looks at so many people at once. */
export const plannerOf = (places: Pick<ReminderCities, 'get' | 'readVersion'>, chunk: number) =>
  createPlanner({ places, insertDeliveries, hostname: 'temple.example', chunk })

const json = { 'Content-Type': 'application/json' }

/** A temple in Mumbai with a clock, on the morning of 21 November, and people who want reminders. */
export const reminderTemple = async (at = '2026-11-21T04:00:00Z') => {
  const clock = { now: new Date(at) }
  const app = await testApp({ publicUrl, now: () => clock.now })
  const { db, send, reminding } = app
  await app.festivals.generate(db)

  const call =
    (method: string) =>
    (path: string, body: unknown = {}) =>
      send(path, { method, headers: json, body: JSON.stringify(body) })
  const [post, put] = [call('POST'), call('PUT')]
  const ask = (choice: ReminderChoice = everyFestival, email = meera, source = 'reminders') =>
    post('/api/reminders/email', { email, choice, source, words })
  const mails = () => waitingMails(app)
  const tokenIn = (text = ''): string => /\/reminders#([\w.-]+)/.exec(text)?.[1] ?? ''
  const newestToken = async () => tokenIn((await mails()).at(-1)?.text)
  const path = (token: string, step = '') => `/api/reminders/by-link/${token}${step}`
  const get = async (token: string): Promise<Reminder> =>
    (await send(path(token))).json() as Reminder
  const confirm = async (token: string): Promise<Reminder> =>
    (await post(path(token, '/confirm'))).json() as Reminder
  const setStatus = (token: string, action: string) => post(path(token, '/status'), { action })
  /** Confirmed, with nothing left to send. */
  const join = async (choice: Partial<ReminderChoice> = {}, address = meera) => {
    const input = {
      channel: 'email',
      address,
      words,
      language: 'en',
      source: 'reminders',
    } as const
    const full = { ...everyFestival, ...choice }
    return transact(db, (trx) =>
      reminding.port.start(trx, { ...input, choice: full, isConfirmed: true }),
    )
  }
  const plan = (when: string) => {
    clock.now = new Date(when)
    return reminding.planner.plan(db, clock.now)
  }
  const deliveries = () => db('deliveries').whereNotNull('reminder_id').orderBy('id')
  const keys = async (): Promise<string[]> =>
    (await deliveries().pluck('key')).map((key: string) => key.split(':').slice(2).join(':'))
  const letterBox = async () => {
    const server = await mailServer()
    return { ...server, deliver: () => sendWaiting(app, server) }
  }
  /** What an editor does to a festival. */
  const edit = async (id: string, body: object, step = '') => {
    const editor = await person(app, { role: 'editor' })
    const { version } = await db('festivals').where({ id }).first<{ version: number }>('version')
    const method = step === '' ? 'PATCH' : 'POST'
    return okOf(
      await changeFrom(editor, method, `/api/admin/festivals/${id}${step}`, version, body),
    )
  }
  return {
    ...app,
    app,
    clock,
    post,
    put,
    ask,
    mails,
    newestToken,
    get,
    confirm,
    setStatus,
    path,
    join,
    plan,
    deliveries,
    keys,
    letterBox,
    edit,
  }
}
