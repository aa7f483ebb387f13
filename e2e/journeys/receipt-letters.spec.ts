import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { expect, type Page, test } from '@playwright/test'
import { PNG } from 'pngjs'
import { type Ink, inkOf, overlapOf, pictureOf } from '#e2e/pictures.ts'

const root = join(import.meta.dirname, '../..')

const words = ['क्षत्रिय', 'श्री', 'कृष्ण', 'र्कि', 'ज्ञानेश्वर', 'द्ध', 'ट्ट', 'हिन्दी', 'राष्ट्रपतिं', 'निर्विघ्नं']

/** How well the same letters in the same font agree, drawn by two programs. */
const enough = 0.9

const points = 22
const scale = 6

/** The first line of a receipt is the temple's name, with nothing beside it. */
const printed = async (name: string): Promise<Ink> => {
  const child = spawn(process.execPath, [join(root, 'server/receipts/childProcess.ts')])
  child.stdin.end(
    JSON.stringify({
      number: 'R-2026-27-00001',
      title: 'Receipt',
      heading: 'Receipt',
      issuedAt: '2026-11-21T06:30:00.000Z',
      temple: { name, address: [] },
      facts: [],
      verify: 'Open:',
      computed: 'Computer-generated.',
      verifyUrl: 'https://temple.example',
    }),
  )
  const picture = await pictureOf(Buffer.from(String(await json(child.stdout)), 'base64'), scale)
  return inkOf(picture, 95 * scale)
}

const face = readFileSync(
  join(
    root,
    'node_modules/@fontsource/tiro-devanagari-sanskrit/files',
    'tiro-devanagari-sanskrit-devanagari-400-normal.woff',
  ),
).toString('base64')

const shown = async (page: Page, html: string): Promise<Ink> => {
  await page.setViewportSize({ width: 1200, height: 400 })
  await page.setContent(`
    <style>
      @font-face { font-family: Paper; src: url(data:font/woff;base64,${face}) }
      body { margin: 80px; font: ${points * scale}px Paper; white-space: nowrap }
      span { display: inline-block }
    </style>${html}`)
  await page.evaluate(() => document.fonts.ready)
  return inkOf(PNG.sync.read(await page.screenshot()))
}

test.use({ deviceScaleFactor: 1, isMobile: false })

for (const word of words)
  test(
    `a receipt’s letters are those a browser shows: ${word}`,
    { tag: '@proof' },
    async ({ page }) => {
      const inBrowser = await shown(page, word)
      const right = overlapOf(await printed(word), inBrowser)
      // Each letter separately, as programs write them that do not know conjuncts; then only with its
      // conjuncts split.
      const letters = [...word].map((letter) => `<span>${letter}</span>`).join('')
      const single = overlapOf(await shown(page, letters), inBrowser)
      const apart = overlapOf(await printed(word.replaceAll('्', '्\u200c')), inBrowser)
      const figures = { right, single, apart }
      test.info().annotations.push({ type: word, description: JSON.stringify(figures) })
      expect(right).toBeGreaterThanOrEqual(enough)
      expect(single).toBeLessThan(enough)
      expect(apart).toBeLessThan(enough)
    },
  )
