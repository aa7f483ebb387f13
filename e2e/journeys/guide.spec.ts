import { expect, hydrated, installed, settled, sound, testWithWorker } from '#e2e/fixtures.ts'
import { mantrasKept } from '#e2e/phone.ts'

testWithWorker(
  'The daily puja is performed offline with nothing but *Next*, and goes on after a reload',
  async ({ page, network }) => {
    await settled(page, '/')
    await installed(page)
    await mantrasKept(page)
    await page.goto('/puja/guide/daily')
    await hydrated(page)
    // Opened is saved: no button was pressed.
    await expect(page.getByText(/^Saved on this phone, \d/)).toBeVisible({ timeout: 30_000 })
    // Its longer conjuncts are in the full font alone.
    const hasFont = () =>
      page.evaluate(async () => (await (await caches.open('modak-fonts')).keys()).length)
    await expect.poll(hasFont).toBeGreaterThan(0)
    await network.lose()
    await page.getByRole('button', { name: 'Begin' }).click()
    const step = (number: number) => page.getByText(`Step ${number} of 9`)
    const next = page.getByRole('button', { name: 'Next' })
    await expect(step(1)).toBeVisible()
    await page.getByRole('button', { name: 'Listen' }).click()
    await expect.poll(() => sound(page)).toMatchObject({ isPlaying: true })
    await next.click()
    await expect(step(2)).toBeVisible()
    await expect(page.getByText('यथाशक्ति पूजनं करिष्ये')).toBeVisible()
    for (const number of [3, 4, 5]) {
      await next.click()
      await expect(step(number)).toBeVisible()
    }
    await page.reload()
    await hydrated(page)
    await expect(step(5)).toBeVisible()
    const picture = page.locator('.rite-picture use')
    await expect.poll(() => picture.evaluate((use: SVGUseElement) => use.getBBox().width)).toBe(116)
    for (const number of [6, 7, 8, 9]) {
      await next.click()
      await expect(step(number)).toBeVisible()
    }
    await page.getByRole('button', { name: 'Finish' }).click()
    await expect(page.getByRole('heading', { name: 'The puja is complete' })).toBeVisible()
  },
)
