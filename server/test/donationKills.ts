import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { childProcess } from './childProcess.ts'
import {
  cardPayload,
  eventOf,
  minutesLater,
  pay,
  reconcile,
  sandboxSecrets,
  type DonationTemple,
} from './donations.ts'

const script = join(import.meta.dirname, 'payInChildProcess.ts')

/** Where the server dies: while a donation begins, or while the provider reports a payment. */
const pointsOfBeginning = ['written down, not asked', 'asked, not linked'] as const
export const pointsOfHearing = [
  'heard, not begun',
  'moved, not thanked',
  'thanked, not receipted',
  'committed, not answered',
] as const
export const points = [...pointsOfBeginning, ...pointsOfHearing]
export type Point = (typeof points)[number]

const dying = async (
  { app, sandbox, clock }: DonationTemple,
  point: Point,
  does: object,
): Promise<void> => {
  const { location } = app.database
  const { port } = sandbox
  const at = clock.now.toISOString()
  const input = { location, secrets: sandboxSecrets, port, at, point, ...does }
  const started = childProcess(script, [JSON.stringify(input)])
  await started.ended
  if (started.process.signalCode === 'SIGKILL') return
  throw new Error(`it did not die at "${point}":\n${started.output()}`)
}

/** PostgreSQL takes a moment to notice who died, and what they held is skipped until then. */
const findOut = async (temple: DonationTemple): Promise<void> => {
  minutesLater(temple, 16)
  await vi.waitFor(
    async () => {
      await reconcile(temple)
      expect(await temple.app.db('donations').where({ status: 'pending' })).toEqual([])
    },
    { interval: 20 },
  )
}

/**
 * Kills a server at the point, and lets another one ask the provider what happened. Returns the
 * payment, if there was one.
 */
export const killAt = async (temple: DonationTemple, point: Point): Promise<string | undefined> => {
  const isBeginning = pointsOfBeginning.some((beginning) => beginning === point)
  if (isBeginning) {
    await dying(temple, point, { request: cardPayload })
    await findOut(temple)
    return undefined
  }
  const id = await pay(temple)
  const event = eventOf(temple, 'payment_intent.succeeded', id)
  await dying(temple, point, { heard: temple.sandbox.webhooks.sign(event) })
  await findOut(temple)
  return id
}

/** This many kills, at each point in turn; counts what is left. */
export const killMany = async (temple: DonationTemple, kills: number) => {
  const paid: string[] = []
  for (let done = 0; done < kills; done += 1) {
    const id = await killAt(temple, points[done % points.length] ?? 'heard, not begun')
    if (id !== undefined) paid.push(id)
  }
  return paid
}
