import { shortVerse } from '#app/shareCard/firstVerse.ts'
import type { ScriptWriter } from '#app/script/useScript.ts'
import type { MantraPage } from '#contract/mantras/public.ts'
import { aboutVerse } from './aboutVerse.ts'
import { partsWritten } from './verseParts.ts'
import { versesOf } from './versesOf.ts'

export type MantraCardText = {
  title: string
  origin: string | undefined
  /** The verse in the reader's script, at most four rows. */
  rows: string[]
  meaning: string
}

/** The first verse that a card has space for, and what it means. */
export function mantraCardText(mantra: MantraPage, writing: ScriptWriter): MantraCardText {
  const { title, origin, lines } = mantra
  const found = versesOf(lines)
    .map(({ number }) => ({ number, verse: shortVerse(lines, number) }))
    .find(({ verse }) => verse)
  // A text without a short verse begins with its first line.
  const { number, verse } = found ?? { number: 0, verse: [lines.slice(0, 1)] }
  const shown = verse?.flat() ?? []
  const rows =
    shown.length > 2
      ? shown.map(writing.write)
      : shown.flatMap((line) => partsWritten(line, writing))
  const meaning = aboutVerse(mantra, number)?.meaning ?? mantra.meaning
  return { title, origin, rows, meaning }
}

/** Above this many lines only the first verse is shared with the link. */
const longestText = 8

/** What is sent as text: the verse, or the whole of a short text, and what it means. */
export function sharedText(mantra: MantraPage, writing: ScriptWriter): string {
  const card = mantraCardText(mantra, writing)
  if (mantra.lines.length > longestText)
    return [mantra.title, card.rows.join('\n'), card.meaning].join('\n\n')
  return [mantra.title, mantra.lines.map(writing.write).join('\n'), mantra.meaning].join('\n\n')
}
