import type { CSSProperties } from 'react'
import type { ScriptName } from '#app/script/scripts.ts'
import type { ScriptWriter } from '#app/script/useScript.ts'
import type { MantraLine } from '#contract/mantras/public.ts'
import { fitOf, partsWritten } from './verseParts.ts'

type VerseStyle = { className: string; style?: CSSProperties }

/** A line's font. */
export const fontOf = (
  { needsFullFont }: Pick<MantraLine, 'needsFullFont'>,
  { script }: ScriptWriter,
): string =>
  script === 'devanagari'
    ? needsFullFont
      ? 'font-mantra-full'
      : 'font-mantra'
    : `script-${script}`

/**
 * The widths of the widest part and the widest word. For Devanagari they are computed from the
 * letters, so that the server can do it too. Other scripts use the phone's fonts and are measured.
 */
export function fitIn({ script }: ScriptWriter, parts: readonly string[]): VerseStyle {
  if (script === 'devanagari') return { className: fitOf(parts) }
  const most = (texts: readonly string[]): number =>
    Math.max(...texts.map((text) => widthIn(script, text)))
  const widths = { '--part': most(parts), '--word': most(parts.flatMap((part) => part.split(' '))) }
  return { className: '', style: widths as CSSProperties }
}

/** One size for a whole text: that of its widest part. */
export const sizeOf = (lines: readonly MantraLine[], writing: ScriptWriter): VerseStyle =>
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
