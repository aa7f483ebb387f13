import 'fake-indexeddb/auto'
import { expect, it, onTestFinished } from 'vitest'
import { createApi } from '#app/api/client.ts'
import { openOfflineDb } from '#app/offline/db.ts'
import { fakeFetch, json } from '#app/test/fakeFetch.ts'
import { createDelivery } from './deliver.ts'
import { createOutbox } from './outbox.ts'

it('The outbox stores the codes of a refusal, and puts them into words when it is read', async () => {
  const db = openOfflineDb(`words-${crypto.randomUUID()}`)
  onTestFinished(() => db.delete())
  const outbox = createOutbox({ db, account: () => 'guest', language: 'en' })
  const input = { name: '', email: 'asha@temple.example', subject: 'puja', message: 'Namaste' }
  await outbox.enqueue({ id: 'one', command: 'sendMessage', input })
  const reason = { code: 'service.fileTooLarge', params: { megabytes: 10 } }
  const refusal = {
    type: 'about:blank',
    title: 'Bad',
    status: 400,
    code: 'invalid_input',
    detail: 'English.',
    reason,
    errors: [{ pointer: '#/name', code: 'bookings.noPuja', detail: 'English' }],
  }
  // As in the worker, which has no words.
  const { fetch } = fakeFetch({ '/api/contact': () => json(refusal, 400) })
  const api = createApi({ fetch })
  await createDelivery({ db, api, account: () => 'guest', locks: undefined }).deliver()
  expect(await db.outbox.toArray()).toMatchObject([{ refusal: { problem: { reason } } }])
  const [row] = await outbox.list()
  expect(row?.refusal?.problem).toMatchObject({
    detail: 'The file can be at most 10 MB.',
    errors: [{ pointer: '#/name', detail: 'Please choose a puja' }],
  })
  expect(await outbox.find('one')).toEqual(row)
})
