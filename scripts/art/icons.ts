// Draws public/icons/*, public/favicon.ico, public/og.png and server/ogImages/background.png: node scripts/art/icons.ts
// Needs Chromium (CHROMIUM=/path, or on the PATH). With part of a file's name, only those: icons.ts og
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { badge, favicon, iconAny, iconFull, shortcut } from './iconDrawings.ts'
import { icoFile } from '#server/adapters/image/ico.ts'
import { mandala } from './mandala.ts'
import { openGraph } from './openGraph.ts'
import { reduceColours } from './palette.ts'
import { toran } from './toran.ts'

type Picture = { file: string; width: number; height?: number; html: string; colours?: number }

const folder = new URL('../../public/', import.meta.url)
mkdirSync(new URL('icons/', folder), { recursive: true })
writeFileSync(new URL('icons/icon.svg', folder), favicon())

const font = readFileSync(new URL('../../app/fonts/modak-display.woff2', import.meta.url))
const scene = readFileSync(new URL('art/scene.svg', folder), 'utf8')
const art = { mandala: mandala(), scene, toran: toran() }

const pictures: Picture[] = [
  { file: 'icons/icon-192.png', width: 192, html: iconAny(art.mandala), colours: 128 },
  { file: 'icons/icon-512.png', width: 512, html: iconAny(art.mandala), colours: 128 },
  {
    file: 'icons/icon-maskable-512.png',
    width: 512,
    html: iconFull(art.mandala, 0.56),
    colours: 128,
  },
  {
    file: 'icons/apple-touch-icon.png',
    width: 180,
    html: iconFull(art.mandala, 0.68),
    colours: 128,
  },
  { file: 'icons/badge-96.png', width: 96, html: badge(), colours: 32 },
  { file: 'icons/shortcut-mantras.png', width: 96, html: shortcut('mantras'), colours: 64 },
  { file: 'icons/shortcut-calendar.png', width: 96, html: shortcut('calendar'), colours: 64 },
  // The background on which the server writes each page's title (server/ogImages/draw.ts).
  {
    file: '../server/ogImages/background.png',
    width: 1200,
    height: 630,
    html: openGraph({ ...art, font }, ''),
    colours: 96,
  },
  { file: 'og.png', width: 1200, height: 630, html: openGraph({ ...art, font }), colours: 96 },
]

const onPath = () => execFileSync('sh', ['-c', 'command -v chromium']).toString().trim()
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? onPath(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const draw = async ({ file, width, height = width, html, colours }: Picture) => {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(
    `<style>*{margin:0}body{display:flow-root}body>svg{display:block}</style>${html}`,
  )
  await page.evaluate(() => document.fonts.ready)
  const path = new URL(file, folder).pathname
  await page.screenshot({ path, omitBackground: true })
  await page.close()
  if (colours) await reduceColours(path, colours)
  return path
}
const report = (file: string) =>
  console.log(`${file} ${statSync(new URL(file, folder)).size} bytes`)

const wanted = process.argv[2] ?? ''
for (const picture of pictures.filter(({ file }) => file.includes(wanted))) {
  await draw(picture)
  report(picture.file)
}

// Feed readers, old browsers and search engines request /favicon.ico without being asked.
const sizes = [16, 32, 48]
const images: Buffer[] = []
for (const width of wanted ? [] : sizes) {
  const path = await draw({ file: `favicon-${width}.png`, width, html: favicon() })
  images.push(readFileSync(path))
  rmSync(path)
}
if (!wanted) {
  writeFileSync(new URL('favicon.ico', folder), icoFile(images))
  report('favicon.ico')
}
await browser.close()
