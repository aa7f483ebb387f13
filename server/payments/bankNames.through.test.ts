import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const migration = join(import.meta.dirname, '../../migrations/0316_find_cheques_at_the_bank.ts')

const before = (number: string, bank: string) =>
  createHash('sha256').update(`${number}\n${bank}`).digest('hex')

test('cheques recorded before are known under every name of their bank, too', async () => {
  const app = await testApp({ now: () => new Date('2026-11-21T06:30:00Z') })
  const desk = await person(app, { role: 'desk' })
  const give = (bank: string) =>
    desk.post('/api/admin/counter-donations', {
      paymentMethod: 'cheque',
      amount: 11_000,
      paidOn: '2026-11-21',
      fullName: 'Nilima',
      slip: '012345',
      bank,
    })
  okOf(await give('State Bank of India'))
  await app.db('cheques').update({ key: before('12345', 'statebankofindia') })
  await app.db.raw('drop index dakshina_at_bank')
  await (await import(migration)).up(app.db)
  for (const bank of ['SBI', 'S.B.I.', 'state bank']) expect((await give(bank)).status).toBe(409)
  okOf(await give('Bank of India'))
})
