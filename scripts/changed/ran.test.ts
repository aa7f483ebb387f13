import { expect, test } from 'vitest'
import { ranIn, toMap } from './ran.ts'

const called = (startOffset: number, count: number) => ({ ranges: [{ startOffset, count }] })

test('functions that were called are told, of our own files alone', () => {
  const functions = [called(0, 1), called(40, 2), called(90, 0)]
  const coverage = [
    { url: '/temple/server/pujas.ts', functions },
    { url: 'file:///temple/contract/bookings/pujas.ts', functions: [called(7, 1)] },
    { url: '/temple/server/loadedOnly.ts', functions: [called(0, 1)] },
    { url: '/temple/node_modules/knex/knex.js', functions },
    { url: 'node:fs', functions },
  ]
  expect(ranIn(coverage, '/temple')).toEqual({
    'server/pujas.ts': [40],
    'contract/bookings/pujas.ts': [7],
  })
})

test('a test is about what few others ran; what all of them ran is left out', () => {
  const ran = (test: string, pujas: readonly number[], db = [1]) => ({
    test,
    ran: { [test]: [5], 'server/pujas.ts': pujas, 'server/db.ts': db },
  })
  const all = [ran('a.test.ts', [1, 40]), ran('b.test.ts', [1]), ran('c.test.ts', [1, 40, 90])]
  expect(toMap(all, () => 2, 2)).toEqual({
    'a.test.ts': { cpu: 2, ran: { 'server/pujas.ts': 2 } },
    'b.test.ts': { cpu: 2, ran: {} },
    'c.test.ts': { cpu: 2, ran: { 'server/pujas.ts': 1 } },
  })
})
