import { expect, it } from 'vitest'
import { remember } from './memo.ts'

it('Recent results are not computed again; old ones are dropped', () => {
  const computed: number[] = []
  const double = remember(
    2,
    (n: number) => n,
    (n) => {
      computed.push(n)
      return 2 * n
    },
  )
  const asked = [1, 2, 1, 3, 1, 4, 2, 1, 4]
  expect(asked.map(double)).toEqual(asked.map((n) => 2 * n))
  // 1 was in use; 2 was not, since 3, 1 and 4 came.
  expect(computed).toEqual([1, 2, 3, 4, 2])
})
