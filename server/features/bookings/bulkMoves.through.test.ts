import { describe, expect, test } from 'vitest'
import type { DoneSteps } from '#contract/bookings/bulkAdmin.ts'
import type { StaffBookingDetails } from '#contract/bookings/admin.ts'
import type { BulkAnswer } from '#contract/bulk.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import {
  book,
  change,
  mailsOf,
  payload,
  problemOf,
  setCapacity,
  sharedTemple,
  takenOf,
} from '#server/test/bookings.ts'
import { person } from '#server/test/people.ts'

const temple = sharedTemple()

type Answer = BulkAnswer<DoneSteps>

const wednesday = '2026-12-02'

const open = async () => {
  const made = await temple()
  const { app } = made
  const [desk, priest] = [
    await person(app, { role: 'desk' }),
    await person(app, { role: 'priest' }),
  ] as const
  const see = (reference: string) =>
    get<StaffBookingDetails>(desk, `/api/admin/bookings/${reference}`)
  const seen = async (references: readonly string[]) => {
    const all = await Promise.all(references.map(see))
    return all.map(({ reference: id, preferredDate, preferredTime, exactTime }) => ({
      id,
      preferredDate,
      preferredTime,
      exactTime,
    }))
  }
  const send = async (references: readonly string[], to: object, who = desk) =>
    who.post('/api/admin/bookings/moves', { items: await seen(references), ...to })
  return {
    ...made,
    desk,
    priest,
    see,
    seen,
    send,
    bookMany: async (...changes: object[]) => {
      const references: string[] = []
      for (const each of changes) references.push((await book(app, each)).reference)
      return references
    },
    move: async (references: readonly string[], to: object) =>
      okOf<Answer>(await send(references, to)),
    undo: async ({ done }: Answer) =>
      okOf<BulkAnswer<{ id: string }>>(await desk.post('/api/admin/bookings/undo-many', { done })),
    placeOf: async (reference: string) => {
      const { preferredDate, preferredTime, exactTime } = await see(reference)
      return [preferredDate, preferredTime, exactTime].filter(Boolean).join(' ')
    },
    takenOn: (preferredDate: string, preferredTime = 'morning') =>
      takenOf(app, { ...payload, preferredDate, preferredTime }),
  }
}

const idsOf = (of: readonly { id: string }[]) => of.map(({ id }) => id)

describe('Moving many bookings', () => {
  test('to another day keeps their part of the day and exact time, and each devotee is emailed', async () => {
    const { app, desk, bookMany, see, move, placeOf, takenOn } = await open()
    const [one = '', other = ''] = await bookMany({}, { preferredTime: 'evening' })
    okOf(
      await desk.post(`/api/admin/bookings/${one}/move`, {
        steps: 1,
        preferredDate: payload.preferredDate,
        preferredTime: payload.preferredTime,
        exactTime: '09:30',
      }),
    )
    const before = (await mailsOf(app)).length
    const { done, leftOut } = await move([one, other], { preferredDate: wednesday })
    expect({ done, leftOut }).toEqual({
      done: [
        { id: one, steps: 3, taken: 1 },
        { id: other, steps: 2, taken: 1 },
      ],
      leftOut: [],
    })
    expect(await placeOf(one)).toBe(`${wednesday} morning 09:30`)
    expect(await placeOf(other)).toBe(`${wednesday} evening`)
    expect((await see(one)).status).toBe('pending')
    expect([await takenOn(payload.preferredDate), await takenOn(wednesday)]).toEqual([0, 1])
    const subjects = (await mailsOf(app)).slice(before).map(({ subject }) => subject)
    expect(subjects).toHaveLength(2)
    for (const subject of subjects) expect(subject).toMatch(/given your booking a new time/)
    expect((await auditOf(app)).slice(-2)).toMatchObject([
      { subjectId: one, action: 'moved', after: { preferredDate: wednesday } },
      { subjectId: other, action: 'moved', before: { preferredTime: 'evening' } },
    ])
  })

  test('to another part of the day keeps the day, and sets the exact time that was chosen', async () => {
    const { bookMany, move, placeOf } = await open()
    const references = await bookMany({}, { preferredDate: wednesday })
    await move(references, { preferredTime: 'evening', exactTime: '17:00' })
    expect(await placeOf(references[0] ?? '')).toBe('2026-12-01 evening 17:00')
    expect(await placeOf(references[1] ?? '')).toBe(`${wednesday} evening 17:00`)
  })

  test('moves what fits, in the order given; the others stay, with the reason', async () => {
    const { app, desk, bookMany, move, placeOf, takenOn } = await open()
    await setCapacity(app, 3)
    const [first = '', second = '', third = '', cancelled = '', begun = '', there = ''] =
      await bookMany(
        {},
        {},
        {},
        { preferredTime: 'evening' },
        { preferredDate: '2026-11-21', preferredTime: 'evening' },
        { preferredDate: wednesday },
      )
    okOf(await desk.post(`/api/admin/bookings/${cancelled}/status`, { status: 'cancelled' }))
    for (const status of ['confirmed', 'in_progress'])
      okOf(await desk.post(`/api/admin/bookings/${begun}/status`, { status }))
    const { done, leftOut } = await move([third, cancelled, begun, there, first, second], {
      preferredDate: wednesday,
    })
    expect(idsOf(done)).toEqual([third, first])
    expect(leftOut).toEqual([
      { id: cancelled, reason: 'It was cancelled.' },
      { id: begun, reason: 'It has begun.' },
      { id: there, reason: 'It is at that time already.' },
      { id: second, reason: 'This time is fully booked. Please choose another.' },
    ])
    expect(await placeOf(second)).toBe('2026-12-01 morning')
    expect([await takenOn(payload.preferredDate), await takenOn(wednesday)]).toEqual([1, 3])
  })

  test('to a day that is over, or on which the temple is closed, moves none', async () => {
    const { app, bookMany, move } = await open()
    const admin = await person(app, { role: 'admin' })
    const closed = { method: 'PUT', body: { hours: 'Closed' } }
    okOf(await admin.send('/api/admin/temple-days/2026-12-08', closed))
    const references = await bookMany({})
    const reasonsOn = async (preferredDate: string) =>
      (await move(references, { preferredDate })).leftOut.map(({ reason }) => reason)
    expect(await reasonsOn('2026-11-20')).toEqual(['Please choose today or a later date.'])
    expect(await reasonsOn('2026-12-08')).toEqual([
      'The temple is closed on that day. Please choose another.',
    ])
  })

  test('leaves one that was moved since staff looked where it is', async () => {
    const { app, desk, seen, placeOf } = await open()
    const booking = await book(app)
    const items = await seen([booking.reference])
    okOf(
      await change(app, booking, 'reschedule', {
        preferredDate: '2026-12-05',
        preferredTime: 'evening',
      }),
    )
    const answer = okOf<Answer>(
      await desk.post('/api/admin/bookings/moves', { items, preferredDate: wednesday }),
    )
    expect(answer.leftOut[0]?.reason).toBe('Its time was changed meanwhile. Please look again.')
    expect(await placeOf(booking.reference)).toBe('2026-12-05 evening')
  })

  test('needs a day or a time', async () => {
    const { bookMany, send } = await open()
    const problem = problemOf(await send(await bookMany({}), {}))
    expect(problem.errors).toEqual([
      { pointer: '#/preferredDate', detail: 'Please choose a day or a time' },
    ])
  })
})

describe('Undoing it', () => {
  test('moves them back within ten seconds, and nobody is emailed', async () => {
    const { app, bookMany, move, undo, placeOf, takenOn } = await open()
    const references = await bookMany({}, {})
    const before = (await mailsOf(app)).length
    const undone = await undo(await move(references, { preferredDate: wednesday }))
    expect(undone).toEqual({ done: references.map((id) => ({ id })), leftOut: [] })
    for (const reference of references) expect(await placeOf(reference)).toBe('2026-12-01 morning')
    expect(await mailsOf(app)).toHaveLength(before)
    expect([await takenOn(payload.preferredDate), await takenOn(wednesday)]).toEqual([2, 0])
  })

  test('leaves those whose place somebody has taken since', async () => {
    const { app, bookMany, move, undo, placeOf } = await open()
    await setCapacity(app, 2)
    const references = await bookMany({}, {})
    const moved = await move(references, { preferredDate: wednesday })
    await book(app)
    expect(await undo(moved)).toEqual({
      done: [{ id: references[0] }],
      leftOut: [
        {
          id: references[1],
          reason:
            'Somebody else has booked the earlier time since, so the booking stays where it is.',
        },
      ],
    })
    expect(await placeOf(references[1] ?? '')).toBe(`${wednesday} morning`)
  })
})

describe('Two who move at once', () => {
  test('to the last place: one booking gets it', async () => {
    const { app, desk, priest, bookMany, send, takenOn } = await open()
    await setCapacity(app, 1)
    const [one = '', other = ''] = await bookMany({}, { preferredDate: '2026-12-03' })
    const replies = await Promise.all([
      send([one], { preferredDate: wednesday }, desk),
      send([other], { preferredDate: wednesday }, priest),
    ])
    const answers = replies.map((reply) => okOf<Answer>(reply))
    expect(answers.flatMap(({ done }) => done)).toHaveLength(1)
    expect(answers.flatMap(({ leftOut }) => leftOut).map(({ reason }) => reason)).toEqual([
      'This time is fully booked. Please choose another.',
    ])
    expect(await takenOn(wednesday)).toBe(1)
    expect((await takenOn('2026-12-01')) + (await takenOn('2026-12-03'))).toBe(1)
  })

  test('the same bookings to two days: each is moved once', async () => {
    const { app, desk, priest, bookMany, seen, takenOn } = await open()
    await setCapacity(app, 5)
    const references = await bookMany({}, {}, {})
    const items = await seen(references)
    const path = '/api/admin/bookings/moves'
    const replies = await Promise.all([
      desk.post(path, { items, preferredDate: wednesday }),
      priest.post(path, { items: items.toReversed(), preferredDate: '2026-12-03' }),
    ])
    const answers = replies.map((reply) => okOf<Answer>(reply))
    expect(idsOf(answers.flatMap(({ done }) => done)).toSorted()).toEqual(references.toSorted())
    expect(answers.flatMap(({ leftOut }) => leftOut)).toHaveLength(3)
    expect((await takenOn(wednesday)) + (await takenOn('2026-12-03'))).toBe(3)
    expect(await takenOn(payload.preferredDate)).toBe(0)
  })

  test('days against each other: all end up somewhere, and no place is lost', async () => {
    const { app, desk, priest, bookMany, send, takenOn } = await open()
    await setCapacity(app, 4)
    const here = await bookMany({}, {})
    const there = await bookMany({ preferredDate: wednesday }, { preferredDate: wednesday })
    const replies = await Promise.all([
      send(here, { preferredDate: wednesday }, desk),
      send(there, { preferredDate: payload.preferredDate }, priest),
    ])
    for (const reply of replies) expect(okOf<Answer>(reply).leftOut).toEqual([])
    expect([await takenOn(payload.preferredDate), await takenOn(wednesday)]).toEqual([2, 2])
  })
})
