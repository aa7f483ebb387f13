import type { Page } from '@playwright/test'
import { axeOn } from '#e2e/axe.ts'
import { broughtAll, expect, hydrated, test, testWithWorker } from '#e2e/fixtures.ts'

const sheetsOf = async (page: Page) => {
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length
}

/** Presses Print, and expects all of the day on the page when the browser is asked to print. */
async function expectPrinted(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.print = () => {
      document.title = `printed ${document.querySelector('#choghadiya')?.textContent}`
    }
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page).toHaveTitle('printed Choghadiya')
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled()
}

test.describe('The daily panchang', () => {
  test('shows the day, and links to the previous and next @engines', async ({ page, problems }) => {
    await page.goto('/panchang?date=2026-11-27')
    await expect(page.getByText('27 Nov 2026', { exact: true })).toBeVisible()
    await expect(page.getByText('Shukravara')).toBeVisible()
    await expect(page.getByText('8:51 PM')).toBeVisible()
    await expect(page.getByText('Kartika (amanta)')).toBeVisible()
    await expect(page.getByText('Margashirsha (purnimanta)')).toBeVisible()
    const { violations } = await axeOn(page).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await page.getByRole('link', { name: 'Next day' }).click()
    await expect(page.getByText('28 Nov 2026', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Previous day' }).click()
    await expect(page.getByText('27 Nov 2026', { exact: true })).toBeVisible()
    expect(problems).toEqual([])
  })

  test('says so when the day does not exist', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/panchang?date=2026-02-30')
    await expect(page.getByText('This date is not valid')).toBeVisible()
    await page.goto('/panchang?date=1949-12-31')
    await expect(page.getByText('The almanac covers 1950 to 2100.')).toBeVisible()
    await page.getByRole('link', { name: 'Go to today' }).click()
    await expect(page.getByText('Sunrise', { exact: true })).toBeVisible()
  })

  test(
    'never counts from another day to the next observance',
    { tag: '@proof' },
    async ({ page, problems }) => {
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
      // What is observed on the day itself takes the place of the next.
      await expect(page.getByText('On this day')).toBeVisible()
      const said = await page.evaluate(() => (globalThis as { said?: string }).said)
      expect(said ?? '').not.toMatch(/-\d|\d{3}/)
      expect(problems).toEqual([])
    },
  )

  testWithWorker(
    'covers the last day of its years offline',
    { tag: '@proof' },
    async ({ page, network }) => {
      await page.goto('/')
      await hydrated(page)
      await broughtAll(page)
      await network.lose()
      await page.goto('/panchang?date=2100-12-31')
      await expect(page.getByText('31 Dec 2100', { exact: true })).toBeVisible()
      await expect(page.getByText('Shukravara')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Previous day' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Next day' })).toHaveCount(0)
      await expectPrinted(page)
    },
  )

  test('prints a whole day on one sheet, also what was never scrolled to', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ colorScheme: 'dark' })
    // It has a tithi that meets no sunrise, and Bhadra.
    await page.goto('/panchang?date=2026-11-27')
    await hydrated(page)
    await expect(page.getByRole('heading', { name: 'Choghadiya' })).toHaveCount(0)
    await expectPrinted(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Next day' })).toBeHidden()
    for (const text of ['Friday,', 'Pune', 'Krishna Tritiya', 'Rahu Kalam', 'Udveg, avoid'])
      await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible()
    expect(await sheetsOf(page)).toBe(1)
  })

  test(
    'says what is unusual about a tithi, and where the sun stays away',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto('/panchang?date=2026-11-27')
      await expect(
        page.getByText(/^then Krishna Chaturthi until 6:40.AM \(a skipped tithi, kshaya\)$/),
      ).toBeVisible()
      await page.goto('/panchang?date=2026-11-18')
      await expect(page.getByText('also at the next day’s sunrise')).toBeVisible()
      await page.goto('/panchang?date=2026-11-19')
      await expect(page.getByText('also at the previous day’s sunrise')).toBeVisible()
      const tromso = { name: 'Tromsø', lat: 69.65, lon: 18.96, tz: 'Europe/Oslo' }
      await page.evaluate(
        (city) => localStorage.setItem('modak-city', JSON.stringify(city)),
        tromso,
      )
      await page.goto('/panchang?date=2026-12-20')
      await expect(page.getByText(/^The sun does not rise here.* sunrise at Pune\.$/)).toBeVisible()
      await page.goto('/panchang?date=2026-06-21')
      await expect(page.getByText(/^The sun does not set here.* sunrise at Pune\.$/)).toBeVisible()
    },
  )

  test(
    'says which day is today, and leads from any day of a month to its panchang',
    { tag: '@proof' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/panchang')
      await expect(page.locator('h1 + p', { hasText: 'Today' })).toBeVisible()
      await page.getByRole('link', { name: 'The whole month' }).click()
      const today = page.getByRole('link', { name: /^\d+ \w{3} Today$/ })
      await expect(today).toHaveAttribute('aria-current', 'date')
      await expect(page.locator('[aria-current="date"]')).toHaveCount(1)
      await page.goto('/panchang/month?month=2027-03')
      await hydrated(page)
      await expect(page.locator('[aria-current="date"]')).toHaveCount(0)
      // All of the row can be pressed: its link is above the cells.
      const tithi = page.getByRole('row', { name: /9 Tue/ }).getByRole('cell').first()
      await tithi.click({ force: true })
      await expect(page).toHaveURL(/\/panchang\?date=2027-03-09$/)
      await expect(page.locator('h1 + p', { hasText: 'Today' })).toHaveCount(0)
      await page.goBack()
      await page.getByRole('link', { name: '14 Sun' }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByText('14 Mar 2027', { exact: true })).toBeVisible()
      await page.goto('/calendar/ganadhipa-sankashti-2026')
      await page.getByRole('link', { name: 'Panchang of this day' }).click()
      await expect(page).toHaveURL(/\/panchang\?date=2026-11-27$/)
    },
  )

  test(
    'shows each day on a phone without sideways scrolling',
    { tag: '@proof' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/panchang/month?month=2026-11')
      // The longest: it ends the next morning.
      const cell = page.getByRole('cell', { name: /^Shukla Trayodashi/ })
      await expect(cell).toContainText('AM, Mon')
      const day = page.getByRole('row', { name: /27 Fri/ })
      await expect(day.getByRole('cell')).toHaveText([
        /^Krishna Tritiya, 9:49/,
        /6:47/,
        /5:56/,
        /8:51/,
        'Ganadhipa Sankashti (Krishna Chaturthi)',
      ])
      for (const one of [cell, ...(await day.getByRole('cell').all())]) {
        const { x = 360, width = 0 } = (await one.boundingBox()) ?? {}
        expect(x + width).toBeLessThanOrEqual(360)
      }
    },
  )

  test('has a month that fits on a sheet of paper', { tag: '@proof' }, async ({ page }) => {
    const sheets = async () => {
      // The print styles are in the full style sheet, which loads after the first frame.
      await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
      await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeHidden()
      return sheetsOf(page)
    }
    await page.goto('/panchang/month?month=2026-11')
    await expect(page.getByRole('row')).toHaveCount(31)
    await expect(page.getByRole('row', { name: /27 Fri/ })).toContainText('Ganadhipa Sankashti')
    await page.emulateMedia({ media: 'print' })
    expect(await sheets()).toBe(1)
    // The fullest: 31 days, and all that can be turned on.
    await page.evaluate(() =>
      localStorage.setItem('modak-festival-groups', 'great,ekadashi,pradosh,moon'),
    )
    await page.goto('/panchang/month?month=2026-08')
    await expect(page.getByRole('row')).toHaveCount(32)
    await expect(page.getByRole('row', { name: /28 Fri/ })).toContainText('Raksha Bandhan')
    expect(await sheets()).toBe(1)
  })
})

test.describe('The panchang without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('is read as it comes: the day, and the month', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/panchang')
    await expect(page.getByText('Sunrise', { exact: true })).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByText(/^(Shukla|Krishna|Purnima|Amavasya)/)
        .first(),
    ).toBeVisible()
    await expect(page.getByText(/^Next Ganesha festival/)).toBeVisible()
    await page.getByRole('link', { name: 'The whole month' }).click()
    await expect(page.getByRole('row').nth(28)).toContainText(/28.*(AM|PM)/)
    await expect(page.getByRole('row', { name: /Sankashti/ })).toHaveCount(1)
  })

  test('is the day’s and the month’s that a link asks for', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/panchang?date=2026-11-27')
    await expect(page.getByText('27 Nov 2026', { exact: true })).toBeVisible()
    await expect(page.getByText('8:51 PM')).toBeVisible()
    await expect(page.getByText('Next Ganesha festival, on this day')).toBeVisible()
    await page.getByRole('link', { name: 'Next day' }).click()
    await expect(page.getByText('28 Nov 2026', { exact: true })).toBeVisible()
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
