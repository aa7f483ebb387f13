import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axeOn } from '#e2e/axe.ts'
import { broughtAll, expect, hydrated, test, testWithWorker } from '#e2e/fixtures.ts'

const opened = async (page: Page) => {
  await hydrated(page)
  await page.getByRole('button', { name: 'Share the day' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save picture' })).toBeEnabled()
}

/** What the picture of a file looks like: its size, and its colours in a few rows of pixels. */
const looked = (page: Page, file: Buffer) =>
  page.evaluate(
    async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      const { width, height } = image
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      const coloursAt = (share: number) => {
        const row = context?.getImageData(0, Math.round(share * height), width, 1).data ?? []
        const pixels = Array.from({ length: width }, (_, x) => row.slice(4 * x, 4 * x + 3).join())
        return new Set(pixels).size
      }
      return {
        width,
        height,
        answer: coloursAt(0.36),
        temple: coloursAt(0.7),
        verse: coloursAt(0.87),
      }
    },
    `data:image/png;base64,${file.toString('base64')}`,
  )

test.describe('The card of a day', () => {
  testWithWorker(
    'is drawn on the phone, also offline, and saved as a picture',
    { tag: '@proof' },
    async ({ page, network }) => {
      await page.goto('/')
      await hydrated(page)
      await broughtAll(page)
      await network.lose()
      await page.goto('/panchang?date=2026-11-27')
      await opened(page)
      await expect(
        page.getByRole('img', { name: /^Ganadhipa Sankashti, .*Moonrise in Pune: 8:51 PM/ }),
      ).toBeVisible()
      const { violations } = await axeOn(page).analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Save picture' }).click()
      const download = await downloading
      expect(download.suggestedFilename()).toBe('2026-11-27.png')
      const { width, height, ...colours } = await looked(
        page,
        await readFile(await download.path()),
      )
      expect([width, height]).toEqual([1080, 1350])
      // Text, temple and verse are there: a plain sky has one colour in a row.
      for (const count of Object.values(colours)) expect(count).toBeGreaterThan(10)
      await page.getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  )

  test(
    'is handed to the phone’s own share sheet where it takes pictures',
    { tag: '@proof' },
    async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(navigator, {
          canShare: ({ files }: ShareData) => files?.[0]?.type === 'image/png',
          share: async ({ files, text }: ShareData) => {
            document.title = `${files?.[0]?.name}: ${text}`
          },
        })
      })
      await page.goto('/panchang?date=2026-11-26')
      await opened(page)
      await page.getByRole('button', { name: 'Share', exact: true }).click()
      await expect(page).toHaveTitle(/^2026-11-26\.png: Krishna Dwitiya, .*moonrise 7:42 PM$/)
    },
  )
})
