import { expect, it } from 'vitest'
import { computeYears, computeYearsApart } from './computeYears.ts'

it('computes the same in a separate process', async () => {
  const place = { name: 'Pune', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }
  const job = { place, from: '2026-08-01', to: '2026-10-31' }
  const computed = await computeYears(job)
  expect(computed.length).toBeGreaterThan(3)
  expect(await computeYearsApart(job)).toEqual(computed)
})
