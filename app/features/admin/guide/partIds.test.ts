import { expect, it } from 'vitest'
import { namedParts, newPartId } from './partIds.ts'

const named = (titles: string[], before: string[] = []) =>
  namedParts(
    titles.map((title) => ({ id: newPartId(), title })),
    ({ title }) => title,
    before.map((id) => ({ id })),
  ).map(({ id }) => id)

it.each([
  [['Offer a seat'], [], ['offer-a-seat']],
  [['Bow', 'Bow'], [], ['bow', 'bow-2']],
  [['Bow'], ['bow'], ['bow-2']],
  [['Ārati!'], [], ['arati']],
  [['आरती', '?'], [], ['part', 'part-2']],
  [['a'.repeat(90)], [], ['a'.repeat(60)]],
])('The new parts %j beside %j are called %j', (titles, before, ids) => {
  expect(named(titles, before)).toEqual(ids)
})

it('A part that was saved keeps its id', () => {
  const parts = [{ id: 'lamp' }, { id: newPartId() }]
  expect(namedParts(parts, () => 'Lamp', [])).toEqual([{ id: 'lamp' }, { id: 'lamp-2' }])
})
