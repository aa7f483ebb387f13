import type { Page } from '@playwright/test'
import {
  broughtAll,
  expect,
  hydrated,
  installed,
  openMantra,
  settled,
  sound,
  test,
  withWorker,
} from '#e2e/fixtures.ts'
import { pagesKept } from '#e2e/phone.ts'

test.use(withWorker)

const saved = 'Vakratunda Mahakaya'
const unsaved = 'Ganesha Gayatri'

const savedFiles = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('modak-audio')).keys()).length)

test.describe('Offline', () => {
  test('a saved mantra survives a reload, plays and seeks', async ({ page, network }) => {
    await settled(page, '/mantras')
    const mantra = await openMantra(page, saved)
    await mantra.getByRole('button', { name: 'Save offline' }).click()
    await expect(mantra.getByText(/^Saved, \d+(\.\d)? [KM]B$/)).toBeVisible()

    await network.lose()
    await page.reload()
    await expect(page.getByText('You’re offline. Saved')).toBeVisible()
    await openMantra(page, saved)
    await expect(mantra.getByText(/^Saved, /)).toBeVisible()
    await mantra.getByRole('button', { name: 'Listen' }).click()
    await expect.poll(async () => (await sound(page)).isPlaying).toBe(true)
    const { duration } = await sound(page)
    expect(duration).toBeGreaterThan(10)
    const target = Math.floor(duration * 0.7)
    await mantra.getByRole('slider', { name: 'Position' }).fill(String(target))
    await expect.poll(async () => (await sound(page)).position).toBeGreaterThan(target)
    expect(await sound(page)).toMatchObject({ isPlaying: true })
  })

  test('a mantra that was not saved says so, and plays when back online', async ({
    page,
    network,
  }) => {
    await settled(page, '/mantras')
    await network.lose()
    const mantra = await openMantra(page, unsaved)
    await mantra.getByRole('button', { name: 'Listen' }).click()
    await expect(mantra.getByText(/^Not saved on this phone\. You need to be online/)).toBeVisible()
    await expect(mantra.getByRole('button', { name: 'Audio Unavailable' })).toHaveCount(0)
    // The card says it, and the bar is not there to say it again.
    await expect(
      page.getByText(/^Not saved on this phone\./).filter({ visible: true }),
    ).toHaveCount(1)
    await expect(page.getByRole('alert')).toHaveCount(1)
    const bar = page.getByRole('region', { name: 'Now playing' })
    await expect(bar).toHaveCount(0)
    // On pages without the card, the bar shows the error.
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('link', { name: 'Contact' }).first().click()
    await expect(bar.getByText(/^Not saved on this phone\./)).toBeVisible()
    await page.goBack()
    await expect(bar.getByText(/^Not saved on this phone\./)).toBeVisible()
    await openMantra(page, unsaved)
    await expect(bar).toHaveCount(0)
    await network.regain()
    await mantra.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(async () => (await sound(page)).isPlaying).toBe(true)
  })

  test(
    'saved audio that is damaged is not called unsaved',
    { tag: '@proof' },
    async ({ page, network }) => {
      await settled(page, '/mantras')
      await page.evaluate(async () => {
        const cache = await caches.open('modak-audio')
        const headers = { 'content-type': 'audio/mpeg', 'content-length': '5' }
        await cache.put('/audio/vakratunda-mahakaya.mp3', new Response('noise', { headers }))
      })
      await network.lose()
      const mantra = await openMantra(page, saved)
      await mantra.getByRole('button', { name: 'Listen' }).click()
      await expect(mantra.getByText('Audio could not be loaded')).toBeVisible()
    },
  )

  test('pages that were never visited open too @smoke @engines', async ({ page, network }) => {
    await settled(page, '/')
    await network.lose()
    await page.goto('/mantras')
    await expect(page.locator('article')).toHaveCount(23)
    await page.goto('/mantras/ganapati-atharvashirsha')
    await expect(page.locator('main .mantra-text')).toHaveCount(100)
    await expect(page).toHaveTitle('Ganapati Atharvashirsha: text, meaning and audio')
    await page.goto('/contact')
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('Shri Ganesha Mandir')
  })

  test(
    'an unknown address says so, with the worker and offline',
    { tag: '@proof' },
    async ({ page, network }) => {
      await page.goto('/')
      await hydrated(page)
      await broughtAll(page)
      const paths = ['/nowhere', '/mantras.html']
      for (const isLost of [false, true]) {
        if (isLost) await network.lose()
        for (const path of paths) {
          await page.goto(path)
          await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
          await expect(page).toHaveTitle('404 Page Not Found')
          await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex')
        }
      }
    },
  )

  test(
    'a file not stored on the phone is opened from the server',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto('/')
      await hydrated(page)
      await installed(page)
      const response = await page.goto('/icons/icon-512.png')
      expect(response?.headers()['content-type']).toBe('image/png')
      await page.goto('/index.html')
      await expect(page).toHaveURL(/:\d+\/$/)
      await expect(page.locator('h1')).toContainText('Embracing')
    },
  )

  test('the start pages appear before any script runs', async ({ page, network }) => {
    await settled(page, '/')
    await pagesKept(page)
    await network.lose()
    const response = await page.goto('/mantras')
    expect(response?.fromServiceWorker()).toBe(true)
    expect(await response?.text()).toContain('वक्रतुण्ड')
    await hydrated(page)
    await expect(page.locator('article')).toHaveCount(23)
  })

  test('a saved mantra can be removed', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/mantras')
    await hydrated(page)
    const mantra = await openMantra(page, saved)
    await mantra.getByRole('button', { name: 'Save offline' }).click()
    await mantra.getByRole('button', { name: 'Remove' }).click()
    await expect(mantra.getByRole('button', { name: 'Save offline' })).toBeVisible()
    expect(await savedFiles(page)).toBe(0)
  })

  test(
    'saving is started, cancelled, finished and undone without losing the focus',
    { tag: '@proof' },
    async ({ page, release }) => {
      release.hang(/^\/audio\/ganesha-gayatri/)
      await page.goto('/mantras')
      await hydrated(page)
      const slow = await openMantra(page, unsaved)
      await slow.getByRole('button', { name: 'Save offline' }).focus()
      await page.keyboard.press('Enter')
      await expect(slow.getByRole('progressbar', { name: `Saving ${unsaved}` })).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: `Saving ${unsaved}` })).toHaveCount(1)
      await expect(slow.getByRole('button', { name: `Cancel saving ${unsaved}` })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(slow.getByRole('button', { name: 'Save offline' })).toBeFocused()
      await expect(
        page.getByText('You cancelled it. Nothing was saved.', { exact: true }),
      ).toBeVisible()

      const quick = await openMantra(page, saved)
      await quick.getByRole('button', { name: 'Save offline' }).focus()
      await page.keyboard.press('Enter')
      await expect(quick.getByRole('button', { name: 'Remove' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(quick.getByRole('button', { name: 'Save offline' })).toBeFocused()
      expect(await savedFiles(page)).toBe(0)
    },
  )

  test(
    'a stalled save is stopped, shows an error, and can be retried',
    { tag: '@proof' },
    async ({ page, release }) => {
      release.hang(/^\/audio\/vakratunda/)
      await page.clock.install()
      await page.goto('/mantras')
      await hydrated(page)
      const mantra = await openMantra(page, saved)
      await mantra.getByRole('button', { name: 'Save offline' }).click()
      // The first bytes have arrived: only now can the wait for the next ones be too long.
      await expect(mantra.getByText(/^Saving [1-9]\d*%/)).toBeVisible()
      await page.clock.fastForward(31_000)
      await expect(page.getByText(/^The connection is too slow\./)).toBeVisible()
      await expect(mantra.getByRole('button', { name: 'Not saved. Try again' })).toBeVisible()
      expect(await savedFiles(page)).toBe(0)
    },
  )

  test(
    'saving is not offered where the browser cannot store anything',
    { tag: '@proof' },
    async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'caches'))
      await page.goto('/mantras')
      await hydrated(page)
      await expect(page.getByRole('button', { name: /^Listen/ }).first()).toBeVisible()
      await openMantra(page, saved)
      await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
    },
  )

  test(
    'a save interrupted by going offline says so and stores nothing partial',
    { tag: '@proof' },
    async ({ page, network }) => {
      await settled(page, '/mantras')
      await network.lose()
      const mantra = await openMantra(page, saved)
      await mantra.getByRole('button', { name: 'Save offline' }).click()
      await expect(
        page.getByText('You went offline. Mantras you saved before still play.', { exact: true }),
      ).toBeVisible()
      expect(await savedFiles(page)).toBe(0)
    },
  )

  test('a server outage is distinguished from being offline', async ({ page, release }) => {
    await settled(page, '/')
    await release.stop()
    await page.goto('/mantras')
    await expect(page.locator('article')).toHaveCount(23)
    await expect(page.getByText('We can’t connect. Saved')).toBeVisible()
  })

  test(
    'the banner disappears automatically when the server is back',
    { tag: '@proof' },
    async ({ page, release }) => {
      await settled(page, '/')
      release.cut(true)
      await page.reload()
      const banner = page.getByText('We can’t connect. Saved')
      await expect(banner).toBeVisible()
      release.cut(false)
      await expect(banner).toHaveCount(0)
    },
  )
})
