import { chromium } from '@playwright/test'
import { launchOptions } from '#e2e/browser.ts'
import { slow4g, slowdown } from './repeatVisit.ts'

/** The button tapped on a page, and an expression that becomes true once the tap has worked. */
type TapTarget = { button: string; hasWorked: string }

const indiaAheadMs = 5.5 * 3_600_000

/**
 * By the temple's calendar, which begins a month before a machine in the west does. Formatted here,
 * because formatting it in the page would add to the time that is measured.
 */
const nextMonth = (now = new Date(Date.now() + indiaAheadMs)) =>
  new Date(now.getUTCFullYear(), now.getUTCMonth() + 1).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
  })
const isPlaying = "[...document.querySelectorAll('audio')].some((audio) => !audio.paused)"
const isNextMonth = `[...document.querySelectorAll('main h2')].some((h2) => h2.textContent.trim() === '${nextMonth()}')`

export const taps: Record<string, TapTarget> = {
  '/': { button: 'Listen', hasWorked: isPlaying },
  '/mantras': { button: 'Listen', hasWorked: isPlaying },
  '/calendar': { button: 'Next month', hasWorked: isNextMonth },
}

const workedAt = () => document.documentElement.dataset['worked']

/**
 * Milliseconds from the start of a first visit, on a slow phone's network, until a tap on the
 * page's main button has worked. A script in the page taps as soon as the button is there, and
 * watches.
 */
export async function timeToTap(origin: string, path: string): Promise<number> {
  const { button, hasWorked } = taps[path] ?? {}
  if (!button || !hasWorked) throw new Error(`Nothing is tapped on ${path}`)
  const browser = await chromium.launch(launchOptions('--autoplay-policy=no-user-gesture-required'))
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4g)
    await page.addInitScript(`
      const isNamed = (button) => button.textContent.trim().startsWith(${JSON.stringify(button)}) ||
        button.ariaLabel?.startsWith(${JSON.stringify(button)})
      const look = () => {
        if (!window.tapped) {
          const button = [...document.querySelectorAll('main button')].find(isNamed)
          if (button) { button.click(); window.tapped = true }
        }
        if (${hasWorked}) document.documentElement.dataset.worked = performance.now()
        else setTimeout(look, 20)
      }
      addEventListener('DOMContentLoaded', look)`)
    await page.goto(origin + path, { waitUntil: 'commit' })
    const worked = await page.waitForFunction(workedAt, undefined, { timeout: 60_000 })
    return Number(await worked.jsonValue())
  } finally {
    await browser.close()
  }
}
