import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, hydrated, openText, settled, sound, test, withWorker } from '#e2e/fixtures.ts'
import { rowsOn } from '#e2e/phone.ts'
import { toast } from '#e2e/toasts.ts'

test.use(withWorker)

test.describe('Saved', () => {
  test(
    'goes on saving after the page was closed',
    { tag: '@proof' },
    async ({ page, context, release }) => {
      const letCome = release.hold(/^\/audio\/vakratunda/)
      await settled(page, '/offline')
      await page.getByRole('button', { name: /^Save all/ }).click()
      await expect(page.getByText('1 of 23 saved')).toBeVisible()
      await page.close()
      letCome()
      const next = await context.newPage()
      await next.goto('/offline')
      await expect(next.getByText('23 of 23 saved')).toBeVisible({ timeout: 60_000 })
      await expect.poll(() => rowsOn(next, 'audioQueue')).toEqual([])
      await expect(next.getByText(/used by this app/)).toBeVisible()
      await next.getByRole('button', { name: 'Remove Ganapati Atharvashirsha' }).click()
      await expect(next.getByText('22 of 23 saved')).toBeVisible()
    },
  )

  test(
    'restores a copy on a wiped phone, and refuses a damaged one whole',
    { tag: '@proof' },
    async ({ page, openDevice }) => {
      await settled(page, '/chant/om-gam-ganapataye-namah')
      for (let bead = 0; bead < 5; bead++) await page.keyboard.press(' ')
      // All five: a bead is stored a moment after it is told.
      await expect.poll(() => rowsOn(page, 'sittings')).toMatchObject([{ beads: 5 }])
      await page.goto('/offline')
      const coming = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Save a copy' }).click()
      const file = await readFile(await (await coming).path(), 'utf8')

      const other = await openDevice()
      await settled(other, '/offline')
      const restore = (content: string) =>
        other.locator('input[type=file]').setInputFiles({
          name: 'modak.json',
          mimeType: 'application/json',
          buffer: Buffer.from(content),
        })
      await restore(file.slice(0, -20))
      await expect(other.getByText('This file cannot be read.')).toBeVisible()
      await restore(file.replace('"version": 2', '"version": 3'))
      await expect(other.getByText('made by a newer version of the app')).toBeVisible()
      expect(await rowsOn(other, 'sittings')).toEqual([])
      await restore(file)
      await expect(other.getByText('Your copy is restored', { exact: true })).toBeVisible()
      await other.goto('/sadhana')
      await expect(other.getByText('1 day, 5 beads')).toBeVisible()
      await other.goto('/chant/om-gam-ganapataye-namah')
      await expect(other.getByText('5 of 108 beads')).toBeAttached()
    },
  )

  test('favourites and the verse that was read come first, offline too, and move nothing', async ({
    page,
    network,
  }) => {
    await settled(page, '/mantras/ganapati-atharvashirsha')
    const favourite = page.getByRole('button', { name: 'Favourite: Ganapati Atharvashirsha' })
    await openText(page)
    await favourite.click()
    await expect(favourite).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await page.locator('#verse-9').evaluate((verse) => verse.scrollIntoView({ block: 'start' }))
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('modak-last-text')))
      .toContain('"verse":9')
    await network.lose()
    for (const visit of ['first', 'second']) {
      await page.goto('/mantras')
      const group = page.getByRole('heading', { name: 'Favourites' })
      await expect(group, visit).toBeVisible()
      expect(await shifted(page), visit).toBeLessThanOrEqual(0.02)
    }
    await page.getByRole('link', { name: /Continue from verse 9/ }).click()
    await expect(page).toHaveURL(/ganapati-atharvashirsha#verse-9$/)
    await expect(page.locator('#verse-9')).toBeInViewport()
  })

  test('continues a recitation where it was stopped', { tag: '@proof' }, async ({ page }) => {
    await settled(page, '/mantras')
    await page.evaluate(() =>
      localStorage.setItem(
        'modak-last-text',
        '{"text":"ganesha-gayatri","seconds":21,"at":"2026-11-26T00:00:00.000Z"}',
      ),
    )
    await page.reload()
    await page.getByRole('button', { name: 'Continue from 0:21: Ganesha Gayatri' }).click()
    await expect.poll(async () => (await sound(page)).position).toBeGreaterThan(21)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('modak-last-text')))
      .toMatch(/"seconds":2[2-9]/)
  })

  test(
    'a full phone says what to remove, and loses nothing',
    { tag: '@proof' },
    async ({ page, context }) => {
      await settled(page, '/offline')
      await page.getByRole('button', { name: 'Save Ganesha Gayatri' }).click()
      await expect(page.getByText('1 of 23 saved')).toBeVisible()
      const session = await context.newCDPSession(page)
      const { origin } = new URL(page.url())
      const quotaSize = await page.evaluate(async () => (await navigator.storage.estimate()).usage)
      await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: quotaSize ?? 0 })
      await page.getByRole('button', { name: 'Save Vakratunda Mahakaya' }).click()
      const alert = page.getByRole('alert').filter({ hasText: 'This phone is full' })
      await expect(alert).toContainText('Vakratunda Mahakaya needs')
      await expect(page.getByText('1 of 23 saved')).toBeVisible()
      await session.send('Storage.overrideQuotaForOrigin', { origin })
      await page.getByRole('button', { name: 'Try again to save Vakratunda Mahakaya' }).click()
      await expect(page.getByText('2 of 23 saved')).toBeVisible()
      await expect(alert).toBeHidden()
    },
  )

  test(
    'says on every page that an older tab is in the way, until it is closed',
    { tag: '@proof' },
    async ({ page, context }) => {
      const older = await context.newPage()
      await older.goto('/robots.txt')
      // A tab of an earlier version, which does not answer.
      await older.evaluate(
        () => new Promise((resolve) => (indexedDB.open('modak', 10).onsuccess = resolve)),
      )
      await page.goto('/mantras/ganesha-gayatri')
      const notice = page.getByText('An older version of this app is open in another tab.')
      await expect(notice).toBeVisible()
      await openText(page)
      await page.getByRole('button', { name: 'Favourite: Ganesha Gayatri' }).click()
      await older.close()
      await expect(notice).toBeHidden()
      await expect.poll(() => rowsOn(page, 'favourites')).toHaveLength(1)
    },
  )

  test(
    'where storage is forbidden, it is said and the pages work',
    { tag: '@proof' },
    async ({ page }) => {
      await page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('Storage is forbidden', 'SecurityError')
        }
        Object.defineProperty(window, 'localStorage', { get: refuse })
        indexedDB.open = refuse
        caches.open = () =>
          Promise.reject(new DOMException('Storage is forbidden', 'SecurityError'))
      })
      await page.goto('/mantras')
      await hydrated(page)
      await expect(page.getByText('does not let us store your favourites')).toBeVisible()
      await page.goto('/mantras/ganesha-gayatri')
      await hydrated(page)
      await openText(page)
      await page.getByRole('button', { name: 'Favourite: Ganesha Gayatri' }).click()
      await expect(toast(page, 'Not added to favourites')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Listen: Ganesha Gayatri' }).click()
      await expect.poll(async () => (await sound(page)).isPlaying).toBe(true)
      await page.goto('/offline')
      await expect(page.getByText('This browser does not let us save recordings.')).toBeVisible()
    },
  )

  test(
    'a recording that the server no longer has is not saved, and says why',
    { tag: '@proof' },
    async ({ page, release }) => {
      release.answer(/^\/audio\/ganesha-gayatri/, 404)
      await settled(page, '/offline')
      await page.getByRole('button', { name: 'Save Ganesha Gayatri' }).click()
      await expect(page.getByRole('main').getByText('not available right now')).toBeVisible()
      await expect(page.getByText('0 of 23 saved')).toBeVisible()
      await page.goto('/mantras/ganesha-gayatri')
      await hydrated(page)
      await page.getByRole('button', { name: 'Listen: Ganesha Gayatri' }).click()
      const bar = page.getByRole('region', { name: 'Now playing' })
      await expect(bar.getByText('Audio could not be loaded')).toBeVisible()
    },
  )

  test(
    'a damaged recording can be removed, and comes from the temple again',
    { tag: '@proof' },
    async ({ page }) => {
      await settled(page, '/offline')
      await page.getByRole('button', { name: 'Save Ganesha Gayatri' }).click()
      await expect(page.getByText('1 of 23 saved')).toBeVisible()
      // What is not even of its kind is fetched again unasked.
      await page.evaluate(async () => {
        const sounding = { headers: { 'content-type': 'audio/mpeg' } }
        for (const name of await caches.keys()) {
          const cache = await caches.open(name)
          for (const request of await cache.keys())
            if (request.url.includes('/audio/'))
              await cache.put(request, new Response('damaged', sounding))
        }
      })
      await page.goto('/mantras/ganesha-gayatri')
      await hydrated(page)
      await page.getByRole('button', { name: 'Listen: Ganesha Gayatri' }).click()
      await page.getByRole('button', { name: 'Remove the saved file' }).click()
      await expect.poll(async () => (await sound(page)).isPlaying).toBe(true)
    },
  )
})

/** How much moved by itself since the page was opened. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as unknown as { value: number }[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // Nothing is reported if nothing has moved.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0, 0)))
      }),
  )
