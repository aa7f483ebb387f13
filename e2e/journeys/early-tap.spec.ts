import type { Page } from '@playwright/test'
import { expect, hydrated, installed, sound, test, testWithWorker } from '#e2e/fixtures.ts'
import { textHere } from '#e2e/pseudo/readPseudo.ts'
import { toast } from '#e2e/toasts.ts'

// A first visit: no worker has anything stored.
test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Slow 4G and a quarter of this machine's speed, like a slow phone. */
const slow4g = {
  offline: false,
  latency: 562,
  downloadThroughput: 184_320,
  uploadThroughput: 84_375,
}

/**
 * Opens a page equally slowly, and taps as soon as the button is visible, long before the app has
 * loaded: a test that controls a slowed browser would be too late, so the page taps itself.
 */
async function tapEarly(page: Page, path: string, ...buttons: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await page.addInitScript((names) => {
    addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => {
        const all = [
          ...document.querySelectorAll('header button, .tabbar button, main :is(button, label)'),
        ]
        for (const name of names) {
          const isNamed = (button: Element) =>
            button.textContent.trim().startsWith(name) ||
            button.ariaLabel === name ||
            button.ariaLabel?.startsWith(`${name}:`)
          const button = all.find(isNamed)
          if (button instanceof HTMLElement) button.click()
          else throw new Error(`There is no button ${name}`)
        }
        const isEarly = !Object.keys(document.getElementById('root') ?? {}).length
        document.documentElement.setAttribute('data-tapped', isEarly ? 'early' : 'late')
      }),
    )
  }, buttons.map(textHere))
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-tapped', 'early')
}

/** The app arrives a quarter as fast as elsewhere. */
const expectSlowly = expect.configure({ timeout: 60_000 })

test.describe('A tap before the app has come is done as soon as it has', () => {
  test('*Listen* of the mantra of the day, far up on the home page', async ({ page }) => {
    await tapEarly(page, '/', 'Listen')
    await expectSlowly.poll(async () => (await sound(page)).isPlaying).toBe(true)
  })

  test('*Listen*, on the list of mantras', { tag: '@proof' }, async ({ page }) => {
    await tapEarly(page, '/mantras', 'Listen')
    await expectSlowly.poll(async () => (await sound(page)).isPlaying).toBe(true)
  })

  test('*Copy*', { tag: '@proof' }, async ({ page }) => {
    await tapEarly(page, '/mantras/ganesha-gayatri', 'Text and more', 'Copy')
    await expectSlowly(toast(page, /^(Copied to clipboard|Copy failed)/)).toBeVisible()
  })

  test('*Save offline*', { tag: '@proof' }, async ({ page }) => {
    await tapEarly(page, '/mantras/ganesha-gayatri', 'Save offline')
    await expectSlowly(page.getByRole('button', { name: /^Saved, / })).toBeVisible()
  })

  test(
    'the theme, the text size and the menu, which wait for nothing',
    { tag: '@proof' },
    async ({ page }) => {
      await tapEarly(page, '/mantras/ganesha-gayatri', 'Dark mode', 'Very large text', 'More')
      await expectSlowly(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expectSlowly(page.locator('html')).toHaveAttribute('data-reading-size', 'larger')
      await expectSlowly(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      await hydrated(page)
      await expectSlowly(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    },
  )

  test('the calendar’s *next month*, once', { tag: '@proof' }, async ({ page }) => {
    const month = (ahead: number) => {
      const first = new Date(new Date().getFullYear(), new Date().getMonth() + ahead)
      return first.toLocaleDateString('en-US', { month: 'long', year: 'numeric' })
    }
    await tapEarly(page, '/calendar', 'Next month')
    await expectSlowly(page.getByRole('heading', { name: month(1), exact: true })).toBeVisible()
    await hydrated(page)
    await expectSlowly(page.getByRole('heading', { name: month(1), exact: true })).toBeVisible()
  })

  test('*My city*', { tag: '@proof' }, async ({ page }) => {
    await tapEarly(page, '/calendar', 'My city: Pune. Change')
    await expectSlowly(page.getByRole('dialog').getByRole('heading')).toBeVisible()
  })

  test('*Share*', { tag: '@proof' }, async ({ page }) => {
    await tapEarly(page, '/blog/how-sankashti-is-kept', 'Share')
    await expectSlowly(page.getByText('Link copied', { exact: true })).toBeVisible()
  })

  test('an amount of the donation form', { tag: '@proof' }, async ({ page }) => {
    await tapEarly(page, '/donate', '₹2,001')
    await expectSlowly(page.getByLabel('Your amount in rupees')).toHaveValue('2001')
  })

  test('a choice among cards, which the booking then has', { tag: '@proof' }, async ({ page }) => {
    await tapEarly(page, '/puja', 'Sankashti Puja')
    await hydrated(page)
    await page.getByRole('button', { name: 'Your names', exact: true }).click()
    await expectSlowly(page.locator('main form [data-invalid]').first()).toBeVisible()
    await expectSlowly(page.getByRole('radio', { name: /^Sankashti Puja/ })).toBeChecked()
  })

  test('a form’s button: what is missing is said, and what was typed stays', async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const fields = document.querySelectorAll<HTMLInputElement>('main [name=name]')
        for (const field of fields) field.value = 'Asha'
      }),
    )
    await tapEarly(page, '/contact', 'Send Message')
    await expectSlowly(page.locator('main form [aria-invalid="true"]').first()).toBeVisible()
    await expectSlowly(page.getByLabel('Your name')).toHaveValue('Asha')
    await expectSlowly(page.getByLabel('Your name')).not.toHaveAttribute('aria-invalid', 'true')
  })

  test('a word typed into the login, before its button', { tag: '@proof' }, async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const field = document.querySelector<HTMLInputElement>('main [name=username]')
        if (field) field.value = 'asha'
      }),
    )
    await tapEarly(page, '/login', 'Login')
    await expectSlowly(page.locator('main form [aria-invalid="true"]').first()).toBeVisible()
    await expectSlowly(page.locator('main [name=username]')).toHaveValue('asha')
  })
})

/** Scripts a page has asked for, as the browser counted their bytes. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\/assets\/[^?]+\.js$/.test(name))
      .map(({ name, startTime, transferSize: bytes }) => ({ name, startTime, bytes })),
  )

test.describe('A first visit', () => {
  for (const path of ['/', '/mantras', '/calendar'])
    testWithWorker(
      `to ${path} asks for 155 KB of scripts, and has the others from the worker`,
      { tag: path === '/mantras' ? '@proof' : [] },
      async ({ page }) => {
        await page.goto(path)
        await installed(page)
        // What the phone keeps for later comes last, and the almanac with it.
        const asksForAll = async () =>
          (await scriptsOf(page)).filter(({ name }) => /\/(dexie|almanac\.worker)-/.test(name))
            .length
        await expect.poll(asksForAll).toBeGreaterThanOrEqual(path === '/mantras' ? 1 : 2)
        const scripts = await scriptsOf(page)
        const sent = scripts.filter(({ bytes }) => bytes > 0)
        const bytes = sent.reduce((sum, script) => sum + script.bytes, 0)
        expect(bytes).toBeGreaterThan(100 * 1024)
        expect(bytes).toBeLessThanOrEqual(155 * 1024)
        expect(sent.length).toBeLessThanOrEqual(9)
        // Nobody fills in a form before the page has loaded.
        const others = scripts.filter(({ name }) => /forms|overlay|search|admin/.test(name))
        expect(others).toEqual([])
      },
    )
})
