import { expect, test } from 'vitest'
import { type AccountSitting, mostSent, mostSittings } from '#contract/sadhana/public.ts'
import { insertRows } from '#server/db/sql.ts'
import { get, okOf } from '#server/test/admin.ts'
import { problemOf } from '#server/test/bookings.ts'
import { password, type Person, person } from '#server/test/people.ts'
import { sharedTestApp, testApp } from '#server/test/testApp.ts'

const now = new Date('2026-11-26T06:30:00Z')
const shared = sharedTestApp({ now: () => now })
const path = '/api/account/sittings'

const aSitting = (sitting: Partial<AccountSitting> = {}): AccountSitting => ({
  id: crypto.randomUUID(),
  mantra: 'om-gam-ganapataye',
  day: '2026-11-26',
  beads: 108,
  rounds: 1,
  ms: 600_000,
  startedAt: '2026-11-26T01:00:00.000Z',
  changedAt: '2026-11-26T01:10:00.000Z',
  ...sitting,
})

const push = (who: Person, sittings: readonly unknown[], account = who.id) =>
  who.post(path, { account, sittings })

type SittingsPage = { items: AccountSitting[]; until: number; isMore: boolean }
const list = (who: Person, since = 0, limit = 500) =>
  get<SittingsPage>(who, `${path}?account=${who.id}&since=${since}&limit=${limit}`)

test('a log is the same on every device, and sent twice it is there once', async () => {
  const meera = await person(await shared())
  const sittings = [
    aSitting(),
    aSitting({ day: '2026-11-25', startedAt: '2026-11-25T01:00:00.000Z' }),
  ]
  okOf(await push(meera, sittings))
  okOf(await push(meera, sittings))
  const { items, isMore } = await list(meera)
  expect(items).toEqual(sittings)
  expect(isMore).toBe(false)
})

test('a puja at home is in the log of every device, though it has no beads', async () => {
  const meera = await person(await shared())
  const puja = aSitting({ mantra: 'puja--ganesh-chaturthi', beads: 0, rounds: 0, ms: 3_600_000 })
  okOf(await push(meera, [puja]))
  expect((await list(meera)).items).toEqual([puja])
})

test('of two versions of a sitting the later stays, in whichever order they come', async () => {
  const meera = await person(await shared())
  const early = aSitting({ beads: 50 })
  const late = { ...early, beads: 60, changedAt: '2026-11-26T01:20:00.000Z' }
  okOf(await push(meera, [late]))
  okOf(await push(meera, [early]))
  okOf(await push(meera, [early, late, early]))
  expect((await list(meera)).items).toEqual([late])
})

test('a phone gets what it has not seen, page by page, a change after the page it was on', async () => {
  const meera = await person(await shared())
  const sittings = Array.from({ length: 5 }, () => aSitting())
  okOf(await push(meera, sittings))
  const first = await list(meera, 0, 2)
  expect(first).toMatchObject({ items: sittings.slice(0, 2), isMore: true })
  const changed = { ...sittings[0], beads: 0, rounds: 0, changedAt: '2026-11-26T02:00:00.000Z' }
  okOf(await push(meera, [changed]))
  const rest = await list(meera, first.until)
  expect(rest).toMatchObject({ items: [...sittings.slice(2), changed], isMore: false })
  expect(await list(meera, rest.until)).toEqual({ items: [], until: rest.until, isMore: false })
})

test('the id of another account’s sitting neither changes nor reveals it', async () => {
  const app = await shared()
  const [meera, ravi] = [await person(app), await person(app)]
  const hers = aSitting({ beads: 54, rounds: 0 })
  okOf(await push(meera, [hers]))
  expect((await list(ravi)).items).toEqual([])
  const his = { ...hers, beads: 1, changedAt: '2026-11-26T05:00:00.000Z' }
  okOf(await push(ravi, [his]))
  expect((await list(meera)).items).toEqual([hers])
  expect((await list(ravi)).items).toEqual([his])
})

test('a phone that believes somebody else is logged in adds nothing and is told nothing', async () => {
  const app = await shared()
  const [meera, ravi] = [await person(app), await person(app)]
  okOf(await push(ravi, [aSitting()]))
  expect((await push(ravi, [aSitting()], meera.id)).status).toBe(403)
  expect((await ravi.send(`${path}?account=${meera.id}&since=0`)).status).toBe(403)
  expect((await ravi.post('/api/account/goals', { account: meera.id })).status).toBe(403)
  expect((await list(ravi)).items).toHaveLength(1)
})

test.each<[string, Partial<Record<keyof AccountSitting, unknown>>, string]>([
  ['too many beads', { beads: 100_001 }, 'A sitting has at most 1,00,000 beads'],
  ['beads below zero', { beads: -1, rounds: 0 }, 'A sitting has at most 1,00,000 beads'],
  ['half a bead', { beads: 1.5 }, 'A sitting has at most 1,00,000 beads'],
  ['more than a day of minutes', { ms: 86_400_001 }, 'A sitting lasts at most 24 hours'],
  ['more rounds than beads', { rounds: 109 }, 'It has more rounds than beads'],
  ['a day that never was', { day: '2026-02-30' }, 'This date is not possible'],
  [
    'a day to come',
    { day: '2027-11-26', startedAt: '2027-11-26T01:00:00.000Z' },
    'This day is still to come',
  ],
  [
    'a day of a clock that was reset',
    { day: '1970-01-01', startedAt: '1970-01-01T01:00:00.000Z' },
    'This day is too long ago',
  ],
  ['a day that does not fit', { day: '2026-11-20' }, 'It did not begin on this day'],
  ['a change to come', { changedAt: '2027-01-01T00:00:00.000Z' }, 'This time is still to come'],
  [
    'an end before its beginning',
    { changedAt: '2026-11-26T00:59:00.000Z' },
    'It ends before it begins',
  ],
  [
    'a time without milliseconds',
    { changedAt: '2026-11-26T02:00:00Z' },
    'This time is not possible',
  ],
  ['an id of its own', { id: 'mine' }, 'This is not an id'],
  ['no mantra', { mantra: '<b>' }, 'No mantra has this id'],
])(
  '%s is refused in words, and nothing of what was sent with it is kept',
  async (_, wrong, words) => {
    const meera = await person(await shared())
    const reply = await push(meera, [aSitting(), { ...aSitting(), ...wrong }])
    expect(reply.status).toBe(400)
    const { errors = [] } = problemOf(reply)
    expect(errors.map(({ detail }) => detail)).toEqual([words])
    expect(errors[0]?.pointer).toMatch(/^#\/sittings\/1\/\w+$/)
    expect((await list(meera)).items).toEqual([])
  },
)

test('more than one batch holds, or an account, is refused', async () => {
  const app = await shared()
  const meera = await person(app)
  const many = Array.from({ length: mostSent + 1 }, () => aSitting())
  expect((await push(meera, many)).status).toBe(400)
  const input = { ...aSitting(), beads: 1, rounds: 0 }
  okOf(await push(meera, [input]))
  const [row] = await app.db('sittings').where({ user_id: meera.id })
  const ids = Array.from({ length: mostSittings - 1 }, (_, index) => `filler-${index}`)
  for (let at = 0; at < ids.length; at += 1000) {
    const rows = ids.slice(at, at + 1000)
    await insertRows(
      app.db,
      'sittings',
      rows.map((id, index) => ({ ...row, id, revision: 2 + at + index })),
    )
  }
  const reply = await push(meera, [aSitting()])
  expect(problemOf(reply).detail).toBe('One account has room for 50,000 sittings.')
  // What is there can still change.
  okOf(await push(meera, [{ ...input, beads: 2, changedAt: '2026-11-26T01:11:00.000Z' }]))
})

test('the log and the goals are in the export, and go with the account', async () => {
  const app = await testApp({ now: () => now })
  const meera = await person(app)
  const sitting = aSitting()
  okOf(await push(meera, [sitting]))
  const changed = {
    goals: { minutesADay: 20, beadsADay: 0, daysAWeek: 0 },
    changedAt: '2026-11-26T06:00:00.000Z',
  }
  okOf(await meera.post('/api/account/goals', { account: meera.id, changed }))
  expect(await get(meera, '/api/account/export')).toMatchObject({
    sadhana: { sittings: [sitting], goals: changed },
  })
  const admin = await person(app, { role: 'admin' })
  const found = okOf<{ rows: object[] }>(
    await admin.post('/api/admin/personal-data/find', { contact: meera.email }),
  )
  // When somebody prays is not shown to staff.
  expect(found.rows).toEqual([
    { kind: 'sadhana', at: '2026-11-26', outcome: 'erased' },
    { kind: 'sadhana', at: '2026-11-26', outcome: 'erased' },
  ])
  okOf(await meera.post('/api/account/delete', { currentPassword: password }))
  expect(await app.db('sittings')).toEqual([])
  expect(await app.db('sadhana_goals')).toEqual([])
})
