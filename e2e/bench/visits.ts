import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { launchOptions } from '#e2e/browser.ts'
import { freePort } from '#server/processes/freePort.ts'
import { root, startServer } from './server.ts'

/** Lighthouse's own measure of the machine: below this, its figures say nothing about the page. */
const leastBenchmarkIndex = 1_200

/** The addresses of a one-line page and of one with a picture as well, from the same process. */
export const floorPath = '/floor.html'
export const pictureFloorPath = '/floor-picture.html'

const floorPage = (picture = '') => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="The least a page can be"></head>
<body><h1>Embracing the divine blessings of Lord Ganesha</h1>${picture}</body></html>
`
const floors = new Map([
  [floorPath, floorPage()],
  [
    pictureFloorPath,
    floorPage(
      '<img alt="Brass Ganapati" width="300" height="300" src="/images/products/brass-ganapati.svg">',
    ),
  ],
])
const fileOf = (path: string) => join(root, 'dist/client', path)

export type VisitMetrics = {
  lcp: number
  tbt: number
  cls: number
  scores: Record<string, number>
  element: string
  index: number
  interactive: number
  speedIndex: number
  /** Scripts that were sent over the network, and their bytes with headers. */
  scripts: number
  scriptBytes: number
}

export type Method = 'simulate' | 'devtools'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Opens an address like a phone on its first visit; undefined if nothing was measured. */
export type Visit = (path: string, method: Method) => Promise<VisitMetrics | undefined>

/** A server, a browser and the floors beside the app's pages, while `work` runs. */
export async function withLighthouse<T>(
  work: (visit: Visit, origin: string) => Promise<T>,
): Promise<T> {
  for (const [path, page] of floors) await writeFile(fileOf(path), page)
  const server = await startServer()
  const port = await freePort()
  const browser = await chromium.launch(launchOptions(`--remote-debugging-port=${port}`))
  const visit: Visit = async (path, method) => {
    const result = await runOnce(new URL(path, server.origin).href, port, method)
    // For some visits Chromium's trace names no largest paint; Lighthouse then gives no score.
    const isMeasured = !Number.isNaN(result.lcp)
    if (isMeasured && result.index >= leastBenchmarkIndex) return result
    const why = isMeasured ? `benchmarkIndex ${Math.round(result.index)}` : 'no largest paint told'
    console.log(`  thrown away: ${path}, ${why}`)
    return undefined
  }
  try {
    return await work(visit, server.origin)
  } finally {
    await browser.close()
    await server.stop()
    for (const path of floors.keys()) await rm(fileOf(path), { force: true })
  }
}

async function runOnce(url: string, port: number, throttlingMethod: Method): Promise<VisitMetrics> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    formFactor: 'mobile',
    throttlingMethod,
    onlyCategories: categories,
  })
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
  const { audits, categories: scored, environment } = result.lhr
  const number = (id: string) => audits[id]?.numericValue ?? NaN
  return {
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    scores: Object.fromEntries(
      Object.entries(scored).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
    element:
      /"snippet":"((?:[^"\\]|\\.)*)"/.exec(
        JSON.stringify(
          audits['lcp-breakdown-insight']?.details ??
            audits['largest-contentful-paint-element']?.details ??
            {},
        ),
      )?.[1] ?? 'unknown',
    index: environment.benchmarkIndex,
    interactive: number('interactive'),
    speedIndex: number('speed-index'),
    ...scriptsOf(audits['network-requests']?.details),
  }
}

type Requests = { items?: { resourceType?: string; transferSize?: number; url?: string }[] }

function scriptsOf(details: object | undefined): { scripts: number; scriptBytes: number } {
  const { items = [] } = (details ?? {}) as Requests
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script')
  const scriptBytes = scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  return { scripts: scripts.length, scriptBytes }
}
