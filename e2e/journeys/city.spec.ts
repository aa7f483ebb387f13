import type { Page } from '@playwright/test'
import { chooseCity, day, details, grid, opened, turnTo } from '#e2e/calendarPage.ts'
import { broughtAll, expect, test, testWithWorker } from '#e2e/fixtures.ts'

test.describe('My city', () => {
  testWithWorker(
    'changes dates and moonrise at once, in three cities, offline @engines',
    async ({ page, network }) => {
      await opened(page)
      await broughtAll(page)
      await network.lose()
      await page.reload()
      await expect(page.getByText('You’re offline. Saved')).toBeVisible()

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
          /27 Nov 2026 · Moonrise 8:51\sPM/,
        )
        await turnTo(page, 'September', 2026)
        await expect(day(page, chaturthi)).toHaveAccessibleName(/Ganesh Chaturthi/)
      }
      await page.reload()
      await expect(page.getByRole('button', { name: 'My city: Sydney. Change' })).toBeVisible()
    },
  )

  test(
    'has the first and the last year of the almanac, computed on the phone',
    { tag: '@proof' },
    async ({ page }) => {
      await opened(page)
      await chooseCity(page, 'sydney', /^Sydney/)
      for (const year of [1950, 2100]) {
        await turnTo(page, 'June', year)
        await expect(grid(page).getByRole('button', { name: /Sankashti/ })).not.toHaveCount(0)
      }
      await turnTo(page, 'December', 2100)
      await expect(page.getByRole('button', { name: 'Next month' })).toBeDisabled()
      await expect(page.getByText('The almanac covers 1950 to 2100.')).toBeVisible()
    },
  )

  test(
    'is found by its name in Devanagari, and can be reset',
    { tag: '@proof' },
    async ({ page }) => {
      await opened(page)
      await chooseCity(page, 'मुंबई', /^Mumbai/)
      await expect(page.getByText('Calculated for Mumbai')).toBeVisible()
      await page.getByRole('button', { name: 'My city: Mumbai. Change' }).click()
      await page.getByRole('button', { name: 'Temple’s city: Pune' }).click()
      await expect(page.getByText('Calculated for Pune')).toBeVisible()
    },
  )

  test('comes from the phone’s location, which no request carries', async ({ page, context }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 22.5726, longitude: 88.3639 })
    await opened(page)
    await page.getByRole('button', { name: /^My city: / }).click()
    await page.getByRole('button', { name: 'Use my phone’s location' }).click()
    await expect(page.getByRole('button', { name: 'My city: Kolkata. Change' })).toBeVisible()
    const response = page.waitForResponse(/\/api\/festivals\/month\/2027\/10/)
    await turnTo(page, 'October', 2027)
    await expect(grid(page).getByRole('button', { name: /Sankashti/ })).not.toHaveCount(0)
    await response
    expect(sent.filter((request) => /22\.57|88\.36|kolkata/i.test(request))).toEqual([])
  })

  test(
    'says what to do when the phone does not share its location',
    { tag: '@proof' },
    async ({ page }) => {
      await opened(page)
      await page.getByRole('button', { name: /^My city: / }).click()
      await page.getByRole('button', { name: 'Use my phone’s location' }).click()
      await expect(page.getByRole('alert')).toContainText('Allow it in your browser’s settings')
    },
  )

  test(
    'is refused when the browser does not know its time zone',
    { tag: '@proof' },
    async ({ page }) => {
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
      await expect(page.getByText('Calculated for Pune')).toBeVisible()
    },
  )
})

test.describe('A phone that cannot load the almanac', { tag: '@proof' }, () => {
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
    await expect(page.getByText('We can still show festivals for New York')).toBeVisible()
    await turnTo(page, 'August', 2025)
    // In Pune it is the 27th.
    await expect(day(page, '2025-08-26')).toHaveAccessibleName(/Ganesh Chaturthi/)
    await expect(page.locator('article').first()).toBeVisible()
    await page.goto('/calendar/ganesh-chaturthi-2025')
    await expect(page.getByText('In New York', { exact: true }).locator('..')).toContainText(
      '26 Aug 2025',
    )

    await page.goto('/calendar')
    await expect(page.getByText('The almanac could not be loaded')).toBeVisible()
    find()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('The almanac could not be loaded')).toHaveCount(0)
    await expect(grid(page).locator('svg[width="18"]')).toHaveCount(42)
  })

  test('says so when it knows only a location, not a city', async ({ page, release }) => {
    release.lose(lost)
    await keep(page, newYork)
    await page.goto('/calendar')
    await expect(page.getByText('choose a city near you from the list')).toBeVisible()
    await expect(page.getByText('Failed to load calendar. Please try again.')).toBeVisible()
    // One message, which claims nothing else.
    await expect(page.getByText('We can still show festivals')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(1)
    await page.goto('/calendar/ganesh-chaturthi-2025')
    await expect(page.getByText('In New York').locator('..')).toContainText('could not calculate')
  })
})
