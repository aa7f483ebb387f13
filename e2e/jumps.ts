import type { Page } from '@playwright/test'

type Shift = { value: number }

/** Adds up the layout shifts in each document from now on. */
export const watchJumps = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as unknown as Shift[]) seen.shift += value
    }).observe({ type: 'layout-shift', buffered: true })
  })
export const jumps = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
