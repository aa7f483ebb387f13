import { shortLines } from '#contract/mantras/preview.ts'
import type { MantraRow } from '#contract/mantras/public.ts'

export type GroupName = 'everyDay' | 'verses' | 'stotras' | 'aartis' | 'names'

/**
 * The list in groups, each in the temple's order: what the temple features is chanted every day; of
 * the other mantras, one verse is learnt by heart, and several are a stotra; then the aartis and the
 * names. Empty ones are left out.
 */
export function groupsOf(rows: readonly MantraRow[]): [GroupName, MantraRow[]][] {
  return (['everyDay', 'verses', 'stotras', 'aartis', 'names'] as const)
    .map((name): [GroupName, MantraRow[]] => [name, rows.filter((row) => groupOf(row) === name)])
    .filter(([, group]) => group.length > 0)
}

function groupOf({ kind, isFeatured, lineCount }: MantraRow): GroupName {
  if (kind === 'aarti') return 'aartis'
  if (kind === 'names') return 'names'
  if (kind === 'stotra') return 'stotras'
  if (isFeatured) return 'everyDay'
  return lineCount > shortLines ? 'stotras' : 'verses'
}
