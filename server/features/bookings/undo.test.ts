import { describe, expect, test } from 'vitest'
import type { BookingStatus } from '#contract/bookings/public.ts'
import type { StaffBooking, StaffBookingDetails } from '#contract/bookings/admin.ts'
import type { Page } from '#contract/paging.ts'
import { createLog } from '#server/http/requestLog.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { book, change, mailsOf, payload, sharedTemple, takenOf } from '#server/test/bookings.ts'
import { person } from '#server/test/people.ts'
import type { TestApp } from '#server/test/testApp.ts'
import { createDeliveries } from '#server/worker/deliveries.ts'

const temple = sharedTemple()

const open = async (start?: string) => {
  const made = await temple(start)
  const priest = await person(made.app, { role: 'priest' })
  const booking = await book(made.app)
  const path = `/api/admin/bookings/${booking.reference}`
  return {
    ...made,
    priest,
    booking,
    set: (status: BookingStatus) => priest.post(`${path}/status`, { status }),
    undo: (steps = 2) => priest.post(`${path}/undo`, { steps }),
    see: () => get<StaffBookingDetails>(priest, path),
  }
}

/** Sends what is due now; returns the beginnings of the subjects. */
const sendDue = async ({ db, writers, now }: TestApp): Promise<string[]> => {
  const sent: string[] = []
  const job = createDeliveries({
    db,
    writers,
    now,
    log: createLog('silent'),
    email: {
      send: async ({ subject }) => void sent.push(subject.split(':')[0] ?? ''),
      close: () => undefined,
    },
  })
  for (let work = await job.take(); work; work = await job.take()) await work()
  return sent
}

const after = (seconds: number) => new Date(Date.parse('2026-11-21T06:30:00Z') + seconds * 1000)
const at = (seconds: number) => after(seconds).toISOString()

describe('A step of the temple', () => {
  test('is emailed once it can no longer be undone, and not before', async () => {
    const { app, set, setClock } = await open()
    await sendDue(app)
    okOf(await set('confirmed'))
    setClock(at(14.9))
    expect(await sendDue(app)).toEqual([])
    setClock(at(15))
    expect(await sendDue(app)).toEqual(['Your puja is confirmed'])
  })

  test('can be undone: status, trail and email are as before, and the log has both', async () => {
    const { app, priest, booking, set, undo, see, setClock } = await open()
    await sendDue(app)
    const log = (await auditOf(app)).length
    const done = okOf<StaffBookingDetails>(await set('confirmed'))
    expect(done.undo).toEqual({ steps: 2, forMs: 10_000 })
    expect(done.trail.map(({ isEmailed }) => isEmailed)).toEqual([true, true])
    setClock(at(4))
    const { items } = await get<Page<StaffBooking>>(priest, '/api/admin/bookings')
    expect(items[0]).toMatchObject({ status: 'confirmed', undo: { steps: 2, forMs: 6_000 } })

    const undone = okOf<StaffBookingDetails>(await undo())
    expect(undone).toMatchObject({ status: 'pending', nextStatuses: ['confirmed', 'cancelled'] })
    expect(undone.trail).toHaveLength(1)
    expect(undone.undo).toBeUndefined()
    expect(await see()).toEqual(undone)
    expect(await mailsOf(app)).toEqual([])
    expect((await auditOf(app)).slice(log)).toMatchObject([
      { action: 'status_set', before: { status: 'pending' }, after: { status: 'confirmed' } },
      {
        actorId: priest.id,
        subjectId: booking.reference,
        action: 'step_undone',
        before: { status: 'confirmed' },
        after: { status: 'pending' },
      },
    ])
    setClock(at(60))
    expect(await sendDue(app)).toEqual([])
  })

  test('that follows one undone is emailed itself', async () => {
    const { app, set, undo, setClock } = await open()
    await sendDue(app)
    okOf(await set('cancelled'))
    okOf(await undo())
    okOf(await set('confirmed'))
    setClock(at(15))
    expect(await sendDue(app)).toEqual(['Your puja is confirmed'])
  })

  test('stays once ten seconds and the time of a request are over', async () => {
    const { set, undo, see, setClock } = await open()
    okOf(await set('confirmed'))
    setClock(at(11))
    expect((await see()).undo).toBeUndefined()
    setClock(at(15))
    expect((await undo()).json()).toMatchObject({ status: 409, code: 'too_late' })
    expect((await see()).status).toBe('confirmed')
  })

  test('stays once its email is being sent', async () => {
    const { app, set, undo, see } = await open()
    okOf(await set('confirmed'))
    // Staff pressed “Try now” in the delivery log.
    await app.db('deliveries').update({ due_at: app.now().toISOString() })
    expect(await sendDue(app)).toContain('Your puja is confirmed')
    expect((await undo()).json()).toMatchObject({ status: 409, code: 'too_late' })
    expect(await see()).toMatchObject({ status: 'confirmed' })
    expect((await see()).trail).toHaveLength(2)
  })

  test('stays when something else has happened since', async () => {
    const { app, booking, set, undo, see } = await open()
    expect((await undo(1)).json()).toMatchObject({ code: 'wrong_status' })
    okOf(await set('confirmed'))
    const elsewhere = { preferredDate: '2026-12-05', preferredTime: 'evening' }
    expect((await change(app, booking, 'reschedule', elsewhere)).status).toBe(200)
    for (const steps of [2, 3]) {
      expect((await undo(steps)).json()).toMatchObject({ code: 'wrong_status' })
    }
    expect((await see()).trail).toHaveLength(3)
  })

  test('is nobody’s to undo but priests’ and admins’', async () => {
    const { app, booking, set } = await open()
    okOf(await set('confirmed'))
    const editor = await person(app, { role: 'editor' })
    const path = `/api/admin/bookings/${booking.reference}/undo`
    expect((await editor.post(path, { steps: 2 })).status).toBe(403)
  })
})

describe('A cancellation undone', () => {
  test('has its place again', async () => {
    const { app, set, undo } = await open()
    okOf(await set('cancelled'))
    expect(await takenOf(app, payload)).toBe(0)
    okOf(await undo())
    expect(await takenOf(app, payload)).toBe(1)
  })

  test('is refused where the place was taken meanwhile, and its email leaves', async () => {
    const { app, set, undo, see, setClock } = await open()
    okOf(await set('cancelled'))
    await app.db('puja_settings').update({ capacity_morning: 1 })
    await book(app, { fullName: 'Somebody else' })
    await sendDue(app)
    expect((await undo()).json()).toMatchObject({
      status: 409,
      code: 'slot_full',
      detail: 'Somebody else has booked this time since, so the booking stays cancelled.',
    })
    expect((await see()).status).toBe('cancelled')
    expect(await takenOf(app, payload)).toBe(1)
    setClock(at(15))
    expect(await sendDue(app)).toEqual(['The temple had to cancel your booking'])
  })
})

describe('Beginning a puja', () => {
  test.each([
    ['2026-11-30T18:29:59.999Z', 409],
    ['2026-11-30T18:30:00.000Z', 200],
    ['2026-12-01T05:00:00.000Z', 200],
  ])('at %s, by the temple’s calendar, answers %i', async (now, status) => {
    const { set, see, setClock } = await open('2026-11-30T18:00:00Z')
    okOf(await set('confirmed'))
    setClock(now)
    const isOffered = status === 200
    expect((await see()).nextStatuses.includes('in_progress')).toBe(isOffered)
    const reply = await set('in_progress')
    expect(reply.status).toBe(status)
    if (!isOffered) {
      expect(reply.json()).toMatchObject({
        code: 'wrong_status',
        detail: 'This puja is on Tue, 1 Dec 2026. You can begin it on that day.',
      })
    }
  })
})

test('a devotee gets three emails about a whole puja', async () => {
  const { app, set, setClock } = await open('2026-12-01T00:30:00Z')
  const sent = (await sendDue(app)).filter((subject) => subject !== 'New puja request')
  let now = Date.parse('2026-12-01T01:00:00Z')
  for (const status of ['confirmed', 'in_progress', 'performed', 'closed'] as const) {
    setClock(new Date(now).toISOString())
    okOf(await set(status))
    now += 60_000
  }
  setClock(new Date(now).toISOString())
  expect([...sent, ...(await sendDue(app))]).toEqual([
    'We received your puja request',
    'Your puja is confirmed',
    'Your puja was performed',
  ])
})
