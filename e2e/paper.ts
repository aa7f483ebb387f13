import { PDFiumLibrary } from '@hyzyla/pdfium'
import { expect, type Page } from '@playwright/test'
import jsQR from 'jsqr'

/** What thermal printers print with. */
const dpi = 203
const mmPerPoint = 25.4 / 72

type Sheet = {
  /** In whole millimetres. */
  width: number
  height: number
  /** How much of the paper's edge is white, left and right, in millimetres. */
  edges: [number, number]
  /** What a phone reads from it, held over one place after the other. */
  codes: string[]
}

/** PDFium cannot read the text of the browser's PDFs, so it is that of the page. */
export type Printed = { text: string; sheets: Sheet[] }

/** Notes that the page opens the print dialog, which a headless browser does not have. */
export async function listenForPrinting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.print = () => {
      document.documentElement.dataset['printed'] = 'yes'
    }
  })
}

/** The pages as the printer gets them, once the dialog has opened. */
export async function printed(page: Page, file?: string): Promise<Printed> {
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
  const text = await page.evaluate(
    () => (document.querySelector<HTMLElement>('.printout') ?? document.body).innerText,
  )
  const pdf = await page.pdf({ preferCSSPageSize: true, ...(file && { path: file }) })
  await page.evaluate(() => delete document.documentElement.dataset['printed'])
  return { text, sheets: await read(pdf) }
}

async function read(pdf: Buffer): Promise<Sheet[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  const sheets: Sheet[] = []
  for (const page of document.pages()) {
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const { data, width, height } = await page.render({ scale: dpi / 72, render: 'bitmap' })
    const pixels = new Uint8ClampedArray(data)
    sheets.push({
      width: Math.round(originalWidth * mmPerPoint),
      height: Math.round(originalHeight * mmPerPoint),
      edges: edgesOf(pixels, width, height),
      codes: codesOf(pixels, width, height),
    })
  }
  document.destroy()
  library.destroy()
  return sheets
}

function codesOf(pixels: Uint8ClampedArray, width: number, height: number): string[] {
  const seen = new Set<string>()
  for (let y = 0; y < height; y += Math.round(width / 3)) {
    const part = pixels.subarray(y * width * 4, (y + width) * width * 4)
    const code = jsQR(part, width, part.length / width / 4)?.data
    if (code) seen.add(code)
  }
  return [...seen]
}

function edgesOf(pixels: Uint8ClampedArray, width: number, height: number): [number, number] {
  const isInked = (x: number) => {
    for (let y = 0; y < height; y += 1) {
      if ((pixels[(y * width + x) * 4 + 1] ?? 255) < 200) return true
    }
    return false
  }
  const columns = Array.from({ length: width }, (_, x) => isInked(x))
  const mm = (count: number) => (count / dpi) * 25.4
  return [mm(columns.indexOf(true)), mm(width - 1 - columns.lastIndexOf(true))]
}

/** The fonts that a browser draws an element with: its own, or one that this computer happens to have. */
export async function fontOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : 'not ours'))
}
