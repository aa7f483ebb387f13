import { axeFaults } from '#e2e/axe.ts'
import { broughtAll, expect, test, testWithWorker } from '#e2e/fixtures.ts'

testWithWorker(
  'Behind the temple’s door Ganesha is seen, offline too; the bell, the lamps, flowers and the mantra answer a touch, the day is kept and sent, and Back closes it',
  async ({ page, network }) => {
    await page.goto('/')
    await broughtAll(page)
    await network.lose()
    await page.reload()
    await page.getByRole('link', { name: 'Open the temple’s door' }).click()
    const darshan = page.getByRole('dialog', { name: 'Darshan' })
    const ganesha = darshan.getByRole('img', { name: /^Ganesha/ })
    await expect
      .poll(() => ganesha.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(await axeFaults(page, 'darshan')).toEqual([])
    const light = darshan.getByRole('button', { name: 'Light' })
    await light.click()
    await expect(light).toHaveAttribute('aria-pressed', 'true')
    await darshan.getByRole('button', { name: 'Ring' }).click()
    await expect(darshan.locator('.swings')).toBeVisible()
    await darshan.getByRole('button', { name: 'Flower' }).click()
    await expect(darshan.getByRole('status')).toHaveText('A flower is offered')
    await expect(darshan).toContainText('Darshan today · day 1')
    await darshan.getByRole('button', { name: 'Send darshan' }).click()
    const card = page.getByRole('dialog', { name: 'Send darshan' })
    await expect(card.getByRole('img')).toHaveAccessibleName(
      /^Darshan · .*(Shukla|Krishna|Purnima|Amavasya).* · Moonrise in Pune .* · Shri Ganesha Mandir/,
    )
    const downloading = page.waitForEvent('download')
    await card.getByRole('button', { name: 'Save picture' }).click()
    expect((await downloading).suggestedFilename()).toMatch(/^darshan-\d{4}-\d\d-\d\d\.png$/)
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(ganesha).toBeVisible()
    await page.goBack()
    await expect(ganesha).toBeHidden()
    await page.goForward()
    await darshan.getByRole('button', { name: 'Close the door' }).click()
    await expect(ganesha).toBeHidden()
    await expect(page).toHaveURL(/\/$/)
  },
)

test('Darshan that a link opened can be closed, too', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/#darshan')
  await page.getByRole('button', { name: 'Close the door' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
})
