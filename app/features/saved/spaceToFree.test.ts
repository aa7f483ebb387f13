import { expect, it } from 'vitest'
import { filesToRemove } from './spaceToFree.ts'

const files = [
  { title: 'small', bytes: 2 },
  { title: 'large', bytes: 9 },
  { title: 'middle', bytes: 5 },
]

it.each([
  [1, ['small']],
  [4, ['middle']],
  [9, ['large']],
  [11, ['large', 'middle']],
  [16, ['large', 'middle', 'small']],
  [17, []],
])('to make room for %d bytes', (needed, titles) => {
  expect(filesToRemove(files, needed).map(({ title }) => title)).toEqual(titles)
})
