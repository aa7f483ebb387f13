import readSheets from 'read-excel-file/universal'
import { expect, onTestFinished, test } from 'vitest'
import { openSandbox } from '#server/adapters/payment/sandbox/sandbox.ts'
import { implementDownload } from '#server/http/implement.ts'
import { exportMessages } from '#contract/contact/admin.ts'
import { auditOf, okOf } from '#server/test/admin.ts'
import { payload, saturdayNoon } from '#server/test/bookings.ts'
import { pledged } from '#server/test/donationAdmin.ts'
import { sandboxSecrets } from '#server/test/donations.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const open = async () => {
  const now = () => saturdayNoon
  const sandbox = await openSandbox({ now, secrets: sandboxSecrets })
  onTestFinished(sandbox.close)
  const app = await testApp({ now, sandbox })
  const admin = await person(app, { role: 'admin' })
  return { app, admin }
}

/** One of each item that is on a list, and one more message. */
const fill = async ({ app, admin }: Awaited<ReturnType<typeof open>>): Promise<void> => {
  okOf(await admin.post('/api/puja-bookings', payload))
  okOf(await admin.post('/api/newsletter', { email: 's@example.org', source: 'footer' }))
  for (const text of ['When?', 'Where?']) {
    const message = { name: 'Meera', email: 'm@example.org', subject: 'puja', message: text }
    okOf(await admin.post('/api/contact', message))
  }
  await pledged(app)
}

test('every list that staff take along is written down: who, which, how many rows', async () => {
  const scene = await open()
  const { app, admin } = scene
  await fill(scene)
  const exports = app.routes.filter(
    ({ endpoint: { download, isPrintedList } }) => isPrintedList || download === 'list',
  )
  expect(exports.length).toBeGreaterThan(7)
  for (const { endpoint } of exports) {
    const path = endpoint.path.replace(':date', '2026-11-21')
    const before = (await auditOf(app)).length
    const reply = await admin.send(
      /10bd|auditor/.test(path) ? `${path}?financialYear=2026-27` : path,
    )
    expect(reply.status, `${path}: ${reply.text}`).toBe(200)
    const noted = (await auditOf(app)).slice(before)
    expect(noted, `${path} is not in the activity log`).toMatchObject([
      { actorId: admin.id, action: 'downloaded', after: { rows: expect.any(Number) } },
    ])
    // The archive counts its own rows.
    if (endpoint.isPrintedList || path.endsWith('.zip')) continue
    const rows = reply.text.split('\r\n').length - 2
    expect([path, noted[0]?.after?.['rows']]).toEqual([path, rows])
  }
})

test('every list is also a workbook with the same rows, logged alike', async () => {
  const scene = await open()
  const { app, admin } = scene
  await fill(scene)
  const lists = app.routes.filter(({ endpoint }) => endpoint.path.endsWith('.csv'))
  for (const { endpoint } of lists) {
    const path = `${endpoint.path.replace('.csv', '.xlsx')}?financialYear=2026-27`
    const reply = await admin.send(path)
    expect([path, reply.status]).toEqual([path, 200])
    expect(reply.headers['content-disposition']).toMatch(/\.xlsx"$/)
    const [sheet] = await readSheets(new Uint8Array(reply.body).buffer)
    const noted = (await auditOf(app)).at(-1)
    expect([path, noted?.after?.['rows']]).toEqual([path, (sheet?.data.length ?? 0) - 1])
  }
})

test('the log does not contain what was searched for', async () => {
  const { app, admin } = await open()
  okOfText(await admin.send('/api/admin/messages.csv?search=meera@example.org&isRead=false'))
  expect((await auditOf(app)).at(-1)).toEqual({
    actorId: admin.id,
    subject: 'list',
    subjectId: 'messages',
    action: 'downloaded',
    after: { isRead: false, isSearched: true, rows: 0 },
  })
})

const okOfText = ({ status, text }: { status: number; text: string }): void =>
  expect([status, text]).toEqual([200, expect.any(String)])

test('a list that does not declare its content is not sent', async () => {
  const body = () => {
    throw new Error('read')
  }
  const forgetful = implementDownload({ ...exportMessages, path: '/api/admin/forgotten.csv' })(
    async () => ({ fileName: 'x.csv', contentType: 'text/csv', body: body as never }),
  )
  const app = await testApp({ routes: [forgetful] })
  const admin = await person(app, { role: 'admin' })
  expect((await admin.send('/api/admin/forgotten.csv')).status).toBe(500)
})

test('a list that cannot be written down is not sent', async () => {
  const { app, admin } = await open()
  await app.db.schema.renameTable('audit_log', 'audit_lost')
  const reply = await admin.send('/api/admin/messages.csv')
  expect(reply.status).toBe(500)
  expect(reply.headers['content-disposition']).toBeUndefined()
})
