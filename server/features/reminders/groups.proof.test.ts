import { expect, test } from 'vitest'
import { festivalGroups, type FestivalChoice, usualChoice } from '#contract/festivals/groups.ts'
import { everyFestival, type ReminderChoice, reminderKinds } from '#contract/reminders/choice.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { updateFestivalChoice } from '#server/features/site/repository.ts'
import { meera, reminderTemple } from '#server/test/reminders.ts'
import { reminderData } from './personalData.ts'

const dasara = 'dasara-ashwina-shukla-2027'
const dayMs = 24 * 60 * 60 * 1000

/** A temple in Pune, on the last day of September 2027: Dasara is on 9 October. */
const temple = async (at = '2027-09-30T00:00:00Z') => {
  const made = await reminderTemple(at)
  const { db, plan } = made
  const choose = (choice: Partial<FestivalChoice>) =>
    transact(db, async (trx) => {
      await updateFestivalChoice(trx, { ...usualChoice, ...choice })
      await bumpContent(trx)
    })
  /** At seven in the morning of each day, both included. */
  const live = async (from: string, until: string) => {
    const first = Date.parse(`${from}T01:30:00Z`)
    for (let at = first; at <= Date.parse(`${until}T01:30:00Z`); at += dayMs)
      await plan(new Date(at).toISOString())
  }
  const people = async (key: string): Promise<string[]> =>
    db('deliveries')
      .join('reminders', 'reminders.id', 'deliveries.reminder_id')
      .where({ festival_id: key })
      .orderBy('address')
      .pluck('address')
  return { ...made, choose, live, people }
}

const of = (...kinds: ReminderChoice['kinds']): Partial<ReminderChoice> => ({
  kinds,
  daysBefore: [0],
})

test('who chose all of Ganesha’s hears nothing of Dasara; who chose its group does', async () => {
  const { join, live, people } = await temple()
  await join(of('all', 'major'), 'all@example.net')
  await join(of('great'), 'great@example.net')
  await join(of('all', 'great'), 'both@example.net')
  await join(of('ekadashi', 'pradosh', 'moon'), 'fasts@example.net')
  await join({ ...of(), festivals: [dasara] }, 'one@example.net')
  await live('2027-10-01', '2027-10-12')
  expect(await people(dasara)).toEqual(['both@example.net', 'great@example.net', 'one@example.net'])
  expect(await people('vinayaka-ashwina-2027')).toEqual(['all@example.net', 'both@example.net'])
  expect(await people('ekadashi-ashwina-shukla-2027')).toEqual(['fasts@example.net'])
})

test('a group that the temple turns off reminds nobody, not even of what is due already', async () => {
  const { join, choose, live, people, plan, letterBox, keys } = await temple()
  const { deliver, received } = await letterBox()
  await join({ kinds: ['all', 'great'], festivals: [dasara], daysBefore: [1, 0] })
  await plan('2027-10-08T01:30:00Z')
  expect(await keys()).toContain(`${dasara}:2027-10-09:1`)
  await choose({ groups: { ...usualChoice.groups, great: 'off' } })
  await deliver()
  expect(received).toEqual([])
  await live('2027-10-09', '2027-10-09')
  await deliver()
  expect([await people(dasara), received]).toEqual([[], []])
  await choose({})
  await join({ kinds: ['great'], daysBefore: [0], time: '08:00' }, 'later@example.net')
  await plan('2027-10-09T02:30:00Z')
  expect(await people(dasara), 'turned on again, for those whose hour is to come').toEqual([
    'later@example.net',
  ])
})

test('a kind that the temple does not observe, and a date that it does not keep, reminds nobody', async () => {
  const { join, choose, live, keys } = await temple('2025-10-10T00:00:00Z')
  await choose({
    without: ['bhau_beej'],
    customs: { ...usualChoice.customs, maharashtra: 'custom' },
  })
  await join(of('great'))
  await live('2025-10-18', '2025-10-24')
  expect(await keys()).toEqual([
    'dhanteras-ashwina-krishna-2025:2025-10-18:0',
    'naraka_chaturdashi-ashwina-krishna-2025:2025-10-20:0',
    'lakshmi_puja_maharashtra-ashwina-krishna-2025:2025-10-21:0',
    'bali_pratipada-kartika-shukla-2025:2025-10-22:0',
  ])
})

test('at moonrise nothing is said of days that no moonrise ends', async () => {
  const { join, live, plan, keys } = await temple()
  const kinds = ['angaraki', 'great', 'ekadashi', 'pradosh', 'moon'] as const
  await join({ kinds: [...kinds], daysBefore: [], atMoonrise: true })
  await live('2027-10-08', '2027-10-16')
  for (const hour of ['12', '16', '20']) await plan(`2027-10-16T${hour}:00:00Z`)
  expect(await keys()).toEqual([])
})

test('a message says when the worship is, in the person’s own city, and who keeps another day', async () => {
  const { join, live, letterBox } = await temple('2025-10-19T00:00:00Z')
  const { deliver, received } = await letterBox()
  await join({ ...of('great'), daysBefore: [1] })
  await live('2025-10-19', '2025-10-19')
  await deliver()
  const text = (received[0]?.raw ?? '').replaceAll('=\r\n', '')
  expect(text).toContain('Lakshmi Puja (outside Maharashtra)')
  expect(text).toContain('Monday, 20 October. Evening worship in Pune from 6:08 PM to 8:36 PM.')
  expect(text).toContain('In Maharashtra it is on Tuesday, 21 October.')
})

test('a festival’s own page adds to it, and no choice takes another’s groups away', async () => {
  const { join, ask, newestToken, confirm } = await temple()
  await join(of('all', 'ekadashi'))
  const great = { ...everyFestival, kinds: ['great' as const, 'sankashti' as const] }
  await ask(great, meera, `festival_dasara-2027`)
  const both = await confirm(await newestToken())
  expect(both.choice.kinds).toEqual(['all', 'great', 'ekadashi'])
  await ask({ ...great, kinds: [], festivals: [dasara] }, meera, 'festival_dasara-2027')
  const more = await confirm(await newestToken())
  expect(more.choice).toMatchObject({ kinds: ['all', 'great', 'ekadashi'], festivals: [dasara] })
})

test('the email that asks for a confirmation and the person’s export name the groups', async () => {
  const { ask, mails, db, join } = await temple()
  await ask({ ...everyFestival, kinds: ['all', 'great', 'moon'], festivals: [dasara] })
  expect((await mails()).at(-1)?.text).toContain(
    'Every Ganesha festival, Great festivals and Full and new moon; Dasara, 9 Oct',
  )
  await join(of('all', 'pradosh'), 'asha@example.net')
  const exported = await reminderData.read(db, { email: 'asha@example.net' })
  expect(exported).toMatchObject([{ choice: { kinds: ['all', 'pradosh'] } }])
})

test('in a year, who chose everything is reminded of each day of the calendar once', async () => {
  const { join, live, keys, festivals, db } = await temple('2026-12-31T00:00:00Z')
  await join({ kinds: [...reminderKinds], daysBefore: [0] })
  await live('2027-01-01', '2027-12-31')
  const groups = festivalGroups.join(',')
  const year = await festivals.between(db, { groups }, '2027-01-01', '2027-12-31')
  expect(year.length).toBeGreaterThan(120)
  expect((await keys()).toSorted()).toEqual(
    year.map(({ key, id, date }) => `${key ?? id}:${date}:0`).toSorted(),
  )
})
