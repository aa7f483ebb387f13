import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font, type GlyphPosition, type GlyphRun } from 'fontkit'
import * as harfbuzz from 'harfbuzzjs'
import type { Language } from '#contract/languages.ts'
import { sfntOf } from './woff.ts'

export type FontFace = {
  readonly name: string
  readonly isLatin: boolean
  /** Implements what pdfkit needs of a font; HarfBuzz lays out its text. */
  readonly font: Font
  readonly has: (codePoint: number) => boolean
}

/** Each with the script and language of its letters. */
const latin = [
  { name: 'latin', of: 'sanskrit', script: 'Latn', language: 'en' },
  { name: 'latin-ext', of: 'sanskrit', script: 'Latn', language: 'en' },
] as const
const devanagari = {
  en: { name: 'devanagari', of: 'sanskrit', script: 'Deva', language: 'sa' },
  mr: { name: 'devanagari', of: 'marathi', script: 'Deva', language: 'mr' },
  hi: { name: 'devanagari', of: 'hindi', script: 'Deva', language: 'hi' },
} as const satisfies Record<Language, object>
type Letters = { readonly script: string; readonly language: string }
type Source = Letters & { readonly name: string; readonly of: string }

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

const open = ({ name, of, ...letters }: Source): FontFace => {
  const file = `@fontsource/tiro-devanagari-${of}/files/tiro-devanagari-${of}-${name}-400-normal.woff`
  const sfnt = sfntOf(readFileSync(fileURLToPath(import.meta.resolve(file))))
  const opened = create(sfnt)
  if (!('layout' in opened)) throw new Error(`${file} is no single font`)
  const shaper = new harfbuzz.Font(
    new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(sfnt).buffer)),
  )
  opened.layout = shapeWith(shaper, opened, letters)
  return {
    name: `${name}-${of}`,
    isLatin: letters.script === 'Latn',
    font: opened,
    has: (codePoint) => isJoiner(codePoint) || opened.hasGlyphForCodePoint(codePoint),
  }
}

/**
 * Tiro Devanagari, in the order they are tried: Latin letters, those of transliteration, the language's own
 * Devanagari, and Sanskrit's, which has signs that the others lack.
 */
export const openFonts = (language: Language = 'en'): readonly FontFace[] =>
  [...new Set([...latin, devanagari[language], devanagari.en])].map(open)
