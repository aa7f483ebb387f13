import type { CSSProperties } from 'react'
import type { ScriptName } from '#app/script/scripts.ts'
import type { Writing } from '#app/script/useWriting.ts'
import type { MantraLine } from '#contract/mantras.ts'
import { fitOf } from './verseParts.ts'

type Look = { className: string; style?: CSSProperties }

/**
 * A line's font, and how wide its widest part and word are. Of Devanagari both are known from the
 * letters, so that the server can say so too. Other scripts are in the phone's own fonts, and
 * measured.
 */
export function lookOf(
  parts: readonly string[],
  { needsFullFont }: Pick<MantraLine, 'needsFullFont'>,
  { script }: Writing,
): Look {
  if (script === 'devanagari') {
    const font = needsFullFont ? 'font-mantra-full' : 'font-mantra'
    return { className: `${font} ${fitOf(parts)}` }
  }
  const most = (texts: readonly string[]): number =>
    Math.max(...texts.map((text) => widthIn(script, text)))
  const widths = { '--part': most(parts), '--word': most(parts.flatMap((part) => part.split(' '))) }
  return { className: `script-${script}`, style: widths as CSSProperties }
}

let context: CanvasRenderingContext2D | null | undefined

/** In em, and a little more: the browser rounds letters to whole pixels. */
function widthIn(script: ScriptName, text: string): number {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return text.length
  const family = getComputedStyle(document.documentElement).getPropertyValue(`--font-${script}`)
  context.font = `100px ${family || 'serif'}`
  return context.measureText(text).width / 98 + 0.1
}
