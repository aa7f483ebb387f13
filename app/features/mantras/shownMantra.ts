import type { Mantra, MantraPreview } from '#contract/mantras/public.ts'

/** A mantra on a card: complete, or as much as a list shows. */
export type ShownMantra = Mantra | MantraPreview

const lineCountOf = (mantra: ShownMantra): number =>
  'lineCount' in mantra ? mantra.lineCount : mantra.lines.length

/** The full text to copy; undefined while only its beginning is loaded. */
export const wholeText = (mantra: ShownMantra): string | undefined =>
  lineCountOf(mantra) === mantra.lines.length
    ? mantra.lines.map(({ text }) => text).join('\n')
    : undefined
