import { expect, test } from 'vitest'
import { get } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { reminderTemple } from '#server/test/reminders.ts'

const path = '/api/admin/reminders/now'

/** Six days before Sankashti, which is 27 November in Mumbai and the 26th in New York or the 27th. */
const office = async () => {
  const temple = await reminderTemple()
  const admin = await person(temple.app, { role: 'admin' })
  const { next } = await get<{ next: { id: string; name: string }[] }>(
    admin,
    '/api/admin/reminders',
  )
  const festivalId = next[0]?.id ?? ''
  /** A login of its own: days pass. */
  const staff = () => person(temple.app, { role: 'admin' })
  const count = async (channel = '') => {
    const asked = `${path}?festivalId=${festivalId}${channel && `&channel=${channel}`}`
    return (await get<{ people: number }>(await staff(), asked)).people
  }
  const sendNow = async (people: number) => (await staff()).post(path, { festivalId, people })
  return { ...temple, admin, festivalId, festival: next[0]?.name ?? '', count, sendNow }
}

test('nobody gets it twice on a day, nor who was told of the festival that day', async () => {
  const { join, plan, count, sendNow, clock } = await office()
  await join({ daysBefore: [3] })
  await join({ daysBefore: [7] }, 'later@example.net')
  // The reminder of three days before, at seven in the morning.
  await plan('2026-11-24T04:00:00Z')
  expect(await count()).toBe(1)
  expect((await sendNow(1)).status).toBe(200)
  expect(await count()).toBe(0)
  clock.now = new Date('2026-11-25T04:00:00Z')
  expect(await count()).toBe(2)
})

test('another number than the one that was shown sends nothing', async () => {
  const { join, sendNow, mails } = await office()
  await join()
  const reply = await sendNow(2)
  expect(reply.status).toBe(412)
  expect(reply.json()).toMatchObject({ detail: expect.stringContaining('go to 1 person') })
  expect(await mails()).toEqual([])
})

test('who stops meanwhile, or wants it no more, does not get it', async () => {
  const { join, sendNow, mails, setStatus } = await office()
  const { token } = await join()
  await sendNow(1)
  await setStatus(token, 'stop')
  expect(await mails()).toEqual([])
})

test.each([
  ['a festival that is not ahead', { festivalId: 'nothing', people: 1 }, 404],
  ['nobody', { people: 0 }, 400],
  ['a channel nobody knows', { people: 1, channel: 'pigeon' }, 400],
])('%s is refused', async (_, more, status) => {
  const { admin, festivalId } = await office()
  expect((await admin.post(path, { festivalId, ...more })).status).toBe(status)
})

test('editors send nothing', async () => {
  const { app, sendNow, festivalId } = await office()
  const editor = await person(app, { role: 'editor' })
  expect((await editor.post(path, { festivalId, people: 1 })).status).toBe(403)
  expect((await sendNow(1)).status).toBe(412)
})
