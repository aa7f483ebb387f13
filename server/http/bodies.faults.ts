import { expect, test } from 'vitest'
import { fuzzBodies } from '#server/test/bodies.ts'

test('ten thousand random bodies', async () => {
  const statuses = await fuzzBodies(10_000)
  expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(
    10_000,
  )
  expect(statuses.get(200) ?? 0).toBeGreaterThan(1000)
}, 600_000)
