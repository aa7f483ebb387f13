import { axeOn } from '#e2e/axe.ts'
import { expect, hydrated, installed, test } from '#e2e/fixtures.ts'

test.describe('The daily panchang', () => {
  test('shows the day, and links to the previous and next', async ({ page, problems }) => {
    await page.goto('/panchang?date=2026-11-27')
    await expect(page.getByText('Nov 27, 2026', { exact: true })).toBeVisible()
    await expect(page.getByText('Shukravara')).toBeVisible()
    await expect(page.getByText('8:51 PM')).toBeVisible()
    await expect(page.getByText('Kartika (amanta)')).toBeVisible()
    await expect(page.getByText('Margashirsha (purnimanta)')).toBeVisible()
    const { violations } = await axeOn(page).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await page.getByRole('link', { name: 'Next day' }).click()
    await expect(page.getByText('Nov 28, 2026', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Previous day' }).click()
    await expect(page.getByText('Nov 27, 2026', { exact: true })).toBeVisible()
    expect(problems).toEqual([])
  })

  test('says so when the day does not exist', async ({ page }) => {
    await page.goto('/panchang?date=2026-02-30')
    await expect(page.getByText('This date is not valid')).toBeVisible()
    await page.goto('/panchang?date=1949-12-31')
    await expect(page.getByText('The almanac covers 1950 to 2100.')).toBeVisible()
    await page.getByRole('link', { name: 'Go to today' }).click()
    await expect(page.getByText('Sunrise', { exact: true })).toBeVisible()
  })

  test('never counts from another day to the next observance', async ({ page, problems }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const said = /Next Ganesha festival, [^A-Z]*/.exec(document.body?.innerText ?? '')?.[0]
        if (said)
          (globalThis as { said?: string }).said =
            `${(globalThis as { said?: string }).said ?? ''}${said}|`
      }).observe(document, { childList: true, subtree: true, characterData: true })
    })
    await page.goto('/panchang?date=2026-12-25')
    await hydrated(page)
    await expect(page.getByText('Next Ganesha festival, in 1 day')).toBeVisible()
    await page.getByRole('link', { name: 'Next day' }).click()
    await expect(page.getByText('Next Ganesha festival, today')).toBeVisible()
    const said = await page.evaluate(() => (globalThis as { said?: string }).said)
    expect(said ?? '').not.toMatch(/-\d|\d{3}/)
    expect(problems).toEqual([])
  })

  test('covers the last day of its years offline', async ({ page, network }) => {
    await page.goto('/')
    await hydrated(page)
    await installed(page)
    await network.lose()
    await page.goto('/panchang?date=2100-12-31')
    await expect(page.getByText('Dec 31, 2100', { exact: true })).toBeVisible()
    await expect(page.getByText('Shukravara')).toBeVisible()
  })

  test('shows each day on a phone without sideways scrolling', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/panchang/month?month=2026-11')
    // The longest: it ends the next morning.
    const cell = page.getByRole('cell', { name: /^Shukla Trayodashi/ })
    await expect(cell).toContainText('Nov 23')
    const day = page.getByRole('row', { name: /27 Fri/ })
    await expect(day.getByRole('cell')).toHaveText([
      /^Krishna Tritiya, 9:49/,
      /6:47/,
      /5:56/,
      /8:51/,
      'Ganadhipa Sankashti',
    ])
    for (const one of [cell, ...(await day.getByRole('cell').all())]) {
      const { x = 360, width = 0 } = (await one.boundingBox()) ?? {}
      expect(x + width).toBeLessThanOrEqual(360)
    }
  })

  test('has a month that fits on a sheet of paper', async ({ page }) => {
    const sheets = async () => {
      // The print styles are in the full style sheet, which loads after the first frame.
      await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
      await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeHidden()
      const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
      return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length
    }
    await page.goto('/panchang/month?month=2026-11')
    await expect(page.getByRole('row')).toHaveCount(31)
    await expect(page.getByRole('row', { name: /27 Fri/ })).toContainText('Ganadhipa Sankashti')
    await page.emulateMedia({ media: 'print' })
    expect(await sheets()).toBe(1)
    await page.goto('/panchang/month?month=2026-12')
    await expect(page.getByRole('row')).toHaveCount(32)
    expect(await sheets()).toBe(1)
  })
})

test.describe('The panchang without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('is read as it comes: the day, and the month', async ({ page }) => {
    await page.goto('/panchang')
    await expect(page.getByText('Sunrise', { exact: true })).toBeVisible()
    await expect(page.getByText(/^(Shukla|Krishna|Purnima|Amavasya)/).first()).toBeVisible()
    await expect(page.getByText(/^Next Ganesha festival/)).toBeVisible()
    await page.getByRole('link', { name: 'The whole month' }).click()
    await expect(page.getByRole('row').nth(28)).toContainText(/28.*(AM|PM)/)
    await expect(page.getByRole('row', { name: /Sankashti/ })).toHaveCount(1)
  })

  test('is the day’s and the month’s that a link asks for', async ({ page }) => {
    await page.goto('/panchang?date=2026-11-27')
    await expect(page.getByText('Nov 27, 2026', { exact: true })).toBeVisible()
    await expect(page.getByText('8:51 PM')).toBeVisible()
    await expect(page.getByText('Next Ganesha festival, today')).toBeVisible()
    await page.getByRole('link', { name: 'Next day' }).click()
    await expect(page.getByText('Nov 28, 2026', { exact: true })).toBeVisible()
    await page.goto('/panchang/month?month=2027-03')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panchang, March 2027')
    await expect(page.getByRole('row')).toHaveCount(32)
    await page.getByRole('link', { name: 'Next month' }).click()
    await expect(page.getByRole('row')).toHaveCount(31)
    await page.goto('/panchang/month?month=2025-13')
    await expect(page.getByText('“2025-13” is not a valid month')).toBeVisible()
    await page.goto('/panchang?date=1700-01-01')
    await expect(page.getByText('The almanac covers 1950 to 2100.')).toBeVisible()
  })
})
