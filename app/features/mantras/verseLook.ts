import type { CSSProperties } from 'react'
import type { ScriptName } from '#app/script/scripts.ts'
import type { Writing } from '#app/script/useWriting.ts'
import type { MantraLine } from '#contract/mantras/public.ts'
import { fitOf, partsWritten } from './verseParts.ts'

type Look = { className: string; style?: CSSProperties }

/** A line's font. */
export const fontOf = (
  { needsFullFont }: Pick<MantraLine, 'needsFullFont'>,
  { script }: Writing,
): string =>
  script === 'devanagari'
    ? needsFullFont
      ? 'font-mantra-full'
      : 'font-mantra'
    : `script-${script}`

/**
 * How wide the widest part and the widest word are. Of Devanagari both are known from the letters, so
 * that the server can say so too. Other scripts are in the phone's own fonts, and measured.
 */
export function fitIn({ script }: Writing, parts: readonly string[]): Look {
  if (script === 'devanagari') return { className: fitOf(parts) }
  const most = (texts: readonly string[]): number =>
    Math.max(...texts.map((text) => widthIn(script, text)))
  const widths = { '--part': most(parts), '--word': most(parts.flatMap((part) => part.split(' '))) }
  return { className: '', style: widths as CSSProperties }
}

/** One size for a whole text: that of its widest part. */
export const sizeOf = (lines: readonly MantraLine[], writing: Writing): Look =>
  fitIn(
    writing,
    lines.flatMap((line) => partsWritten(line, writing)),
  )

let context: CanvasRenderingContext2D | null | undefined

/** In em, and a little more: the browser rounds letters to whole pixels. */
function widthIn(script: ScriptName, text: string): number {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return text.length
  const family = getComputedStyle(document.documentElement).getPropertyValue(`--font-${script}`)
  context.font = `100px ${family || 'serif'}`
  return context.measureText(text).width / 98 + 0.1
}
