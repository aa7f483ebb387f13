import { afterAll, describe, expect, test } from 'vitest'
import { openSandbox } from '#server/adapters/payment/sandbox/sandbox.ts'
import { transact } from '#server/db/db.ts'
import { auditOf, changeFrom } from '#server/test/admin.ts'
import { bookingsChanges } from '#server/test/changes/bookings.ts'
import type { Changes } from '#server/test/changes/change.ts'
import { donationsChanges } from '#server/test/changes/donations.ts'
import { festivalsChanges } from '#server/test/changes/festivals.ts'
import { monthlyGiftsChanges } from '#server/test/changes/monthlyGifts.ts'
import { importsChanges } from '#server/test/changes/imports.ts'
import { mantrasChanges } from '#server/test/changes/mantras.ts'
import { ordersChanges } from '#server/test/changes/orders.ts'
import { peopleChanges } from '#server/test/changes/people.ts'
import { productsChanges } from '#server/test/changes/products.ts'
import { ritesChanges } from '#server/test/changes/rites.ts'
import { sevasChanges } from '#server/test/changes/sevas.ts'
import { sponsorshipsChanges } from '#server/test/changes/sponsorships.ts'
import { templeChanges } from '#server/test/changes/temple.ts'
import { writingChanges } from '#server/test/changes/writing.ts'
import { sandboxSecrets } from '#server/test/donations.ts'
import { person } from '#server/test/people.ts'
import { sharedTestApp, testApp, type TestApp } from '#server/test/testApp.ts'

const areas: readonly (readonly [name: string, changes: Changes])[] = [
  ['bookings', bookingsChanges],
  ['donations', donationsChanges],
  ['festivals', festivalsChanges],
  ['monthly gifts', monthlyGiftsChanges],
  ['imports', importsChanges],
  ['orders', ordersChanges],
  ['people', peopleChanges],
  ['sevas', sevasChanges],
  ['sponsored days', sponsorshipsChanges],
  ['the temple', templeChanges],
  ['writing', writingChanges],
]

/** Each changes the same mantra, product or rite, and needs it as it was. */
const areasOfOneThing: typeof areas = [
  ['mantras', mantrasChanges],
  ['products', productsChanges],
  ['rites', ritesChanges],
]

/**
 * Exceptions: called by somebody without an account, while there is no admin; a preview, which is
 * stored nowhere, nor is a list to be imported; what an editor has typed and not saved, and the
 * saved views of a list, which nobody else sees; a search for a person, which must not be in an address; an email to the
 * administrator who asks for it, which is in the delivery log; the link to a backup, because its
 * download is logged.
 */
const exceptions = [
  'POST /api/admin/first',
  'POST /api/admin/blog/preview',
  'POST /api/admin/newsletter-issues/preview',
  'POST /api/admin/pages/preview',
  'PUT /api/admin/writing/:kind/:id/unsaved',
  'DELETE /api/admin/writing/:kind/:id/unsaved',
  'PUT /api/admin/views',
  'DELETE /api/admin/views',
  'PUT /api/admin/subscribers/import',
  'PUT /api/admin/imports/past-gifts',
  'PUT /api/admin/product-imports',
  'POST /api/admin/newsletter-issues/:id/test',
  'POST /api/admin/personal-data/find',
  'POST /api/admin/reminders/test',
  'POST /api/admin/backups/:id/link',
]

const nameOf = ({ endpoint }: TestApp['routes'][number]): string =>
  `${endpoint.method} ${endpoint.path}`

test('every address of the back office that changes something is known here', async () => {
  const { routes } = await testApp()
  const changing = routes.filter(
    ({ endpoint }) => endpoint.path.startsWith('/api/admin/') && endpoint.method !== 'GET',
  )
  const known = [...areas, ...areasOfOneThing].flatMap(([, changes]) => Object.keys(changes))
  expect(changing.map(nameOf).toSorted(), 'write a good call of it in server/test/changes').toEqual(
    [...known, ...exceptions].toSorted(),
  )
})

const now = () => new Date('2026-11-21T06:30:00Z')

const expectLogged = async (app: TestApp, change: Changes[string]): Promise<void> => {
  const admin = await person(app, { role: 'admin' })
  const reply = await change({ app, admin })
  expect(reply.status, reply.text).toBe(200)
  const last = (await auditOf(app)).at(-1)
  // Nobody else is this administrator, so no entry of another change is taken for this one's.
  expect(last).toMatchObject({ actorId: admin.id, subject: expect.any(String) })
  expect(JSON.stringify(last), 'no address of anybody').not.toMatch(/\w@example/)
}

describe.each(areas)('A change of %s', (area, changes) => {
  const closing: (() => unknown)[] = []
  afterAll(async () => void (await Promise.all(closing.map((close) => close()))))
  // One temple for all of them: to start another for each took most of the time.
  const temple = sharedTestApp(async () => {
    const sandbox = await openSandbox({ now, secrets: sandboxSecrets })
    closing.push(sandbox.close)
    return { now, sandbox }
  })

  test.each(Object.entries(changes))('%s is written down in the audit log', async (_, change) => {
    const app = await temple()
    // A year of festivals is many rows, and few of the changes are about them.
    if (area === 'festivals') await app.festivals.generate(app.db)
    await expectLogged(app, change)
  })
})

describe.each(areasOfOneThing)('A change of %s', (_, changes) => {
  test.each(Object.entries(changes))(
    '%s is written down in the audit log',
    async (_name, change) => {
      await expectLogged(await testApp({ now }), change)
    },
  )
})

test('a change that cannot be written down is not made', async () => {
  const app = await testApp()
  const admin = await person(app, { role: 'admin' })
  const before = await app.send('/api/mantras')
  await transact(app.db, (trx) => trx.schema.renameTable('audit_log', 'audit_lost'))
  const words = { title: 'Om', meaning: 'Om.', lines: [{ text: 'ॐ', verse: 1 }] }
  const reply = await changeFrom(admin, 'PUT', '/api/admin/mantras/vakratunda', 1, words)
  expect(reply.status).toBe(500)
  expect((await app.send('/api/mantras')).headers.etag).toBe(before.headers.etag)
})
