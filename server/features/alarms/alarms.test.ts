import { describe, expect, test } from 'vitest'
import { composeAlarms, isAlmostFull } from '#server/compose/alarms.ts'
import { noteMailTrouble, clearMailTrouble } from '#server/features/notifications/mailTrouble.ts'
import {
  clearChannelTrouble,
  noteChannelTrouble,
} from '#server/features/notifications/channelTrouble.ts'
import { findSite } from '#server/features/site/repository.ts'
import { waitingMails } from '#server/test/mails.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const start = Date.parse('2026-11-26T10:00:00Z')
const gigabytes = 1024 ** 3

/** A temple with an administrator and an editor, and a disk that a test may fill. */
const open = async () => {
  const app = await testApp()
  const admin = await person(app, { role: 'admin' })
  await person(app, { role: 'editor' })
  let free = 50
  const make = () =>
    composeAlarms({
      folder: '/',
      readDisk: async () => ({ freeBytes: free * gigabytes, totalBytes: 100 * gigabytes }),
      publicUrl: 'https://temple.example',
      hasStripe: false,
      now: () => new Date(),
    })
  const alarms = make()
  const atMinute = (minute: number, by = alarms) =>
    by.plan(app.db, new Date(start + minute * 60_000))
  const subjects = async () =>
    (await waitingMails(app)).filter(({ to }) => to === admin.email).map(({ subject }) => subject)
  return { app, make, atMinute, subjects, fill: (left: number) => void (free = left) }
}

const full = 'The server’s disk is almost full: '
const roomy = 'The server’s disk has room again: '

describe('Alarms', () => {
  test('something that is wrong for ten minutes is emailed once, and again when it is over', async () => {
    const { app, atMinute, subjects, fill } = await open()
    const { name } = await findSite(app.db)
    await atMinute(0)
    fill(1)
    for (const minute of [1, 5, 10]) await atMinute(minute)
    expect(await subjects()).toEqual([])
    for (const minute of [11, 12, 30]) await atMinute(minute)
    expect(await subjects()).toEqual([full + name])
    fill(50)
    for (const minute of [31, 40]) await atMinute(minute)
    expect(await subjects()).toEqual([full + name])
    for (const minute of [41, 42]) await atMinute(minute)
    expect(await subjects()).toEqual([full + name, roomy + name])
    const over = (await waitingMails(app)).find(({ subject }) => subject === roomy + name)
    expect(over?.text).toMatch(/from 3:31\sPM, .* to 4:01\sPM, /)
  })

  test('what passes within ten minutes is not emailed, nor what comes back within ten', async () => {
    const { atMinute, subjects, fill } = await open()
    fill(1)
    await atMinute(0)
    fill(50)
    await atMinute(5)
    fill(1)
    for (const minute of [6, 12]) await atMinute(minute)
    expect(await subjects()).toEqual([])
    await atMinute(16)
    expect(await subjects()).toHaveLength(1)
    fill(50)
    await atMinute(20)
    fill(1)
    await atMinute(25)
    fill(50)
    await atMinute(31)
    await atMinute(40)
    expect(await subjects()).toHaveLength(1)
    await atMinute(41)
    expect(await subjects()).toHaveLength(2)
  })

  test('a channel that is stopped is emailed', async () => {
    const { app, atMinute, subjects } = await open()
    const since = new Date(start).toISOString()
    await noteChannelTrouble(app.db, {
      channel: 'whatsapp',
      kind: 'credentials',
      said: '190 …',
      since,
      retryAt: since,
    })
    for (const minute of [0, 10]) await atMinute(minute)
    await clearChannelTrouble(app.db, 'whatsapp')
    for (const minute of [11, 21]) await atMinute(minute)
    expect(await subjects()).toEqual([
      expect.stringContaining('WhatsApp messages are not sent'),
      expect.stringContaining('WhatsApp messages are sent again'),
    ])
  })

  test('a dead mail server is emailed only when it works again', async () => {
    const { app, atMinute, subjects } = await open()
    const since = new Date(start).toISOString()
    await noteMailTrouble(app.db, { kind: 'unreachable', said: 'ECONNREFUSED', since })
    for (const minute of [0, 10, 20]) await atMinute(minute)
    expect(await subjects()).toEqual([])
    await clearMailTrouble(app.db)
    for (const minute of [21, 31]) await atMinute(minute)
    expect(await subjects()).toEqual([expect.stringContaining('Emails are sent again')])
  })
})

test.each([
  [50, 100, false],
  [4, 100, true],
  [0.9, 10, true],
  [2, 10, false],
  [0.6, 1, false],
])('%d GB free of %d', (free, total, isFull) => {
  const disk = { freeBytes: free * gigabytes, totalBytes: total * gigabytes }
  expect(isAlmostFull(disk)).toBe(isFull)
})
