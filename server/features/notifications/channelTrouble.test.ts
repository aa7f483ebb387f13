import { expect, test } from 'vitest'
import { mailTemple, start } from '#server/test/mailTemple.ts'
import {
  clearChannelTrouble,
  hastenChannel,
  listChannelTroubles,
  noteChannelTrouble,
} from './channelTrouble.ts'

const now = start.toISOString()
const retryAt = '2026-11-21T05:00:00.000Z'

test('what ends or hastens the trouble of one channel leaves the other as it is', async () => {
  const { db } = await mailTemple()
  for (const channel of ['push', 'whatsapp'] as const)
    await noteChannelTrouble(db, { channel, kind: 'credentials', said: '401', since: now, retryAt })
  const retries = async () =>
    (await listChannelTroubles(db)).map((one) => [one.channel, one.retryAt])
  await hastenChannel(db, 'push', now)
  expect(await retries()).toEqual([
    ['push', now],
    ['whatsapp', retryAt],
  ])
  expect(await clearChannelTrouble(db, 'push')).toBe(true)
  expect(await retries()).toEqual([['whatsapp', retryAt]])
})
