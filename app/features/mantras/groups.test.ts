import { expect, it } from 'vitest'
import { aMantra } from '#app/test/builders.ts'
import { rowOf } from '#contract/mantras/preview.ts'
import { groupsOf } from './groups.ts'

type Kind = ReturnType<typeof aMantra>['kind']

const row = (id: string, lineCount: number, isFeatured = false, kind?: Kind) => ({
  ...rowOf(aMantra({ id, isFeatured })),
  lineCount,
  ...(kind && { kind }),
})

it('Mantras stand in groups, in the temple’s order', () => {
  const groups = groupsOf([row('long', 17), row('gayatri', 2, true), row('one', 2), row('two', 4)])
  expect(groups.map(([name, rows]) => [name, rows.map(({ id }) => id)])).toEqual([
    ['everyDay', ['gayatri']],
    ['verses', ['one', 'two']],
    ['stotras', ['long']],
  ])
  expect(groupsOf([row('one', 2)]).map(([name]) => name)).toEqual(['verses'])
})

it('Stotras stand together, and the aartis and names after them', () => {
  const groups = groupsOf([
    row('names', 108, false, 'names'),
    row('sukhkarta', 18, true, 'aarti'),
    row('atharvashirsha', 50),
    row('bhujangam', 36, false, 'stotra'),
  ])
  expect(groups.map(([name, rows]) => [name, rows.map(({ id }) => id)])).toEqual([
    ['stotras', ['atharvashirsha', 'bhujangam']],
    ['aartis', ['sukhkarta']],
    ['names', ['names']],
  ])
})
