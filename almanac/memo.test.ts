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
  expect([double(1), double(2), double(1), double(3), double(1), double(2)]).toEqual([
    2, 4, 2, 6, 2, 4,
  ])
  expect(computed).toEqual([1, 2, 3, 2])
})
