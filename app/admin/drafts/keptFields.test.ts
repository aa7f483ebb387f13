import { expect, it } from 'vitest'
import { fromKept, toKept } from './keptFields.ts'

it('A draft holds lists and groups as text, and gives them back to the form', () => {
  const values = { title: 'Daily Puja', isShort: true, steps: [{ id: 'lamp', title: 'Lamp' }] }
  const kept = toKept(values)
  expect(kept).toEqual({
    title: 'Daily Puja',
    isShort: true,
    steps: '[{"id":"lamp","title":"Lamp"}]',
  })
  expect(fromKept(kept, { title: '', isShort: false, steps: [] })).toEqual(values)
})

it('Text that looks like a list stays text', () => {
  const values = { markdown: '[1]' }
  expect(fromKept(toKept(values), { markdown: '' })).toEqual(values)
})
