import { memoryUsage } from 'node:process'
import { expect, it } from 'vitest'
import { giveMemoryBack } from './giveMemoryBack.ts'

it('collects what nobody needs any more, and gives its room back', () => {
  let passing: object[] | undefined = Array.from({ length: 500_000 }, (_, index) => ({ index }))
  const before = memoryUsage()
  expect(passing).toHaveLength(500_000)
  passing = undefined
  giveMemoryBack()
  const after = memoryUsage()
  expect(before.heapUsed - after.heapUsed).toBeGreaterThan(10_000_000)
  expect(before.heapTotal - after.heapTotal).toBeGreaterThan(5_000_000)
})
