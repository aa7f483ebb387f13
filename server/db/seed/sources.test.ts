import { expect, it } from 'vitest'
import { sourceOf } from './sources.ts'

it.each([
  [
    'A book of vows, section 7, owner/repository:puja/vow.md',
    'A book of vows, section 7, https://github.com/owner/repository/blob/HEAD/puja/vow.md',
  ],
  ['A page, https://example.org/puja?id=1', 'A page, https://example.org/puja?id=1'],
  ['Shlokas for every day, text 315881202', 'Shlokas for every day, text 315881202'],
])('a source “%s” is shown as “%s”', (line, shown) => {
  expect(sourceOf(line)).toBe(shown)
})
