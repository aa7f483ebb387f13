import { expect, it } from 'vitest'
import { day, flag, oneOf, readFilters, words } from './useFilters.ts'

const readers = {
  search: words,
  from: day,
  withTests: flag,
  status: oneOf({ open: 'Open', closed: 'Closed' }),
}

it('reads the filters of a list from its address', () => {
  const query = '?search=98220%2000000&from=2026-11-01&withTests=true&status=open'
  expect(readFilters(readers, query)).toEqual({
    search: '98220 00000',
    from: '2026-11-01',
    withTests: true,
    status: 'open',
  })
})

it('leaves out what no list can be asked for', () => {
  const query = '?search=&from=yesterday&withTests=1&status=toString&other=x'
  expect(readFilters(readers, query)).toEqual({})
})
