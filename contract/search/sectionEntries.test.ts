import { expect, test } from 'vitest'
import { sectionEntries, sectionsWith } from './sectionEntries.ts'

test('The page for booking is found by the names of the pujas, if there are any', () => {
  const found = sectionsWith([{ name: 'Lakshmi Puja' }, { name: 'Abhishek' }])
  const changed = found.filter((entry, index) => entry !== sectionEntries[index])
  expect(changed).toMatchObject([{ path: '/puja', title: 'Book Puja' }])
  expect(changed[0]?.text).toMatch(/a time\. Lakshmi Puja, Abhishek\.$/)
  expect(sectionsWith([])).toEqual(sectionEntries)
})
