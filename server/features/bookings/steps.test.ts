import { describe, expect, test } from 'vitest'
import { book, mailsOf, payload, sharedTemple, takenOf } from '#server/test/bookings.ts'
import type { TestApp } from '#server/test/testApp.ts'

const templeAt = sharedTemple()

describe('The temple’s own steps', () => {
  const advance = (app: TestApp, reference: string, status: 'confirmed' | 'cancelled' | 'closed') =>
    app.db.transaction((trx) =>
      app.bookings.advance(trx, { reference, status, actorId: 'priest-1' }),
    )

  test('are on the trail with time and actor, and reported to the devotee', async () => {
    const { app, setClock } = await templeAt()
    const booking = await book(app)
    setClock('2026-11-22T05:00:00Z')
    const { trail } = await advance(app, booking.reference, 'confirmed')
    expect(trail.at(-1)).toEqual({
      status: 'confirmed',
      at: '2026-11-22T05:00:00.000Z',
      by: 'temple',
    })
    const steps = await app.db('booking_steps').orderBy('position').select('by', 'actor_id')
    expect(steps).toEqual([
      { by: 'devotee', actor_id: null },
      { by: 'temple', actor_id: 'priest-1' },
    ])
    const mails = await mailsOf(app)
    expect(mails).toHaveLength(3)
    expect(mails[2]).toMatchObject({ to: 'meera@example.org' })
    expect(mails[2]?.subject).toMatch(/^Your puja is confirmed: /)
  })

  test('may cancel at any time before it begins, which gives the place back', async () => {
    const { app, setClock } = await templeAt()
    const booking = await book(app)
    setClock('2026-12-01T00:00:00Z')
    await advance(app, booking.reference, 'cancelled')
    expect(await takenOf(app, payload)).toBe(0)
    expect((await mailsOf(app)).at(-1)?.subject).toMatch(/^The temple had to cancel your booking: /)
  })

  test('are never skipped', async () => {
    const { app } = await templeAt()
    const booking = await book(app)
    await expect(advance(app, booking.reference, 'closed')).rejects.toMatchObject({
      code: 'wrong_status',
    })
  })
})
