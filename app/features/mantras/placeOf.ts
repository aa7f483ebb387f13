import { lineAt, scoreOf } from '#app/audio/score.ts'
import type { LastText } from '#app/offline/mine/lastText.ts'
import type { Mantra, MantraRow } from '#contract/mantras/public.ts'

/** Where a text was left: its row, and the verse and second, as far as they are known. */
export type Place = {
  row: MantraRow
  /** It was left in the aarti, whose page has it too. */
  isSung: boolean
  verse?: number | undefined
  seconds?: number | undefined
}

/** Undefined if the temple no longer has the text. */
export function placeOf(
  { text, verse, seconds }: LastText,
  rows: readonly MantraRow[],
  whole: readonly Mantra[] | undefined,
): Place | undefined {
  const [id, isSung] = text.startsWith('aarti/') ? [text.slice(6), true] : [text, false]
  const row = rows.find((each) => each.id === id)
  const mantra = whole?.find((each) => each.id === id)
  const line = mantra && seconds !== undefined && lineAt(scoreOf(mantra), seconds * 1000)
  const verseAtPosition = typeof line === 'number' ? mantra?.lines[line]?.verse : undefined
  return row && { row, isSung, verse: verse ?? verseAtPosition, seconds }
}
