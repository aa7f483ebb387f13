import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Knex } from 'knex'
import { expect, onTestFinished, vi } from 'vitest'
import type { ReminderChannel } from '#contract/reminders/choice.ts'
import { readVapidKeys } from '#server/adapters/push/vapid.ts'
import { timeOfMinute } from '#server/features/reminders/moments.ts'
import { childProcess, type Child } from './childProcess.ts'
import { graphServer, type GraphServer } from './graphServer.ts'
import { mailServer, type MailServer } from './mailServer.ts'
import { startPushService, type PushService } from './pushService.ts'
import { randomOf } from './random.ts'
import { joinPeople, type People } from './reminderPeople.ts'
import { testApp } from './testApp.ts'

const script = join(import.meta.dirname, 'sendInAllChannels.ts')
const publicUrl = 'https://temple.example'
const minuteMs = 60_000

/** Seven in the morning in Pune, the day before a Sankashti: the first are reminded of it. */
const morning = Date.parse('2026-11-26T01:30:00Z')

/** Between two lives; longer than any lease, so that what a killed process had in hand can be taken again. */
const minutesApart = 4

/** A provider over a network; killed meanwhile, we do not hear that it took the message. */
const answersAfterMs = 60

/** A life ends at most so long after something has arrived. */
const longestLifeMs = 400

/** How many messages of a channel a process has in hand at once. */
const mostAtOnce = { email: 4, whatsapp: 20, push: 100 } as const

const channels = ['email', 'whatsapp', 'push'] as const
type PerChannel = Record<ReminderChannel, number>

const perChannel = (of: (channel: ReminderChannel) => number): PerChannel => ({
  email: of('email'),
  whatsapp: of('whatsapp'),
  push: of('push'),
})

type Doubles = { mail: MailServer; graph: GraphServer; push: PushService }

/** What was handed to each provider: to whom, once for each time. */
const arrivalsOf = ({ mail, graph, push }: Doubles, channel: ReminderChannel): string[] => {
  if (channel === 'email') return mail.received.flatMap(({ to }) => to)
  if (channel === 'whatsapp') return graph.received.map(({ to = '' }) => to)
  return push.received.map(({ endpoint }) => endpoint)
}

/** A browser shows a notification in place of an earlier one with the same tag. */
const shownOf = ({ push }: Doubles): string[] => {
  const shown = new Map<string, string>()
  for (const { endpoint, text } of push.received)
    shown.set(`${endpoint} ${JSON.parse(text).notification.tag}`, endpoint)
  return [...shown.values()]
}

/** A mail program recognises a second copy of an email by its id. */
const idsOf = ({ mail }: Doubles): Set<string | undefined> =>
  new Set(mail.received.map(({ raw }) => /^Message-ID: (.+)\r$/m.exec(raw)?.[1]))

/** How many came to somebody who had one before. */
const twiceIn = (arrivals: readonly string[]): number => arrivals.length - new Set(arrivals).size

type Options = { readonly people: People; readonly kills: number; readonly seed: number }

/** Each life has people of its own, whose hour comes as it begins. */
const timesOf = (kills: number): string[] =>
  Array.from({ length: kills }, (_, life) => timeOfMinute(7 * 60 + life * minutesApart))

const openTemple = async (people: People, kills: number) => {
  /** The temple's clock is so much later than the machine's. */
  let aheadMs = morning - minuteMs - Date.now()
  const now = () => new Date(Date.now() + aheadMs)
  const push = await startPushService()
  onTestFinished(push.stop)
  const doubles: Doubles = {
    mail: await mailServer({ answersAfterMs }),
    graph: await graphServer(now, answersAfterMs),
    push,
  }
  const pushService = { origin: push.origin, ca: push.ca }
  const app = await testApp({ publicUrl, now, push: { testService: pushService } })
  push.useKey((await readVapidKeys(app.db)).publicKey)
  await app.festivals.generate(app.db)
  await joinPeople(app, push, { people, times: timesOf(kills) })

  const start = (life: number): Child => {
    aheadMs = morning + life * minutesApart * minuteMs - Date.now()
    const { smtp } = doubles.mail
    const { account } = doubles.graph
    const { location } = app.database
    const folder = app.uploads
    const input = { location, folder, aheadMs, smtp, account, pushService }
    return childProcess(script, [JSON.stringify(input)])
  }
  return { app, doubles, now, start }
}

const waitingIn = (db: Knex) => db('deliveries').where({ status: 'waiting' })

/** What a process that was just killed had taken and not recorded. */
const inHand = async (db: Knex, now: Date): Promise<PerChannel> => {
  const taken: ReminderChannel[] = await waitingIn(db)
    .whereNotNull('claimed_by')
    .where('due_at', '>', now.toISOString())
    .pluck('channel')
  return perChannel((channel) => taken.filter((each) => each === channel).length)
}

type Temple = Awaited<ReturnType<typeof openTemple>>

const until = (
  child: Child,
  isSo: () => boolean | Promise<boolean>,
  waiting: { timeout: number; interval: number },
): Promise<void> =>
  vi.waitFor(async () => {
    if (!(await isSo())) throw new Error(`it has not come to that:\n${child.output()}`)
  }, waiting)

/** One that is left alone, over and over until nothing waits: tries that failed have to wait. */
const sendTheRest = async (
  { app: { db }, now, start }: Temple,
  firstLife: number,
): Promise<void> => {
  for (let life = firstLife; (await waitingIn(db)).length > 0; life += 1) {
    const child = start(life)
    const isDone = async () => {
      const open = waitingIn(db).where((row) =>
        row.where('due_at', '<=', now().toISOString()).orWhereNotNull('claimed_by'),
      )
      return (await open.first('id')) === undefined
    }
    await until(child, isDone, { timeout: 10 * minuteMs, interval: 100 })
    child.process.kill('SIGTERM')
    await child.ended
  }
}

/** Kills processes that send, each at some moment after its first message of one channel has arrived. */
const killWhileSending = async ({ people, kills, seed }: Options) => {
  const random = randomOf(seed)
  const temple = await openTemple(people, kills)
  const { app, doubles, now, start } = temple
  const cutOff: PerChannel[] = []
  for (let life = 0; life < kills; life += 1) {
    const channel = channels[life % channels.length] ?? 'email'
    const arrived = () => arrivalsOf(doubles, channel).length
    const before = arrived()
    const child = start(life)
    await until(child, () => arrived() > before, { timeout: minuteMs, interval: 5 })
    await wait(random(longestLifeMs))
    child.process.kill('SIGKILL')
    await child.ended
    cutOff.push(await inHand(app.db, now()))
  }
  await sendTheRest(temple, kills)
  const states: string[] = await app.db('deliveries').pluck('status')
  return {
    planned: states.length,
    sent: states.filter((status) => status === 'sent').length,
    /** Taken by a process that was killed before it had recorded what became of them. */
    cutOff: perChannel((channel) => cutOff.reduce((sum, each) => sum + each[channel], 0)),
    mostCutOff: perChannel((channel) => Math.max(...cutOff.map((each) => each[channel]))),
    lost: perChannel((channel) => people[channel] - new Set(arrivalsOf(doubles, channel)).size),
    arrivedTwice: perChannel((channel) => twiceIn(arrivalsOf(doubles, channel))),
    shownTwice: twiceIn(shownOf(doubles)),
    emailIds: idsOf(doubles).size,
  }
}

/** Nothing is lost, no push is shown twice, and a kill repeats no more than what was in hand. */
export const expectKillsToLoseNothing = async (options: Options): Promise<void> => {
  const { people, kills } = options
  const counted = await killWhileSending(options)
  process.stdout.write(`${kills} kills while sending: ${JSON.stringify(counted)}\n`)
  const all = Object.values(people).reduce((sum, each) => sum + each)
  expect(counted).toMatchObject({ planned: all, sent: all, shownTwice: 0, emailIds: people.email })
  expect(counted.lost).toEqual(perChannel(() => 0))
  for (const channel of channels) {
    const most = mostAtOnce[channel]
    expect(counted.mostCutOff[channel]).toBeLessThanOrEqual(most)
    expect(counted.cutOff[channel]).toBeGreaterThan(0)
    expect(counted.arrivedTwice[channel]).toBeLessThanOrEqual(counted.cutOff[channel])
    expect(counted.arrivedTwice[channel]).toBeLessThanOrEqual(kills * most)
  }
}
