import { describe, expect, test } from 'vitest'
import { composeAlarms } from '#server/compose/alarms.ts'
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

describe('Alarms', () => {
  test('several processes send it once', async () => {
    const { atMinute, subjects, fill, make } = await open()
    const processes = [make(), make(), make()]
    const together = (minute: number) =>
      Promise.all(processes.map((each) => atMinute(minute, each)))
    fill(1)
    await together(0)
    await together(10)
    expect(await subjects()).toHaveLength(1)
    fill(50)
    await together(11)
    await together(21)
    expect(await subjects()).toHaveLength(2)
  })
})
