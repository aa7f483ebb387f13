import { describe, expect, test } from 'vitest'
import type { DoneSteps } from '#contract/bookings/bulkAdmin.ts'
import type { StaffBookingDetails } from '#contract/bookings/admin.ts'
import type { BulkAnswer } from '#contract/bulk.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { address, book, mailsOf, sharedTemple } from '#server/test/bookings.ts'
import { person } from '#server/test/people.ts'

const temple = sharedTemple()

/** Just after midnight at the temple, and half a minute later. */
const midnight = '2026-11-20T18:35:00Z'
const tooLate = '2026-11-20T18:35:30Z'
const today = '2026-11-21'

const open = async () => {
  const made = await temple(midnight)
  const { app } = made
  const priest = await person(app, { role: 'priest' })
  const set = async (reference: string, ...statuses: string[]) => {
    for (const status of statuses)
      okOf(await priest.post(`/api/admin/bookings/${reference}/status`, { status }))
  }
  const confirmed = async (changes: object = {}) => {
    const { reference } = await book(app, { preferredDate: today, ...changes })
    await set(reference, 'confirmed')
    return reference
  }
  return {
    ...made,
    priest,
    set,
    confirmed,
    mark: async (references: string[], mark = 'performed') =>
      okOf<BulkAnswer<DoneSteps>>(
        await priest.post('/api/admin/bookings/marks', { references, mark }),
      ),
    undo: async ({ done }: BulkAnswer<DoneSteps>) =>
      okOf<BulkAnswer<{ id: string }>>(
        await priest.post('/api/admin/bookings/undo-many', { done }),
      ),
    see: (reference: string) =>
      get<StaffBookingDetails>(priest, `/api/admin/bookings/${reference}`),
  }
}

const idsOf = (of: readonly { id: string }[]) => of.map(({ id }) => id)

describe('Marking many bookings as performed', () => {
  test('begins and performs what is confirmed, emails each devotee once, and is logged', async () => {
    const { app, set, confirmed, mark, see } = await open()
    const [one, other] = [await confirmed(), await confirmed({ preferredTime: 'afternoon' })]
    await set(other, 'in_progress')
    const before = (await mailsOf(app)).length
    const { done, leftOut } = await mark([one, other])
    expect(leftOut).toEqual([])
    expect(done).toEqual([
      { id: one, steps: 4, taken: 2 },
      { id: other, steps: 4, taken: 1 },
    ])
    for (const reference of [one, other])
      expect((await see(reference)).trail.map(({ status }) => status)).toEqual([
        'pending',
        'confirmed',
        'in_progress',
        'performed',
      ])
    const subjects = (await mailsOf(app)).slice(before).map(({ subject }) => subject)
    expect(subjects).toHaveLength(2)
    for (const subject of subjects) expect(subject).toMatch(/^Your puja was performed/)
    expect((await auditOf(app)).slice(-2)).toMatchObject([
      { subjectId: one, before: { status: 'confirmed' }, after: { status: 'performed' } },
      { subjectId: other, before: { status: 'in_progress' }, after: { status: 'performed' } },
    ])
  })

  test('leaves out what cannot be marked, and says why', async () => {
    const { app, set, confirmed, mark, see } = await open()
    const { reference: pending } = await book(app)
    const cancelled = await confirmed()
    const later = await confirmed({ preferredDate: '2026-11-22' })
    const performed = await confirmed({ preferredTime: 'evening' })
    await set(cancelled, 'cancelled')
    await set(performed, 'in_progress', 'performed')
    const { done, leftOut } = await mark([pending, cancelled, later, performed, 'PJ-2026-NOSUCH'])
    expect(done).toEqual([])
    expect(leftOut).toEqual([
      { id: pending, reason: 'It is not confirmed yet.' },
      { id: cancelled, reason: 'It was cancelled.' },
      { id: later, reason: 'This puja is on Sun, 22 Nov 2026. You can begin it on that day.' },
      { id: performed, reason: 'This was done before.' },
      { id: 'PJ-2026-NOSUCH', reason: 'There is no such booking.' },
    ])
    expect((await see(later)).status).toBe('confirmed')
    expect((await see(later)).trail).toHaveLength(2)
  })

  test('is undone as a whole for ten seconds, and nobody is emailed', async () => {
    const { app, confirmed, mark, undo, see, setClock } = await open()
    const references = [await confirmed(), await confirmed({ preferredTime: 'afternoon' })]
    const before = (await mailsOf(app)).length
    const undone = await undo(await mark(references))
    expect({ ...undone, done: idsOf(undone.done) }).toEqual({ done: references, leftOut: [] })
    expect(await mailsOf(app)).toHaveLength(before)
    for (const reference of references) {
      const { status, trail } = await see(reference)
      expect({ status, steps: trail.length }).toEqual({ status: 'confirmed', steps: 2 })
    }
    const again = await mark(references)
    setClock(tooLate)
    const late = await undo(again)
    expect(late.done).toEqual([])
    expect(late.leftOut).toEqual(
      references.map((id) => ({ id, reason: 'A step can be undone for 10 seconds.' })),
    )
    expect((await see(references[0] ?? '')).status).toBe('performed')
  })

  test('is not undone where somebody has gone on since', async () => {
    const { set, confirmed, mark, undo, see } = await open()
    const [one, other] = [await confirmed(), await confirmed({ preferredTime: 'afternoon' })]
    const marked = await mark([one, other])
    await set(one, 'closed')
    expect(await undo(marked)).toEqual({
      done: [{ id: other }],
      leftOut: [{ id: one, reason: 'This booking has changed since. Please look again.' }],
    })
    expect((await see(one)).status).toBe('closed')
  })
})

test('prasad is marked as sent where it was requested and the puja is performed', async () => {
  const { set, confirmed, mark, undo, see } = await open()
  const withPrasad = { includePrasad: true, address }
  const performed = await confirmed(withPrasad)
  const unperformed = await confirmed({ ...withPrasad, preferredTime: 'afternoon' })
  const without = await confirmed({ preferredTime: 'evening' })
  for (const reference of [performed, without]) await set(reference, 'in_progress', 'performed')
  const answer = await mark([performed, unperformed, without], 'prasad_sent')
  expect(answer).toEqual({
    done: [{ id: performed, steps: 5, taken: 1 }],
    leftOut: [
      { id: unperformed, reason: 'It is not marked as performed yet.' },
      { id: without, reason: 'No prasad was requested.' },
    ],
  })
  expect(await undo(answer)).toMatchObject({ done: [{ id: performed }] })
  expect((await see(performed)).status).toBe('performed')
})

test('two who mark the same bookings at once mark each once', async () => {
  const { confirmed, mark, see } = await open()
  const references = [await confirmed(), await confirmed({ preferredTime: 'afternoon' })]
  const both = await Promise.all([mark(references), mark(references.toReversed())])
  expect(idsOf(both.flatMap(({ done }) => done)).toSorted()).toEqual(references.toSorted())
  expect(both.flatMap(({ leftOut }) => leftOut)).toHaveLength(2)
  for (const reference of references) expect((await see(reference)).trail).toHaveLength(4)
})
