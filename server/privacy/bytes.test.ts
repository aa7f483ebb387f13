import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { address, payload, post, saturdayNoon } from '#server/test/bookings.ts'
import { okOf } from '#server/test/admin.ts'
import { dialect } from '#server/test/database.ts'
import { doTo, newUtr, pledged } from '#server/test/donationAdmin.ts'
import { pledgePayload } from '#server/test/donations.ts'
import { setGiving, trust } from '#server/test/givingSettings.ts'
import { mailServer } from '#server/test/mailServer.ts'
import { sendWaiting } from '#server/test/mails.ts'
import { password, person } from '#server/test/people.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'

/** Words that occur nowhere else in the database. */
const trace = /Zubeida|zubeida@|Quenthari|9822077331|98220 77331|Jnanadhara/

const asha = 'zubeida@example.org'
const booked = {
  ...payload,
  fullName: 'Zubeida Quenthari',
  email: asha,
  phone: '98220 77331',
  includePrasad: true,
  address: { ...address, line1: '77 Jnanadhara Lane' },
  specialRequests: 'Quenthari family, '.repeat(20),
}
const message = { name: booked.fullName, email: asha, subject: 'puja', message: 'From Jnanadhara.' }

/** The content of the database's files, deleted or not. */
const bytesOf = async ({ database: { location } }: TestApp): Promise<string> => {
  if (!('sqliteFile' in location)) throw new Error('No file')
  const files = [location.sqliteFile, `${location.sqliteFile}-wal`]
  const read = await Promise.all(files.map((file) => readFile(file, 'latin1')))
  return read.join('\n')
}

type Send = (path: string, body: unknown, headers?: Record<string, string>) => Promise<unknown>

/** Enough of everything that pages of the file are split, and rows move from one to another. */
const write = async (app: TestApp, send: Send): Promise<void> => {
  for (let i = 0; i < 30; i += 1) {
    await send('/api/contact', message, { 'Idempotency-Key': `message-${i}` })
    okOf(await post(app, '/api/contact', { ...message, name: 'B', email: 'b@b.org', message: 'B' }))
  }
  await send('/api/puja-bookings', booked, { 'Idempotency-Key': 'booking' })
  await send('/api/newsletter', { email: asha, source: 'footer' }, { 'Idempotency-Key': 'news' })
  await app.db('puja_bookings').update({ status: 'closed' })
}

test.runIf(dialect === 'sqlite')(
  'after an account is deleted its name, address and phone are not in the bytes of the database',
  async () => {
    const app = await testApp({ now: () => saturdayNoon })
    const server = await mailServer()
    const owner = await person(app, { email: asha, fullName: booked.fullName })
    await write(app, async (path, body, headers) => {
      if (path !== '/api/newsletter') okOf(await owner.post(path, body, headers))
    })
    expect(await bytesOf(app)).toMatch(trace)
    okOf(await owner.post('/api/account/delete', { currentPassword: password }))
    await sendWaiting(app, server)
    expect(trace.exec(await bytesOf(app))?.[0]).toBeUndefined()
  },
)

const erase = { contact: asha, currentPassword: password }

test.runIf(dialect === 'sqlite')(
  'after staff erased a guest, nothing of them is in the bytes of the database',
  async () => {
    const app = await testApp({ now: () => saturdayNoon })
    const admin = await person(app, { role: 'admin' })
    await write(app, async (path, body, headers) =>
      okOf(await post(app, path, body, headers?.['Idempotency-Key'])),
    )
    expect(await bytesOf(app)).toMatch(trace)
    okOf(await admin.post('/api/admin/personal-data/erase', erase))
    expect(trace.exec(await bytesOf(app))?.[0]).toBeUndefined()
  },
)

/** Written by one person under two names, so that their traces can be told apart. */
const paid = {
  ...pledgePayload,
  fullName: 'Zubeida Quenthari',
  email: asha,
  message: 'For Jnanadhara',
  pan: 'ZQXPK7741L',
  donorAddress: '77 Kasturba Lane',
}
const unpaid = { ...paid, fullName: 'Z Marandyk', pan: 'ZQXPK7742L', donorAddress: '8 Vrindara' }
const utr = '630577410001'

test.runIf(dialect === 'sqlite')(
  'of a donor who was erased only what was paid is in the bytes of the database',
  async () => {
    const app = await testApp({ now: () => saturdayNoon })
    await setGiving(app, { trust })
    const admin = await person(app, { role: 'admin' })
    const given = await pledged(app, paid)
    okOf(await doTo(admin, given, 'confirm', { paidOn: '2026-11-21', utr: newUtr() }))
    const left = await pledged(app, unpaid)
    okOf(await post(app, `/api/donations/${left.reference}/paid`, { token: left.token, utr }))
    okOf(await doTo(admin, left, 'cancel'))
    const before = await bytesOf(app)
    const gone = [unpaid.fullName, unpaid.pan, unpaid.donorAddress, utr, paid.message]
    for (const text of gone) expect(before).toContain(text)

    okOf(await admin.post('/api/admin/personal-data/erase', erase))
    const after = await bytesOf(app)
    for (const text of gone) expect(after).not.toContain(text)
    for (const text of [paid.fullName, paid.pan, paid.donorAddress]) expect(after).toContain(text)
  },
)
