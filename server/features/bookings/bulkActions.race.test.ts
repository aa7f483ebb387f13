import { expect, test } from 'vitest'
import type { StaffBookingDetails } from '#contract/bookings/admin.ts'
import { get, okOf } from '#server/test/admin.ts'
import { book, sharedTemple } from '#server/test/bookings.ts'
import { person } from '#server/test/people.ts'

const temple = sharedTemple()

type Confirmed = { confirmed: { reference: string; steps: number }[]; leftOut: string[] }

const open = async () => {
  const made = await temple()
  const { app } = made
  const desk = await person(app, { role: 'desk' })
  const bookings = []
  for (const preferredTime of ['morning', 'afternoon', 'evening'])
    bookings.push(await book(app, { preferredTime }))
  const references = bookings.map(({ reference }) => reference)
  return {
    ...made,
    desk,
    references,
    confirm: async (which: string[]) =>
      okOf<Confirmed>(await desk.post('/api/admin/bookings/confirm', { references: which })),
    undo: async ({ confirmed }: Confirmed) =>
      okOf<{ undone: string[]; leftOut: string[] }>(
        await desk.post('/api/admin/bookings/undo-confirm', { confirmed }),
      ),
    statusOf: async (reference: string) =>
      (await get<StaffBookingDetails>(desk, `/api/admin/bookings/${reference}`)).status,
  }
}

test('two people who confirm the same list at once confirm each booking once', async () => {
  const { references, confirm } = await open()
  const both = await Promise.all([confirm(references), confirm(references.toReversed())])
  expect(both.flatMap(({ confirmed }) => confirmed)).toHaveLength(3)
  expect(both.flatMap(({ leftOut }) => leftOut)).toHaveLength(3)
})
