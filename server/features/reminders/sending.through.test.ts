import { describe, expect, test } from 'vitest'
import { meera, reminderTemple } from '#server/test/reminders.ts'

const sankashti = 'sankashti-kartika-2026'

describe('What is due', () => {
  test('is stored once, at its minute, on its days', async () => {
    const { join, plan, keys, deliveries } = await reminderTemple('2026-11-19T00:00:00Z')
    await join()
    await plan('2026-11-20T01:29:00Z')
    expect(await keys()).toEqual([])
    await plan('2026-11-20T01:30:00Z')
    expect(await keys()).toEqual([`${sankashti}:2026-11-27:7`])
    await plan('2026-11-20T01:30:00Z')
    await plan('2026-11-24T01:31:00Z')
    await plan('2026-11-26T23:00:00Z')
    await plan('2026-11-27T18:29:00Z')
    expect(await keys()).toEqual([7, 3, 0].map((days) => `${sankashti}:2026-11-27:${days}`))
    expect((await deliveries())[0]).toMatchObject({
      channel: 'email',
      due_at: '2026-11-20T01:30:00.000Z',
      useful_until: '2026-11-20T18:30:00.000Z',
      festival_id: sankashti,
      days_before: 7,
    })
  })
})

describe('A festival that staff move', () => {
  test('is told once to those who were reminded of the old date, and to nobody else', async () => {
    const temple = await reminderTemple('2026-11-19T00:00:00Z')
    const { join, plan, letterBox, edit, clock } = temple
    const { deliver, received } = await letterBox()
    await join()
    await join({ daysBefore: [1] }, 'later@example.net')
    await plan('2026-11-20T01:30:00Z')
    await deliver()
    expect(received.map(({ to }) => to)).toEqual([[meera]])
    const moved = await edit(sankashti, { date: '2026-11-28' })
    expect(moved, 'the form says so before it is saved').toMatchObject({ told: 1 })
    await edit(sankashti, { date: '2026-11-29' })
    clock.now = new Date('2026-11-20T03:00:00Z')
    await deliver()
    await deliver()
    expect(received.map(({ to }) => to)).toEqual([[meera], [meera]])
    const text = (received[1]?.raw ?? '').replaceAll('=\r\n', '')
    expect(text).toContain('has moved to Sunday, 29 November')
    expect(text).toContain('not on Friday, 27 November')

    // The new day has reminders of its own, and the other one only hears of that.
    await plan('2026-11-26T01:30:00Z')
    await plan('2026-11-28T01:30:00Z')
    await deliver()
    expect(received.slice(2).map(({ to }) => to[0])).toEqual(
      expect.arrayContaining([meera, 'later@example.net']),
    )

    const before = received.length
    await edit(sankashti, { isHidden: true }, '/hidden')
    await deliver()
    expect(
      received
        .slice(before)
        .map(({ to }) => to[0])
        .toSorted(),
    ).toEqual(['later@example.net', meera])
    expect(received.at(-1)?.raw).toContain('Subject: Ganadhipa Sankashti is not observed')
    await edit(sankashti, { isHidden: false }, '/hidden')
    await deliver()
    expect(received.at(-1)?.raw).toContain('Subject: Ganadhipa Sankashti is on Sunday')
    expect(received).toHaveLength(before + 4)
  })
})
