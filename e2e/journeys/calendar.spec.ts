import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, hydrated, installed, test } from '#e2e/fixtures.ts'

const grid = (page: Page) => page.getByRole('grid')
const day = (page: Page, date: string) => grid(page).locator(`[data-date="${date}"]`)
const details = (page: Page) => page.getByRole('region', { name: 'The chosen day' })

type Shift = { value: number; sources: { node: Node | null }[] }

/** Adds up how far things jump in each document from now on, but for the whole page under a banner. */
const watchJumps = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Shift[])
        if (!sources.some(({ node }) => node?.nodeName === 'MAIN')) seen.shift += value
    }).observe({ type: 'layout-shift', buffered: true })
  })
const jumps = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)

/** The calendar runs: its own code is there and the almanac has answered. */
const opened = async (page: Page) => {
  await page.goto('/calendar')
  await hydrated(page)
  await expect(page.getByRole('tab', { name: 'WhatsApp Alerts' })).toBeVisible()
  await expect(grid(page)).toHaveAttribute('aria-busy', 'false')
}

const turnTo = async (page: Page, month: string, year: number) => {
  await page.getByRole('combobox', { name: 'Year' }).selectOption(String(year))
  await page.getByRole('combobox', { name: 'Month' }).selectOption(month)
  await expect(page.getByRole('heading', { name: `${month} ${year}` })).toBeVisible()
}

const chooseCity = async (page: Page, typed: string, name: RegExp) => {
  await page.getByRole('button', { name: /^My city: / }).click()
  await page.getByRole('combobox', { name: 'Name of the city' }).fill(typed)
  await page.getByRole('option', { name }).first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test.describe('The calendar', () => {
  test('is there before any script: six weeks with tithi, moon and festivals', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${baseURL}/calendar`)
    await expect(grid(page).getByRole('gridcell')).toHaveCount(42)
    await expect(grid(page).locator('svg[width="18"]')).toHaveCount(42)
    await expect(grid(page).getByRole('button', { name: /Chaturthi/ })).not.toHaveCount(0)
    await expect(page.locator('article')).not.toHaveCount(0)
    await context.close()
  })

  test('is taken over without a complaint and without a jump', async ({ page, problems }) => {
    await watchJumps(page)
    await opened(page)
    await page.waitForLoadState('networkidle')
    expect(problems).toEqual([])
    expect(await jumps(page)).toBeLessThan(0.01)
  })

  test('does not jump on a day of fasting either, when the phone has computed it', async ({
    page,
    network,
  }) => {
    await watchJumps(page)
    await page.goto('/calendar')
    await hydrated(page)
    await installed(page)
    await page.waitForFunction(() => localStorage.getItem('modak-asked-days') !== null)
    await network.lose()
    await page.clock.install({ time: new Date('2026-11-27T18:30:00+05:30') })
    await page.reload()
    await expect(page.getByRole('timer')).toBeVisible()
    await expect(grid(page)).toHaveAttribute('aria-busy', 'false')
    expect(await jumps(page)).toBeLessThan(0.01)
  })

  test('is walked with the keys of a grid, and Back finds the month that was left', async ({
    page,
  }) => {
    await opened(page)
    await turnTo(page, 'November', 2026)
    await day(page, '2026-11-18').click()
    await expect(day(page, '2026-11-18')).toBeFocused()
    for (const [key, date] of [
      ['ArrowRight', '2026-11-19'],
      ['ArrowUp', '2026-11-12'],
      ['Home', '2026-11-08'],
      ['End', '2026-11-14'],
      ['PageDown', '2026-12-14'],
      ['Shift+PageUp', '2025-12-14'],
      ['Shift+PageDown', '2026-12-14'],
      ['PageUp', '2026-11-14'],
      ['ArrowLeft', '2026-11-13'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(day(page, date)).toBeFocused()
    }
    await expect(grid(page).locator('[tabindex="0"]')).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'November 2026' })).toHaveAttribute(
      'aria-live',
      'polite',
    )
    await expect(day(page, '2026-11-13')).toHaveAccessibleName(
      /^Friday, Nov 13, 2026, .*Chaturthi, Vinayaka Chaturthi/,
    )
    await page.keyboard.press('PageDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/calendar\/vinayaka-chaturthi-[a-z]+-2026$/)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible()
  })

  test('fetches the month that is turned to, every time', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await opened(page)
    await turnTo(page, 'November', 2026)
    const months = () => asked.filter((path) => path === '/api/festivals/month/2026/12').length
    const before = months()
    await page.getByRole('button', { name: 'Next month' }).click()
    await expect.poll(months).toBe(before + 1)
    await page.getByRole('button', { name: 'Previous month' }).click()
    await page.getByRole('button', { name: 'Next month' }).click()
    await expect.poll(months).toBe(before + 2)
  })

  test('keeps the grid when the fetch fails', async ({ page, release }) => {
    await opened(page)
    await turnTo(page, 'November', 2026)
    release.answer(/^\/api\/festivals/, 500, 'broken')
    await page.getByRole('button', { name: 'Next month' }).click()
    await expect(day(page, '2026-12-26')).toHaveAccessibleName(/Akhuratha Sankashti/)
    await expect(page.getByText('Failed to load calendar')).toHaveCount(0)
    await expect(page.getByText('Failed to load upcoming festivals')).toHaveCount(0)
  })

  test('is swiped on a phone, and scrolled up and down as any page', async ({ page, context }) => {
    await opened(page)
    await turnTo(page, 'November', 2026)
    await day(page, '2026-11-11').scrollIntoViewIfNeeded()
    const box = await day(page, '2026-11-11').boundingBox()
    if (!box) throw new Error('No day to swipe on')
    const session = await context.newCDPSession(page)
    const swipe = async (acrossPx: number, downPx: number) => {
      const at = (share: number) => [
        { x: box.x + 20 + acrossPx * share, y: box.y + 30 + downPx * share },
      ]
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
      for (const share of [0.25, 0.5, 0.75, 1])
        await session.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: at(share),
        })
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    const month = page.getByRole('heading', { level: 2, name: /^\w+ 20\d\d$/ })
    await swipe(-40, 0)
    await expect(month).toHaveText('November 2026')
    await swipe(-90, 10)
    await expect(month).toHaveText('December 2026')
    await swipe(90, -10)
    await expect(month).toHaveText('November 2026')
    const before = await page.evaluate(() => scrollY)
    await swipe(30, -150)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
    await expect(month).toHaveText('November 2026')
  })

  test('says honestly that reminders come later', async ({ page }) => {
    await opened(page)
    await expect(page.getByRole('heading', { name: 'Never Miss a Festival' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Set Reminders' })).toBeDisabled()
    await page.getByRole('tab', { name: 'Email Reminders' }).click()
    await expect(page.getByText('An e-mail before each festival')).toBeVisible()
    await expect(page.getByText('Reminders are being prepared')).toBeVisible()
  })
})

test.describe('My city', () => {
  test('changes dates and moonrise at once, in three cities, without a network', async ({
    page,
    network,
  }) => {
    await opened(page)
    await installed(page)
    await network.lose()
    await page.reload()
    await expect(page.getByText('No network.')).toBeVisible()

    const moonrise = details(page)
      .getByText(/^Moonrise in /)
      .locator('..')
    for (const [typed, city, chaturthi, time] of [
      ['mumbai', 'Mumbai', '2026-09-14', '8:54 PM'],
      ['london', 'London', '2026-09-14', '6:40 PM'],
      ['sydney', 'Sydney', '2026-09-15', '10:55 PM'],
    ] as const) {
      await chooseCity(page, typed, new RegExp(`^${city}`))
      await turnTo(page, 'November', 2026)
      await day(page, '2026-11-27').click()
      await expect(moonrise).toHaveText(
        new RegExp(`Moonrise in ${city}${time.replace(' ', '\\s')}`),
      )
      await expect(details(page).getByText('At the temple in Pune').locator('..')).toHaveText(
        /Nov 27, 2026 · Moonrise 8:51\sPM/,
      )
      await turnTo(page, 'September', 2026)
      await expect(day(page, chaturthi)).toHaveAccessibleName(/Ganesh Chaturthi/)
    }
    await page.reload()
    await expect(page.getByRole('button', { name: 'My city: Sydney. Change' })).toBeVisible()
    for (const year of [1950, 2100]) {
      await turnTo(page, 'June', year)
      await expect(grid(page).getByRole('button', { name: /Sankashti/ })).not.toHaveCount(0)
    }
    await turnTo(page, 'December', 2100)
    await expect(page.getByRole('button', { name: 'Next month' })).toBeDisabled()
    await expect(page.getByText('The almanac reaches from 1950 to 2100.')).toBeVisible()
  })

  test('is found by its name in Devanagari, and given back', async ({ page }) => {
    await opened(page)
    await chooseCity(page, 'मुंबई', /^Mumbai/)
    await expect(page.getByText('Computed for Mumbai')).toBeVisible()
    await page.getByRole('button', { name: 'My city: Mumbai. Change' }).click()
    await page.getByRole('button', { name: 'The temple’s city: Pune' }).click()
    await expect(page.getByText('Computed for Pune')).toBeVisible()
  })

  test('comes from the phone’s location, which no request carries', async ({ page, context }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 22.5726, longitude: 88.3639 })
    await opened(page)
    await page.getByRole('button', { name: /^My city: / }).click()
    await page.getByRole('button', { name: 'Use my phone’s location' }).click()
    await expect(page.getByRole('button', { name: 'My city: Kolkata. Change' })).toBeVisible()
    await turnTo(page, 'December', 2026)
    await expect(grid(page).getByRole('button', { name: /Sankashti/ })).not.toHaveCount(0)
    await page.waitForLoadState('networkidle')
    expect(sent.filter((request) => /22\.57|88\.36|kolkata/i.test(request))).toEqual([])
  })

  test('says what to do where the phone does not tell where it is', async ({ page }) => {
    await opened(page)
    await page.getByRole('button', { name: /^My city: / }).click()
    await page.getByRole('button', { name: 'Use my phone’s location' }).click()
    await expect(page.getByRole('alert')).toContainText('Allow it in the browser’s settings')
  })

  test('is refused where the browser does not know its zone', async ({ page }) => {
    await page.addInitScript(() => {
      const Known = Intl.DateTimeFormat
      const Older = function (
        this: unknown,
        locale?: string,
        options?: Intl.DateTimeFormatOptions,
      ) {
        if (options?.timeZone === 'Europe/London') throw new RangeError('Invalid time zone')
        return new Known(locale, options)
      }
      Object.assign(Older, {
        prototype: Known.prototype,
        supportedLocalesOf: Known.supportedLocalesOf,
      })
      Object.assign(Intl, { DateTimeFormat: Older })
    })
    await opened(page)
    await page.getByRole('button', { name: /^My city: / }).click()
    await page.getByRole('combobox', { name: 'Name of the city' }).fill('london')
    await page
      .getByRole('option', { name: /^London/ })
      .first()
      .click()
    await expect(page.getByRole('alert')).toContainText('does not know the time zone of London')
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('Computed for Pune')).toBeVisible()
  })
})

test.describe('A phone to which the almanac does not come', () => {
  test.use({ serviceWorkers: 'block' })
  const lost = /^\/assets\/almanac\.worker-/
  const keep = (page: Page, city: object) =>
    page.addInitScript((chosen) => localStorage.setItem('modak-city', JSON.stringify(chosen)), city)
  const newYork = { name: 'New York', lat: 40.71, lon: -74.01, tz: 'America/New_York' }

  test('shows its city’s festivals as the server computes them, and says so', async ({
    page,
    release,
  }) => {
    const find = release.lose(lost)
    await keep(page, { id: 'new-york-city', ...newYork })
    await page.goto('/calendar')
    await expect(page.getByText('The festivals of New York come from the temple’s')).toBeVisible()
    await turnTo(page, 'August', 2025)
    // In Pune it is the 27th.
    await expect(day(page, '2025-08-26')).toHaveAccessibleName(/Ganesh Chaturthi/)
    await expect(page.locator('article').first()).toBeVisible()
    await page.goto('/calendar/ganesh-chaturthi-2025')
    await expect(page.getByText('In New York').locator('..')).toContainText('Aug 26, 2025')

    await page.goto('/calendar')
    await expect(page.getByText('The almanac could not be loaded')).toBeVisible()
    find()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('The almanac could not be loaded')).toHaveCount(0)
    await expect(grid(page).locator('svg[width="18"]')).toHaveCount(42)
  })

  test('says so where it was told no city, only where it is', async ({ page, release }) => {
    release.lose(lost)
    await keep(page, newYork)
    await page.goto('/calendar')
    await expect(page.getByText('knows only the cities of the list')).toBeVisible()
    await expect(page.getByText('Failed to load calendar. Please try again.')).toBeVisible()
    await page.goto('/calendar/ganesh-chaturthi-2025')
    await expect(page.getByText('In New York').locator('..')).toContainText('could not compute')
  })
})

test.describe('A phone’s clock', () => {
  test('that is years off is told, and today follows the temple’s', async ({ page }) => {
    const { headers } = await fetch(String(test.info().config.metadata['upstream']))
    const served = new Date(headers.get('date') ?? '')
    await page.clock.setFixedTime(new Date('2019-03-01T06:00:00Z'))
    await page.goto('/calendar')
    await expect(page.getByText('The clock of this phone says Mar 1, 2019')).toBeVisible()
    await expect(page.locator('[aria-current="date"]')).toHaveAttribute(
      'data-date',
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(served),
    )
  })
})

for (const theme of ['light', 'dark'] as const)
  test(`axe finds nothing in the calendar and its list of cities, ${theme}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    await opened(page)
    const seen = async () => (await new AxeBuilder({ page }).analyze()).violations
    expect((await seen()).map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    await page.getByRole('button', { name: /^My city: / }).click()
    await expect(page.getByRole('option').first()).toBeVisible()
    expect((await seen()).map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
