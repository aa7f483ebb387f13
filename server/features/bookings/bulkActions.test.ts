import { expect, test } from 'vitest'
import type { StaffBookingDetails } from '#contract/bookings/admin.ts'
import type { Waiting } from '#contract/bookings/waiting.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { book, mailsOf, sharedTemple } from '#server/test/bookings.ts'
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

test('one press confirms many bookings; each devotee gets an email, and the log has every step', async () => {
  const { app, references, confirm, statusOf } = await open()
  const { confirmed, leftOut } = await confirm(references)
  expect(confirmed.map(({ reference }) => reference)).toEqual(references.toSorted())
  expect(leftOut).toEqual([])
  for (const reference of references) expect(await statusOf(reference)).toBe('confirmed')
  const subjects = (await mailsOf(app)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.startsWith('Your puja is confirmed'))).toHaveLength(3)
  const entries = (await auditOf(app)).filter(({ action }) => action === 'status_set')
  expect(entries.map(({ subjectId }) => subjectId)).toEqual(references.toSorted())
})

test('what somebody else did in the meantime stays, and is named', async () => {
  const { desk, references, confirm, statusOf } = await open()
  const [first = '', second = '', third = ''] = references
  okOf(await desk.post(`/api/admin/bookings/${first}/status`, { status: 'cancelled' }))
  okOf(await desk.post(`/api/admin/bookings/${second}/status`, { status: 'confirmed' }))
  const { confirmed, leftOut } = await confirm([...references, third, 'PJ-2026-NOSUCH'])
  expect(confirmed.map(({ reference }) => reference)).toEqual([third])
  expect(leftOut.toSorted()).toEqual(['PJ-2026-NOSUCH', first, second].toSorted())
  expect(await statusOf(first)).toBe('cancelled')
})

test('all of it is undone for ten seconds, and no email is sent', async () => {
  const { app, setClock, references, confirm, undo, statusOf } = await open()
  const before = (await mailsOf(app)).length
  const done = await confirm(references)
  setClock('2026-11-21T06:30:09Z')
  expect(await undo(done)).toEqual({ undone: references.toSorted(), leftOut: [] })
  expect(await mailsOf(app)).toHaveLength(before)
  for (const reference of references) expect(await statusOf(reference)).toBe('pending')

  const again = await confirm(references)
  setClock('2026-11-21T06:30:30Z')
  expect(await undo(again)).toEqual({ undone: [], leftOut: references.toSorted() })
  expect(await statusOf(references[0] ?? '')).toBe('confirmed')
})

test('the office counts what is still to be confirmed, and the week’s bookings', async () => {
  const { app, desk, references, confirm } = await open()
  await book(app, { preferredDate: '2026-11-24' })
  const waiting = async () => (await get<Waiting>(desk, '/api/admin/waiting')).bookings
  expect(await waiting()).toMatchObject({ pending: 4, from: '2026-11-24', to: '2026-12-01' })
  await confirm(references)
  const counted = await waiting()
  expect(counted).toMatchObject({ pending: 1, to: '2026-11-24' })
  expect(counted?.week).toHaveLength(7)
  expect(counted?.week[0]).toEqual({ date: '2026-11-21', booked: 0 })
  expect(counted?.week[3]).toEqual({ date: '2026-11-24', booked: 1 })
})

test('each role counts only what it may work on', async () => {
  const { app } = await open()
  const partsOf = async (role: 'priest' | 'desk' | 'treasurer' | 'editor' | 'admin') =>
    Object.keys(await get<Waiting>(await person(app, { role }), '/api/admin/waiting')).toSorted()
  expect(await partsOf('priest')).toEqual(['bookings', 'sevas'])
  expect(await partsOf('desk')).toEqual(['bookings', 'messages', 'sevas'])
  expect(await partsOf('treasurer')).toEqual([
    'dakshina',
    'donations',
    'monthlyGifts',
    'orders',
    'products',
  ])
  expect(await partsOf('editor')).toEqual(['mantras', 'products'])
  expect(await partsOf('admin')).toHaveLength(9)
})
