import { chromium, type CDPSession } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { journeyBrowser } from '#e2e/browser.ts'
import {
  broughtAll,
  expect,
  hydrated,
  installed,
  offerInstall,
  test,
  withWorker,
} from '#e2e/fixtures.ts'

test.use(withWorker)

/** Long enough for whatever follows an event to be on the page. */
const nextFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })

test.describe('Installing', () => {
  test('the browser finds no obstacle', async ({ baseURL }) => {
    // A private context is never installable: this one has its own folder.
    const folder = await mkdtemp(join(tmpdir(), 'modak-profile-'))
    const context = await chromium.launchPersistentContext(folder, journeyBrowser)
    const page = await context.newPage()
    await page.goto(`${baseURL}/`)
    await hydrated(page)
    await installed(page)
    const session: CDPSession = await context.newCDPSession(page)
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    expect(installabilityErrors).toEqual([])
    const { errors, data } = await session.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const manifest = JSON.parse(data ?? '{}') as {
      id: string
      name: string
      icons: { src: string }[]
      shortcuts: unknown[]
      screenshots: { src: string }[]
    }
    expect(manifest.id).toBe('/')
    expect(manifest.name).toBe('Shri Ganesha Mandir')
    expect(manifest.shortcuts.length).toBeGreaterThan(0)
    for (const { src } of [...manifest.icons, ...manifest.screenshots])
      expect((await page.request.get(`${baseURL}${src}`)).headers()['content-type']).toBe(
        'image/png',
      )
    await context.close()
    await rm(folder, { recursive: true, force: true })
  })

  test(
    'the card offers it, and a no is remembered, until the app is installed',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto('/')
      await hydrated(page)
      await broughtAll(page)
      const card = page.getByRole('complementary', { name: 'Add it to your home screen' })
      await expect(card).toHaveCount(0)
      // The browser offers nothing yet, so the menu has no button.
      const menu = page.getByRole('navigation', { name: 'Main' })
      const more = page.getByRole('button', { name: 'More', exact: true })
      await more.click()
      await expect(menu.getByRole('link', { name: 'Daily Panchang' })).toBeVisible()
      await expect(menu.getByRole('button', { name: 'Add to home screen' })).toHaveCount(0)
      await page.keyboard.press('Escape')
      await page.evaluate(offerInstall)
      await expect(card).toBeVisible()
      await card.getByRole('button', { name: 'Not now' }).click()
      await expect(card).toHaveCount(0)
      await page.reload()
      await hydrated(page)
      await broughtAll(page)
      await page.evaluate(offerInstall)
      await page.evaluate(nextFrames)
      await expect(card).toHaveCount(0)
      // The menu has it all the same, and after a month the page offers it again.
      await more.click()
      await expect(menu.getByRole('button', { name: 'Add to home screen' })).toBeVisible()
      await page.keyboard.press('Escape')
      await page.evaluate(() => {
        const longAgo = new Date(Date.now() - 31 * 86_400_000)
        localStorage.setItem('install-dismissed', longAgo.toISOString())
      })
      await page.evaluate(offerInstall)
      await expect(card).toBeVisible()
      // Installed by the browser's own menu.
      await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
      await expect(card).toHaveCount(0)
    },
  )

  test('an iPhone shows how', { tag: '@proof' }, async ({ openDevice }) => {
    const page = await openDevice({
      viewport: { width: 390, height: 844 },
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    })
    await page.goto('/')
    const steps = page.getByText('Choose “Add to Home Screen”.')
    await expect(steps).toBeVisible()
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect(steps).toHaveCount(0)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name: 'Add to home screen' }).click()
    await expect(steps).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Add it to your home screen' })).toBeFocused()
  })
})
