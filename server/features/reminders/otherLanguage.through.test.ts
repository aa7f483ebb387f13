import { describe, expect, test } from 'vitest'
import { everyFestival } from '#contract/reminders/choice.ts'
import type { Reminder } from '#contract/reminders/public.ts'
import { transact } from '#server/db/db.ts'
import { exampleSite } from '#server/test/exampleTemple.ts'
import { okOf } from '#server/test/admin.ts'
import { latinIn, withPseudoWords } from '#server/test/pseudoWords.ts'
import { reminderTemple, words } from '#server/test/reminders.ts'
import { messagesOf } from './words.ts'

withPseudoWords()

const sankashti = 'sankashti-kartika-2026'
const known = ['Pune', 'Mumbai', exampleSite.name]

/** Somebody in a city who reads Marathi, and what is sent to them. */
const readingMarathi = async (city?: string) => {
  const temple = await reminderTemple('2026-11-19T00:00:00Z')
  const { db, reminding, plan, edit, clock } = temple
  const choice = { ...everyFestival, ...(city !== undefined && { city }) }
  const request = { channel: 'push', address: 'browser', words, source: 'reminders' } as const
  const { token } = await transact(db, (trx) =>
    reminding.port.start(trx, { ...request, choice, language: 'mr', isConfirmed: true }),
  )
  const written = async () => {
    const [last] = await db('deliveries').orderBy('id', 'desc').limit(1)
    await db('deliveries').where({ id: last.id }).update({ status: 'sent' })
    const [item] = (await reminding.port.open(db, JSON.parse(last.mail).about))?.items ?? []
    return item
  }
  await plan('2026-11-20T01:30:00Z')
  clock.now = new Date('2026-11-20T01:31:00Z')
  return { ...temple, token, written, edit }
}

describe('A reminder to somebody who reads Marathi', () => {
  test.each([undefined, 'mumbai'])('names the festival in Marathi: %s', async (city) => {
    const { written } = await readingMarathi(city)
    const item = await written()
    expect(item?.slug).toBe('ganadhipa-sankashti-2026')
    expect(latinIn(`${item?.name}\n${item?.title}\n${item?.body}`, known)).toEqual([])
  })

  test('so does the news that it moved, is not observed, and is observed after all', async () => {
    const { written, edit } = await readingMarathi()
    const first = await written()
    for (const [change, step] of [
      [{ date: '2026-11-28' }, ''],
      [{ isHidden: true }, '/hidden'],
      [{ isHidden: false }, '/hidden'],
    ] as const) {
      await edit(sankashti, change, step)
      const item = await written()
      expect(item?.change).toBeDefined()
      expect(latinIn(`${item?.title}\n${item?.body}`, known)).toEqual([])
      expect(item?.title).toContain(first?.name)
    }
  })

  test('what staff call it stays theirs', async () => {
    const { written, edit } = await readingMarathi()
    await edit(sankashti, { name: 'Our fast' })
    expect(await written()).toMatchObject({ title: messagesOf('mr').title('Our fast', 7) })
  })
})

test('the festivals that somebody has chosen are named in the language of the page', async () => {
  const { db, reminding, send, path } = await reminderTemple()
  const choice = { ...everyFestival, kinds: [], festivals: [sankashti] }
  const request = { channel: 'push', address: 'browser', words, source: 'reminders' } as const
  const { token } = await transact(db, (trx) =>
    reminding.port.start(trx, { ...request, choice, language: 'en', isConfirmed: true }),
  )
  const chosenIn = async (language: string) =>
    okOf<Reminder>(await send(path(token), { headers: { 'App-Language': language } })).chosen
  expect(await chosenIn('en')).toMatchObject([{ name: 'Ganadhipa Sankashti' }])
  const [marathi] = (await chosenIn('mr')) ?? []
  expect(marathi).toMatchObject({ key: sankashti })
  expect(latinIn(marathi?.name ?? 'none')).toEqual([])
  const paused = await send(path(token, '/status'), {
    method: 'POST',
    headers: { 'App-Language': 'mr', 'Content-Type': 'application/json' },
    body: JSON.stringify({ action: 'pause' }),
  })
  expect(okOf<Reminder>(paused).chosen).toEqual([marathi])
})

test('the email that asks for a confirmation names them, too', async () => {
  const { send, mails } = await reminderTemple()
  const choice = { ...everyFestival, kinds: [], festivals: [sankashti] }
  const asked = { choice, email: 'asha@example.net', source: 'reminders', words }
  await send('/api/reminders/email', {
    method: 'POST',
    headers: { 'App-Language': 'mr', 'Content-Type': 'application/json' },
    body: JSON.stringify(asked),
  })
  const text = (await mails()).at(-1)?.text ?? ''
  expect(text).toContain(', 27 ')
  expect(latinIn(text, [...exampleSite.address, ...known])).toEqual([])
})
