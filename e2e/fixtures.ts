import {
  type BrowserContext,
  type BrowserContextOptions,
  expect as englishExpect,
  type Locator,
  type Page,
  test as base,
} from '@playwright/test'
import { shiftClock, shiftMs } from './clock.ts'
import { fillAroundReact } from './engines/typing.ts'
import { mantrasKept, pagesKept } from './phone.ts'
import { expectEither, isPseudoRun, readPseudo, watchLanguage } from './pseudo/readPseudo.ts'
import { watchPolicy } from './policy.ts'
import { processorSeconds } from './processorTime.ts'
import { waitForApp } from './readiness.ts'
import { openRelease, type Release } from './release.ts'
import { openTemple, temple } from './temple.ts'

export const expect = isPseudoRun ? expectEither : englishExpect

export type Network = { lose: () => Promise<void>; regain: () => Promise<void> }

type Fixtures = {
  processorTime: void
  ready: void
  release: Release
  network: Network
  problems: string[]
  policy: void
  /** Another phone of the same or another person, or a browser of another kind. */
  openDevice: (options?: BrowserContextOptions) => Promise<Page>
}

type WorkerFixtures = { ownTemple: void }

/** A journey's own server address, as `baseURL`, and the console's complaints on its page. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  ownTemple: [
    async ({}, use) => {
      const close = await openTemple()
      await use()
      await close()
    },
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
  // First, so that it counts the end of all others, too. The start of the browser is not a journey's.
  processorTime: [
    async ({ browser: _ }, use, info) => {
      const before = processorSeconds()
      await use()
      const after = processorSeconds()
      if (before === undefined || after === undefined) return
      info.annotations.push({ type: 'cpu', description: (after - before).toFixed(1) })
    },
    { auto: true },
  ],
  ready: [
    async ({ browserName, context, javaScriptEnabled }, use) => {
      if (browserName === 'firefox') context.on('page', fillAroundReact)
      if (isPseudoRun) context.on('page', readPseudo)
      await setClock(context)
      if (javaScriptEnabled) waitForApp(context)
      await use()
    },
    { auto: true },
  ],
  release: async ({}, use) => {
    const release = await openRelease(temple().upstream)
    await use(release)
    await release.stop()
  },
  baseURL: async ({ release }, use) => use(release.origin),
  // The browser may not tell a worker that has just started that it is offline, so connections are
  // broken too.
  network: async ({ context, release }, use) => {
    const set = async (isLost: boolean) => {
      release.cut(isLost)
      await context.setOffline(isLost)
    }
    await use({ lose: () => set(true), regain: () => set(false) })
  },
  problems: async ({ page }, use) => {
    const problems: string[] = []
    page.on('console', (message) => {
      const isProblem = message.type() === 'error' || message.type() === 'warning'
      if (isProblem && message.text() !== workerBlocked) problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(String(error)))
    await use(problems)
  },
  policy: [
    async ({ context }, use) => {
      const violations = await watchPolicy(context)
      const english = watchLanguage(context)
      await use()
      expect(violations, 'what the security policy refused').toEqual([])
      expect(english(), 'pages that were left in English').toEqual([])
    },
    { auto: true },
  ],
  openDevice: async ({ browser, baseURL }, use) => {
    const opened: { context: BrowserContext; violations: string[]; english: () => string[] }[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...options })
      await setClock(context)
      if (isPseudoRun) context.on('page', readPseudo)
      if (options.javaScriptEnabled !== false) waitForApp(context)
      const violations = await watchPolicy(context)
      opened.push({ context, violations, english: watchLanguage(context) })
      return context.newPage()
    })
    for (const { context, violations, english } of opened) {
      expect(violations, 'what the security policy refused').toEqual([])
      expect(english(), 'pages that were left in English').toEqual([])
      await context.close()
    }
  },
})

export { hydrated, isHydrated } from './readiness.ts'

/**
 * For journeys about the worker, a lost network or a return. The others do without: at a first visit the worker stores 1.8 MB,
 * which takes as long as such a journey itself.
 */
export const withWorker = { serviceWorkers: 'allow' } as const
export const testWithWorker = test.extend(withWorker)

/** For journeys about what moves: the others ask for reduced motion, so that nothing is looked at in transition. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const
export const testWithMotion = test.extend(withMotion)

const workerBlocked = 'Service Worker registration blocked by Playwright'

const setClock = async (context: BrowserContext): Promise<void> => {
  if (shiftMs !== 0) await context.addInitScript(shiftClock, shiftMs)
}

/** The worker controls the page, and everything it prepares is stored. */
export async function installed(page: Page): Promise<void> {
  const isBlocked = await page.evaluate(
    (word) => `${navigator.serviceWorker.register}`.includes(word),
    workerBlocked,
  )
  if (isBlocked)
    throw new Error('This journey needs the worker: `testWithWorker`, or `test.use(withWorker)`')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** A complete first visit: the app runs, and everything available offline is stored. */
export async function settled(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await broughtAll(page)
}

/**
 * What comes after the app itself: the worker with everything it prepares, then the phone's own
 * content, and last the pages on which the app is opened.
 */
export async function broughtAll(page: Page): Promise<void> {
  await installed(page)
  await mantrasKept(page)
  await pagesKept(page)
}

/** The fonts have loaded and the pictures on the screen too, and both have been drawn. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const seen = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    )
    await Promise.all(seen.map((image) => image.complete || image.decode()))
    await new Promise<void>((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
    )
  })

/** A mantra's row on the list, opened: it is then the mantra's card. */
export async function openMantra(page: Page, title: string): Promise<Locator> {
  const row = page.locator('article', { hasText: title })
  // Wherever the header stands.
  await row.locator('summary').press('Enter')
  await expect(row.getByRole('button', { name: 'Copy' })).toBeEnabled()
  return row
}

/** What the one audio element is doing, read from the element itself. */
export const sound = (page: Page) =>
  page.evaluate(() => {
    const elements = document.querySelectorAll('audio')
    const [audio] = elements
    return {
      elements: elements.length,
      isPlaying: audio !== undefined && !audio.paused && audio.currentTime > 0,
      source: audio?.currentSrc ? new URL(audio.currentSrc).pathname : undefined,
      position: audio?.currentTime ?? 0,
      duration: audio?.duration ?? 0,
      volume: audio?.volume ?? 0,
      isMuted: audio?.muted ?? false,
    }
  })

/** The app is installed and offline, so that no server corrects the phone's clock, which shows `time`. */
export async function offlineAt(page: Page, network: Network, time: number): Promise<void> {
  // With the temple's own content: a home page without it knows no city, and so no day.
  await settled(page, '/')
  await network.lose()
  await page.clock.install({ time })
}

/** Stops the page's clock; `page.clock.runFor` moves it. Sound keeps playing. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 60_000)
}

/** In the page: what the browser does when it can install the app. */
export const offerInstall = () => {
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: () => Promise.resolve({ outcome: 'dismissed' }),
  })
  window.dispatchEvent(offer)
}

/** Opens what a mantra's page has behind *Aa*: the text's size and script, and all but *Listen*. */
export const openText = (page: Page) => page.getByRole('button', { name: 'Text and more' }).click()
