import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { staffLanguage } from '#contract/languages.ts'
import type { Draft } from '#server/adapters/email/port.ts'
import type { Shared } from '#server/feature.ts'
import { en } from './words.ts'

/** The draft of a push that an administrator sends to a browser of their own. */
export const testPush = 'test'

export type TestPush = {
  /** Of the browser. */
  readonly id: string
  readonly title: string
  readonly body: string
  readonly url: string
}

/** Nobody waits longer for it. */
const usefulMs = 10 * 60_000

const testDelivery = ({ title, ...about }: TestPush, at: Date) => {
  const mail: Draft = { kind: testPush, about: { ...about, title: en.test(title) } }
  return {
    key: `push-test:${about.id}:${randomUUID()}`,
    channel: 'push' as const,
    messageId: randomUUID(),
    mail,
    language: staffLanguage,
    createdAt: at.toISOString(),
    usefulUntil: new Date(at.getTime() + usefulMs).toISOString(),
  }
}

/** Sends a test to one browser, once the transaction is committed. */
export const createQueueTest =
  ({ insertDeliveries, now }: Pick<Shared, 'insertDeliveries' | 'now'>) =>
  (trx: Knex, id: string, message: Omit<TestPush, 'id'>): Promise<void> =>
    insertDeliveries(trx, [testDelivery({ ...message, id }, now())])
