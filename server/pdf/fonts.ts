import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font, type GlyphPosition, type GlyphRun } from 'fontkit'
import * as harfbuzz from 'harfbuzzjs'
import { sfntOf } from './woff.ts'

export type FontFace = {
  readonly name: string
  /** Implements what pdfkit needs of a font; HarfBuzz lays out its text. */
  readonly font: Font
  readonly has: (codePoint: number) => boolean
}

/** In the order they are tried, each with the script and language of its letters. */
const faces = [
  { name: 'latin', script: 'Latn', language: 'en' },
  { name: 'latin-ext', script: 'Latn', language: 'en' },
  { name: 'devanagari', script: 'Deva', language: 'sa' },
] as const
type Letters = { readonly script: string; readonly language: string }

/** `U+200C` and `U+200D` control how letters join and are invisible. */
const isJoiner = (codePoint: number): boolean => codePoint === 0x200c || codePoint === 0x200d

/** Lining figures, as tall as capitals: amounts are easier to read. */
const figures = ['lnum'].map((name) => new harfbuzz.Feature(name))

/**
 * HarfBuzz in place of fontkit's own shaping, which misplaces reph and anusvara after a short i: 66
 * of 12,849 words and conjuncts differed from a browser.
 */
const shapeWith =
  (shaper: harfbuzz.Font, font: Font, { script, language }: Letters) =>
  (text: string) => {
    const buffer = new harfbuzz.Buffer()
    buffer.addText(text)
    // Guessed, the language would be the server's own.
    buffer.setDirection(harfbuzz.Direction.LTR)
    buffer.setScript(script)
    buffer.setLanguage(language)
    harfbuzz.shape(shaper, buffer, figures)
    const infos = buffer.getGlyphInfos()
    const clusters = [...new Set(infos.map(({ cluster }) => cluster)), text.length].toSorted(
      (a, b) => a - b,
    )
    let lastCluster = -1
    // The text that copying gives: a cluster's letters come with its first glyph.
    const lettersOf = (cluster: number): number[] => {
      if (cluster === lastCluster) return []
      lastCluster = cluster
      const letters = text.slice(cluster, clusters[clusters.indexOf(cluster) + 1])
      return Array.from(letters, (letter) => letter.codePointAt(0) ?? 0)
    }
    const glyphs = infos.map(({ codepoint, cluster }) =>
      font.getGlyph(codepoint, lettersOf(cluster)),
    )
    const positions: GlyphPosition[] = buffer.getGlyphPositions().map((at) => ({
      xAdvance: at.xAdvance,
      yAdvance: at.yAdvance,
      xOffset: at.xOffset,
      yOffset: at.yOffset,
    }))
    const advanceWidth = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    return { glyphs, positions, advanceWidth } as GlyphRun
  }

const open = ({ name, ...letters }: Letters & { readonly name: string }): FontFace => {
  const file = `@fontsource/tiro-devanagari-sanskrit/files/tiro-devanagari-sanskrit-${name}-400-normal.woff`
  const sfnt = sfntOf(readFileSync(fileURLToPath(import.meta.resolve(file))))
  const opened = create(sfnt)
  if (!('layout' in opened)) throw new Error(`${file} is no single font`)
  const shaper = new harfbuzz.Font(
    new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(sfnt).buffer)),
  )
  opened.layout = shapeWith(shaper, opened, letters)
  return {
    name,
    font: opened,
    has: (codePoint) => isJoiner(codePoint) || opened.hasGlyphForCodePoint(codePoint),
  }
}

/** Tiro Devanagari Sanskrit: its Latin letters, those of transliteration, and Devanagari. */
export const openFonts = (): readonly FontFace[] => faces.map(open)
