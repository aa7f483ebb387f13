import { expect, test } from 'vitest'
import { fuzzBodies } from '#server/test/bodies.ts'

// The long run is in bodies.faults.ts.
test('no random body of a command is answered with a 5xx, and every email has one recipient', async () => {
  const statuses = await fuzzBodies(600)
  expect(statuses.get(200) ?? 0).toBeGreaterThan(50)
  expect(statuses.get(400) ?? 0).toBeGreaterThan(50)
}, 60_000)
