import type { BrowserContext, Page } from '@playwright/test'

/** The code of a page's own content is separate, so it is hydrated last. */
const content = '#content > *'

/** React marks each element it hydrates. */
const isTakenOver = (part: string) => {
  const element = document.querySelector(part)
  return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'))
}

/** Whether the app runs: React has hydrated the rendered page. */
export const isHydrated = (page: Page): Promise<boolean> => page.evaluate(isTakenOver, content)

/** The app runs; or a part of it, such as the shell around a page whose own code does not load. */
export async function hydrated(page: Page, part = content): Promise<void> {
  await page.waitForFunction(isTakenOver, part)
}

/** A document without the app's root, such as a picture or a file, is ready as it is. */
async function untilReady(page: Page): Promise<void> {
  const isApp = await page.evaluate(() => document.getElementById('root') !== null)
  if (!isApp) return
  await hydrated(page).catch((error: unknown) => {
    const hint =
      'A journey about the time before the app runs says how far it waits, by `waitUntil`'
    throw new Error(`The app did not take over ${page.url()}. ${hint}`, { cause: error })
  })
}

/**
 * From now on `goto` and `reload` wait until the app runs, on every page of the context: nothing is
 * pressed that nobody hears yet. Those that say `waitUntil` wait for that alone.
 */
export function waitForApp(context: BrowserContext): void {
  context.on('page', (page) => {
    const goto = page.goto.bind(page)
    const reload = page.reload.bind(page)
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      if (!options?.waitUntil) await untilReady(page)
      return response
    }
    page.reload = async (options) => {
      const response = await reload(options)
      if (!options?.waitUntil) await untilReady(page)
      return response
    }
  })
}
