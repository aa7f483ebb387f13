import { describe, expect, test } from 'vitest'
import { latinIn, withPseudoWords } from '#server/test/pseudoWords.ts'
import { hourMs, meera, plannerOf, publicUrl, reminderTemple } from '#server/test/reminders.ts'

const sankashti = 'sankashti-kartika-2026'

describe('What is due', () => {
  test('comes at the city’s own date, hour and moonrise', async () => {
    const { join, plan, keys, deliveries } = await reminderTemple('2026-11-19T00:00:00Z')
    await join({ city: 'new-york', daysBefore: [0], atMoonrise: true, time: '06:00' })
    for (let at = Date.parse('2026-11-26T00:00:00Z'); at < Date.parse('2026-11-29'); at += hourMs)
      await plan(new Date(at).toISOString())
    expect(await keys()).toEqual([`${sankashti}:2026-11-27:0`, `${sankashti}:2026-11-27:moonrise`])
    const [time, moonrise] = await deliveries().pluck('due_at')
    expect(time).toBe('2026-11-27T11:00:00.000Z')
    // 19:39 in New York, as published almanacs have it within minutes.
    expect(moonrise).toMatch(/^2026-11-28T00:/)
  })

  test('nothing that was due before they asked, paused or changed', async () => {
    const { join, plan, keys, setStatus } = await reminderTemple('2026-11-20T01:30:30Z')
    const { token } = await join()
    await plan('2026-11-20T01:31:00Z')
    expect(await keys()).toEqual([])
    await setStatus(token, 'pause')
    await plan('2026-11-24T01:31:00Z')
    await setStatus(token, 'resume')
    await plan('2026-11-24T01:32:00Z')
    expect(await keys()).toEqual([])
    await plan('2026-11-26T01:30:00Z')
    expect(await keys()).toEqual([`${sankashti}:2026-11-27:1`])
  })

  test('a planning that was cut off is finished by whoever comes next', async () => {
    const { join, reminding, db, keys, clock } = await reminderTemple('2026-11-19T00:00:00Z')
    for (let i = 0; i < 5; i += 1) await join({}, `devotee${i}@example.net`)
    clock.now = new Date('2026-11-20T01:30:00Z')
    const { places } = reminding.reminders
    const planner = plannerOf(places, 2)
    const place = await places.get(db, '')
    expect(await planner.step(db, '', place, clock.now)).toBe(true)
    expect(await keys()).toHaveLength(2)
    await planner.plan(db, new Date('2026-11-20T01:33:00Z'))
    expect(await keys()).toHaveLength(5)
  })
})

describe('An email', () => {
  test('says when and where, and how to stop', async () => {
    const { join, plan, letterBox, deliveries } = await reminderTemple('2026-11-19T00:00:00Z')
    const { token } = await join()
    const { deliver, received } = await letterBox()
    await plan('2026-11-26T01:30:00Z')
    await deliver()
    expect(received.map(({ to }) => to)).toEqual([[meera]])
    const raw = received[0]?.raw ?? ''
    expect(raw).toContain('Subject: Ganadhipa Sankashti is tomorrow')
    const text = raw.replaceAll('=\r\n', '')
    expect(text).toMatch(/Friday, 27 November\. Moonrise in Pune at 8:51 PM\./)
    expect(text).toContain(`${publicUrl}/hooks/reminders/stop/`)
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    expect(text.replaceAll('=3D', '=')).toContain(`${publicUrl}/reminders#${token}`)
    expect(await deliveries().pluck('status')).toEqual(['sent'])
    expect(await deliveries().pluck('mail')).toEqual([null])
  })

  test('tells all that is due at that time, once', async () => {
    const { join, plan, letterBox, deliveries, keys } = await reminderTemple('2027-02-01T00:00:00Z')
    await join()
    const { deliver, received } = await letterBox()
    // Ganesh Jayanti is a Vinayaka Chaturthi, too.
    await plan('2027-02-10T01:30:00Z')
    expect(await keys()).toHaveLength(2)
    await deliver()
    expect(received).toHaveLength(1)
    expect(received[0]?.raw).toContain('Ganesh Jayanti is today; Vinayaka Chaturthi is today')
    expect(await deliveries().pluck('status')).toEqual(['sent', 'sent'])
  })

  test('is one for all that a server which was down has to catch up, and says what is true by then', async () => {
    const { join, reminding, db, letterBox, keys, clock } =
      await reminderTemple('2026-11-27T01:00:00Z')
    await join({ daysBefore: [0], atMoonrise: true })
    const { deliver, received } = await letterBox()
    // The hour was 7 AM, and the moon rose at 8:51 PM.
    clock.now = new Date('2026-11-27T15:25:00Z')
    const { places } = reminding.reminders
    // Whoever sends may look between any two steps of the planning.
    const planner = plannerOf(places, 1)
    const place = await places.get(db, '')
    while (await planner.step(db, '', place, clock.now)) await deliver()
    await deliver()
    expect((await keys()).toSorted()).toEqual([
      `${sankashti}:2026-11-27:0`,
      `${sankashti}:2026-11-27:moonrise`,
    ])
    expect(received).toHaveLength(1)
    expect(received[0]?.raw).toContain('Subject: Ganadhipa Sankashti: moonrise now')
  })

  test('is not sent to whoever stopped or chose otherwise meanwhile, nor after its day', async () => {
    const { join, plan, letterBox, deliveries, setStatus, put, path, clock } =
      await reminderTemple('2026-11-19T00:00:00Z')
    const { deliver, received } = await letterBox()
    const stopped = await join({}, 'a@example.net')
    const changed = await join({}, 'b@example.net')
    await join({}, 'c@example.net')
    await plan('2026-11-26T01:30:00Z')
    await setStatus(stopped.token, 'stop')
    await put(path(changed.token), {
      choice: {
        kinds: ['angaraki'],
        festivals: [],
        daysBefore: [0],
        atMoonrise: false,
        time: '07:00',
      },
    })
    clock.now = new Date('2026-11-26T18:30:01Z')
    await deliver()
    expect(received).toEqual([])
    expect(await deliveries().pluck('status')).toEqual(['expired', 'expired'])
    clock.now = new Date('2026-11-26T01:31:00Z')
    await plan('2026-11-27T01:30:00Z')
    await deliver()
    expect(received.map(({ to }) => to)).toEqual([['c@example.net']])
  })
})

describe('The evening before', () => {
  const at = (city: string) => ({ kinds: ['all' as const], daysBefore: [], atEve: true, city })
  const templeWithRite = async () => {
    const temple = await reminderTemple('2026-11-19T00:00:00Z')
    await temple.db('rites').where({ id: 'daily' }).update({ occasion: 'sankashti' })
    return temple
  }

  test('comes at seven in the evening of the city, and leads to what the puja needs', async () => {
    const { join, plan, keys, deliveries, letterBox } = await templeWithRite()
    await join({ ...at('new-york'), time: '06:00' })
    await plan('2026-11-26T23:59:00Z')
    expect(await keys()).toEqual([])
    const { deliver, received } = await letterBox()
    await plan('2026-11-27T00:00:00Z')
    expect(await keys()).toEqual([`${sankashti}:2026-11-27:eve`])
    expect(await deliveries().pluck('due_at')).toEqual(['2026-11-27T00:00:00.000Z'])
    await deliver()
    const text = (received[0]?.raw ?? '').replaceAll('=\r\n', '')
    expect(text).toContain('Subject: Ganadhipa Sankashti is tomorrow')
    expect(text).toMatch(
      /Is everything ready for the puja\? Friday, 27 November\. Moonrise in New York/,
    )
    expect(text).toContain('See what you need')
    expect(text).toContain(`${publicUrl}/puja/guide/daily#samagri`)
  })

  test('leads to the festival where the temple has a puja for it no more', async () => {
    const { db, join, plan, letterBox } = await templeWithRite()
    await db('rites').update({ deleted_at: '2026-11-19T00:00:00.000Z' })
    await join(at('mumbai'))
    const { deliver, received } = await letterBox()
    await plan('2026-11-26T13:30:00Z')
    await deliver()
    const text = (received[0]?.raw ?? '').replaceAll('=\r\n', '')
    expect(text).not.toContain('Is everything ready')
    expect(text).toContain(`${publicUrl}/calendar/ganadhipa-sankashti-2026`)
  })

  test('says once what the chosen hour says too, when both are seven', async () => {
    const { join, plan, keys, letterBox } = await templeWithRite()
    await join({ ...at('mumbai'), daysBefore: [1], time: '19:00' })
    const { deliver, received } = await letterBox()
    await plan('2026-11-26T13:30:00Z')
    expect((await keys()).toSorted()).toEqual([
      `${sankashti}:2026-11-27:1`,
      `${sankashti}:2026-11-27:eve`,
    ])
    await deliver()
    expect(received).toHaveLength(1)
    expect(received[0]?.raw).toContain('#samagri')
  })

  test('is too late once that day is over', async () => {
    const { join, plan, keys } = await reminderTemple('2026-11-19T00:00:00Z')
    await join(at('mumbai'))
    await plan('2026-11-26T18:31:00Z')
    expect(await keys()).toEqual([])
  })
})

describe('A festival that staff move', () => {
  test('what waits for the old date is not sent', async () => {
    const { join, plan, letterBox, edit, keys } = await reminderTemple('2026-11-19T00:00:00Z')
    const { deliver, received } = await letterBox()
    await join()
    await plan('2026-11-20T01:30:00Z')
    await edit(sankashti, { date: '2026-11-28' })
    expect(await keys()).toEqual([])
    await deliver()
    expect(received).toEqual([])
  })
})

describe('A channel without the words of a language', () => {
  withPseudoWords()

  test('has a reminder written in one that it has, and learns what its person reads', async () => {
    const { db, join, plan, deliveries, reminding } = await reminderTemple('2026-11-19T00:00:00Z')
    await join()
    await db('reminders').update({ language: 'mr' })
    await plan('2026-11-26T01:30:00Z')
    const [about] = (await deliveries()).map(({ mail }) => JSON.parse(mail).about)
    const read = await reminding.port.open(db, about)
    const written = await reminding.port.open(db, about, () => 'en')
    expect(latinIn(read?.items[0]?.title ?? '', ['Ganadhipa Sankashti'])).toEqual([])
    expect(written?.items[0]?.title).toBe('Ganadhipa Sankashti is tomorrow')
    expect([read?.language, written?.language]).toEqual(['mr', 'mr'])
  })
})
