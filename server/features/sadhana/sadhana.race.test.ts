import { expect, test } from 'vitest'
import { type AccountSitting } from '#contract/sadhana/public.ts'
import { get, okOf } from '#server/test/admin.ts'
import { type Person, person } from '#server/test/people.ts'
import { sharedTestApp } from '#server/test/testApp.ts'

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

test('many devices at the same time lose nothing, and no page passes over a sitting', async () => {
  const meera = await person(await shared())
  const sittings = Array.from({ length: 24 }, () => aSitting())
  const seen = new Set<string>()
  let since = 0
  const read = async () => {
    const page = await list(meera, since, 3)
    for (const { id } of page.items) seen.add(id)
    since = page.until
    return page.items.length
  }
  const sending = Promise.all(sittings.map(async (one) => okOf(await push(meera, [one]))))
  for (let page = 0; page < 8; page += 1) await read()
  await sending
  while ((await read()) > 0);
  expect([...seen].toSorted()).toEqual(sittings.map(({ id }) => id).toSorted())
})
