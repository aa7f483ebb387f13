import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { openFonts } from './fonts.ts'

const words = 'कार्तिक मूर्ती श्रीगणेश लक्ष्मी शुक्ल विघ्नहर्त्रे'

/** The glyphs of some words, with what they are in a server of another language. */
const program = `
import { openFonts } from '#server/pdf/fonts.ts'
const face = openFonts().find(({ name }) => name === 'devanagari')
const { glyphs, advanceWidth } = face.font.layout(${JSON.stringify(words)})
console.log(JSON.stringify([glyphs.map(({ id }) => id), advanceWidth]))
`

it('the letters of a paper are the same whatever the language of the server', () => {
  const face = openFonts().find(({ name }) => name === 'devanagari')
  const { glyphs, advanceWidth } = face?.font.layout(words) ?? { glyphs: [], advanceWidth: 0 }
  expect(glyphs.length).toBeGreaterThan(20)
  for (const LANG of ['C', 'mr_IN.UTF-8', 'hi_IN']) {
    const env = { ...process.env, LANG, LC_ALL: LANG }
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { env })
    expect(JSON.parse(stdout.toString()), LANG).toEqual([glyphs.map(({ id }) => id), advanceWidth])
  }
})
