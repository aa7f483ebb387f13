import { shortLines } from '#contract/mantraPreview.ts'
import type { MantraRow } from '#contract/mantras.ts'

export type GroupName = 'everyDay' | 'verses' | 'stotras'

/**
 * The list in three groups, each in the temple's order: what the temple features is chanted every
 * day; of the others, one verse is learnt by heart, and several are a stotra. Empty ones are left
 * out.
 */
export function groupsOf(rows: readonly MantraRow[]): [GroupName, MantraRow[]][] {
  return (['everyDay', 'verses', 'stotras'] as const)
    .map((name): [GroupName, MantraRow[]] => [name, rows.filter((row) => groupOf(row) === name)])
    .filter(([, group]) => group.length > 0)
}

function groupOf({ isFeatured, lineCount }: MantraRow): GroupName {
  if (isFeatured) return 'everyDay'
  return lineCount > shortLines ? 'stotras' : 'verses'
}
