import { expect, test } from 'vitest'
import { addressBelow, addressText, renamed, templeLines } from './addressText.ts'

test.each([
  [['12 Laxmi Road,', 'Pune,', 'Maharashtra'], '12 Laxmi Road, Pune, Maharashtra'],
  [['12, Laxmi Road', ' , ', '', ',Pune 411030 ,'], '12, Laxmi Road, Pune 411030'],
  [[], ''],
])('%j is %j', (lines, text) => expect(addressText(lines)).toBe(text))

test.each([
  ['Ganesha Mandir', ['Ganesha Mandir', '1 Peth Road', 'Pune'], '1 Peth Road, Pune'],
  ['Ganesha Mandir', ['Ganesha Mandir, 1 Peth Road', 'Pune'], '1 Peth Road, Pune'],
  ['Ganesha Mandir, Wai', ['Ganesha Mandir', 'Ghat Road'], 'Ghat Road'],
  ['Ganesha Mandir, Wai', ['GANESHA MANDIR, Ghat Road'], 'Ghat Road'],
  ['Ganesha', ['Ganesha Lane 4', 'Pune'], 'Ganesha Lane 4, Pune'],
  ['Ganesha Mandir', ['Pune', 'India'], 'Pune, India'],
])('%s at %j is named once', (name, address, below) => {
  expect(addressBelow({ name, address })).toBe(below)
  expect(templeLines({ name, address })[0]).toBe(name)
})

test('an address that is not translated names the temple as its translated name does', () => {
  const temple = {
    name: 'गणेश मंदिर',
    address: ['Ganesha Mandir, 1 Peth Road', 'Ganesha Mandir Lane', 'पुणे'],
  }
  const shown = renamed(temple, 'Ganesha Mandir')
  expect(shown.address).toEqual(['गणेश मंदिर, 1 Peth Road', 'Ganesha Mandir Lane', 'पुणे'])
  expect(addressBelow(shown)).toBe('1 Peth Road, Ganesha Mandir Lane, पुणे')
})
