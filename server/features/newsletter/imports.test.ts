import { expect, test } from 'vitest'
import type { ImportPreview } from '#contract/newsletter/admin.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { meera, temple } from '#server/test/newsletter.ts'
import { person } from '#server/test/people.ts'
import { sendFile } from '#server/test/sendFile.ts'
import { readAddresses } from './imports.ts'

const path = '/api/admin/subscribers/import'
const consent = 'List at the temple counter, Ganesh Chaturthi 2026'

const office = async () => {
  const reader = await temple()
  const admin = await person(reader.app, { role: 'admin' })
  const send = (method: 'PUT' | 'POST', file: string, query = '') =>
    sendFile(reader.app, admin, { method, path: `${path}${query}`, file })
  return {
    ...reader,
    admin,
    preview: async (text: string) => okOf<ImportPreview>(await send('PUT', text)),
    add: (text: string, words = consent) =>
      send('POST', text, `?consent=${encodeURIComponent(words)}`),
    send,
  }
}

test.each([
  ['a@example.org\nb@example.org\n', ['a@example.org', 'b@example.org'], 0, []],
  ['Name,Email\r\nAsha,A@Example.org\r\n', ['a@example.org'], 0, []],
  ['\uFEFF"Asha" <asha@example.org>;Pune\n\n,,\n', ['asha@example.org'], 0, []],
  ['a@example.org\nA@EXAMPLE.ORG', ['a@example.org'], 1, []],
  ['a@example.org\nnobody\nx@y', ['a@example.org'], 0, [2, 3]],
  ['a@example.org, b@example.org\nc@example.org', ['c@example.org'], 0, [1]],
])('%j holds %j', (text, emails, repeated, wrong) => {
  const listed = readAddresses(text)
  expect(listed).toMatchObject({ emails, repeated })
  expect(listed.wrong.map(({ line }) => line)).toEqual(wrong)
})

test('before anybody is added, staff see who is new, known, waiting, gone or unreadable', async () => {
  const { preview, becomeReader, subscribe, confirm, newestToken, post, db } = await office()
  await becomeReader()
  await subscribe('waits@example.org')
  await subscribe('left@example.org')
  await confirm(await newestToken())
  await post(`/api/newsletter/${await newestToken()}/unsubscribe`)
  const before = await db('newsletter_subscriptions').select()
  const file = [meera, 'waits@example.org', 'left@example.org', 'new@example.org', 'no address']
  expect(await preview(file.join('\n'))).toEqual({
    fresh: 1,
    examples: ['new@example.org'],
    subscribed: 1,
    waiting: 1,
    unsubscribed: 1,
    repeated: 0,
    wrong: 1,
    wrongLines: [{ line: 5, text: 'no address', reason: 'There is no email address on this line' }],
  })
  expect(await db('newsletter_subscriptions').select()).toEqual(before)
})

test('only new addresses are added, with where they agreed; nobody who left comes back', async () => {
  const { add, becomeReader, newestToken, post, mails, admin, app } = await office()
  await becomeReader()
  await post(`/api/newsletter/${await newestToken()}/unsubscribe`)
  const before = (await mails()).length
  expect(okOf(await add(`${meera}\nasha@example.org\nravi@example.org`))).toEqual({ added: 2 })
  expect(okOf(await add('asha@example.org'))).toEqual({ added: 0 })
  const { items, counts } = await get<{ items: object[]; counts: object }>(
    admin,
    '/api/admin/subscribers',
  )
  expect(counts).toEqual({ pending: 0, confirmed: 2, unsubscribed: 1 })
  expect(items).toContainEqual(
    expect.objectContaining({
      address: 'asha@example.org',
      source: 'import',
      consentNote: consent,
    }),
  )
  expect((await mails()).length).toBe(before)
  expect(await auditOf(app)).toContainEqual(
    expect.objectContaining({ action: 'imported', after: { added: 2, consent } }),
  )
})

test.each([
  ['', 'The file is empty.'],
  ['PK\u0003\u0004…', 'This is an Excel file. Please open it and save it as CSV.'],
  ['%PDF-1.7', /This is a PDF/],
  ['Name\nAsha\n', /There is no email address in this file/],
])('the file %j is refused in words', async (text, words) => {
  const { send } = await office()
  const reply = await send('PUT', text)
  expect(reply.status).toBe(415)
  expect((reply.json() as { detail: string }).detail).toMatch(words)
})

test('without where they agreed nobody is added', async () => {
  const { add, db } = await office()
  expect((await add('asha@example.org', ' ')).status).toBe(400)
  expect(await db('newsletter_subscriptions').select()).toEqual([])
})
