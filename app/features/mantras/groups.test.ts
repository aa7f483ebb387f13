import { expect, it } from 'vitest'
import { aMantra } from '#app/test/builders.ts'
import { rowOf } from '#contract/mantraPreview.ts'
import { groupsOf } from './groups.ts'

const row = (id: string, lineCount: number, isFeatured = false) => ({
  ...rowOf(aMantra({ id, isFeatured })),
  lineCount,
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
