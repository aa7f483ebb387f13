import { type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { launchOptions } from '#e2e/browser.ts'
import { median, type Row } from './report.ts'
import { startServer } from './server.ts'

const visits = 11
const waiting = 1_000
const goalMs = 200
const slowdown = 4

/**
 * The outbox page of a phone with a thousand waiting commands, from the tap on the badge to the
 * frame with the first of them.
 */
export async function benchOutbox(): Promise<Row[]> {
  const server = await startServer()
  const browser = await chromium.launch(launchOptions())
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
    const page = await context.newPage()
    await page.goto(server.origin)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await expect.poll(() => page.evaluate(hasOutbox)).toBe(true)
    await page.evaluate(fillOutbox, waiting)
    const usual = await openings(context, server.origin, 1)
    const slow = await openings(context, server.origin, slowdown)
    return [
      {
        name: `/outbox with ${waiting} waiting, ms to the first`,
        value: median(usual),
        range: rangeOf(usual),
        goal: `≤ ${goalMs}`,
        isMet: median(usual) <= goalMs,
      },
      {
        name: `the same on a processor ${slowdown} times slower, ms`,
        value: median(slow),
        range: rangeOf(slow),
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

const rangeOf = (values: readonly number[]): string =>
  `${Math.min(...values).toFixed(0)}-${Math.max(...values).toFixed(0)}`

/** Each in a new page, as after a start of the app. */
async function openings(context: BrowserContext, origin: string, rate: number): Promise<number[]> {
  const times: number[] = []
  for (let visit = 0; visit < visits; visit += 1) {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    await page.goto(origin)
    await page.locator('#outbox-badge a').waitFor()
    times.push(await opening(page))
    await page.close()
  }
  return times
}

const opening = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const startedAt = performance.now()
        const look = () => {
          if (!document.querySelector('#content li h2')) return requestAnimationFrame(look)
          // Called before a frame is painted; the next one comes when that is done.
          return requestAnimationFrame(() => resolve(performance.now() - startedAt))
        }
        document.querySelector<HTMLElement>('#outbox-badge a')?.click()
        requestAnimationFrame(look)
      }),
  )

const hasOutbox = async () => {
  const databases = await indexedDB.databases()
  return databases.some(({ name }) => name === 'modak')
}

/** As the outbox writes them; the server has asked to wait. */
const fillOutbox = (count: number) =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('modak')
    opening.addEventListener('error', () => reject(new Error('No database')))
    opening.addEventListener('success', () => {
      const filling = opening.result.transaction('outbox', 'readwrite')
      const store = filling.objectStore('outbox')
      const later = Date.now() + 86_400_000
      for (let index = 0; index < count; index += 1) {
        store.add({
          id: crypto.randomUUID(),
          command: 'sendMessage',
          input: {
            name: `Devotee ${index}`,
            email: 'devotee@temple.example',
            subject: 'puja',
            message: 'When is the abhishek on Sankashti? '.repeat(6),
          },
          account: 'guest',
          state: 'queued',
          createdAt: new Date().toISOString(),
          attempts: 1,
          failures: 1,
          trouble: 'server',
          dueAt: later,
          notBefore: later,
          isTold: false,
        })
      }
      filling.addEventListener('complete', () => {
        opening.result.close()
        resolve()
      })
      filling.addEventListener('abort', () => reject(new Error('Not filled')))
    })
  })
