import { expect, test } from 'vitest'
import { fuzzContract } from '#server/test/fuzzContract.ts'

test('ten thousand requests made from the contract: no 5xx, and memory does not grow', async () => {
  const { statuses, checkedShare, reached, endpoints, grownMb } = await fuzzContract(30)
  process.stdout.write(`${JSON.stringify({ statuses: [...statuses], checkedShare, grownMb })}\n`)
  expect(checkedShare).toBeGreaterThan(0.9)
  expect(reached).toBe(endpoints)
  expect(statuses.get(200) ?? 0).toBeGreaterThan(1000)
  // Cached answers have their own limit of 32 MB.
  expect(grownMb).toBeLessThan(50)
}, 900_000)
