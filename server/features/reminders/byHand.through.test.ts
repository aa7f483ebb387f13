import { expect, test } from 'vitest'
import { auditOf, get } from '#server/test/admin.ts'
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

test('a reminder by hand goes to those who want the festival, in words that are true today', async () => {
  const { join, count, sendNow, mails, app, festivalId, festival } = await office()
  await join({ daysBefore: [1] })
  await join({ kinds: ['major'] }, 'major@example.net')
  await join({ kinds: [], festivals: [festivalId], city: 'new-york' }, 'far@example.net')
  expect(await count()).toBe(2)
  expect(await count('push')).toBe(0)
  const reply = await sendNow(2)
  expect(reply.json()).toEqual({ people: 2 })
  const sent = await mails()
  expect(sent.map(({ to }) => to).toSorted()).toEqual(['far@example.net', 'meera@example.net'])
  expect(sent.find(({ to }) => to === 'meera@example.net')?.subject).toBe(
    `${festival} is in 6 days`,
  )
  expect((await auditOf(app)).at(-1)).toMatchObject({
    subject: 'reminder',
    action: 'sent_by_hand',
    after: { festival, people: 2 },
  })
})
