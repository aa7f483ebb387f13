import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import ICAL from 'ical.js'
import { axeFaults, axeOn } from '#e2e/axe.ts'
import { broughtAll, expect, hydrated, offlineAt, test, testWithWorker } from '#e2e/fixtures.ts'
import { belowFirstScreen } from '#e2e/firstScreen.ts'
import { textHere } from '#e2e/pseudo/readPseudo.ts'

const slug = 'ganadhipa-sankashti-2026'
const name = 'Ganadhipa Sankashti'
/** 8:51 PM in Pune. */
const moonrise = Date.parse('2026-11-27T20:51:00+05:30')

const london = { id: 'london', name: 'London', lat: 51.5085, lon: -0.1257, tz: 'Europe/London' }

const chooseLondon = (page: Page) =>
  page.addInitScript((city) => localStorage.setItem('modak-city', JSON.stringify(city)), london)

const eventOf = async (download: Download) => {
  const text = await readFile(await download.path(), 'utf8')
  const [event] = new ICAL.Component(ICAL.parse(text) as string).getAllSubcomponents('vevent')
  if (!event) throw new Error('the file holds no event')
  return {
    summary: event.getFirstPropertyValue('summary'),
    start: String(event.getFirstPropertyValue('dtstart')),
    uid: String(event.getFirstPropertyValue('uid')),
    alarms: event.getAllSubcomponents('valarm').length,
  }
}

test.describe('A festival’s page', () => {
  test(
    'is rendered for a first visit, and unknown ones are not found',
    { tag: '@proof' },
    async ({ request }) => {
      const page = await request.get(`/calendar/${slug}`)
      const html = await page.text()
      expect(page.status()).toBe(200)
      expect(html).toContain(`<title>${name}, 27 Nov 2026</title>`)
      expect(html).toContain(`/calendar/${slug}"`)
      expect(html).toContain('क्षीरोदार्णवसम्भूत')
      const missing = await request.get('/calendar/nobody-sankashti-2026')
      expect(missing.status()).toBe(404)
      expect(await missing.text()).toContain('404 Page Not Found')
    },
  )

  test('says when the moon rises here, and what decided the day; it is printed, ticked and put into a calendar', async ({
    page,
    problems,
  }) => {
    await page.goto(`/calendar/${slug}`)
    await expect(page.getByText('8:51 PM')).toBeVisible()
    await expect(page.getByText('Chaturthi begins')).toBeVisible()
    await page.getByText('Why this day').click()
    await expect(page.getByText('The moon rises during Chaturthi on this day.')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Previous and next' })).toContainText(
      'Vinayaka Chaturthi',
    )
    const { violations } = await axeOn(page).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    expect(problems).toEqual([])
    await hydrated(page)

    await test.step('It is printed with its name, without what can only be pressed', async () => {
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page.getByRole('main').getByText('8:51 PM').first()).toBeVisible()
      const pressed = page.locator(':is(button:not(.city-chip), .toran, .footer):visible')
      await expect(pressed).toHaveCount(0)
      await page.emulateMedia({ media: 'screen' })
    })

    await test.step('It keeps what was ticked', async () => {
      const prasad = page.getByRole('checkbox', { name: 'Break the fast with prasad' })
      await prasad.check()
      await page.reload()
      await hydrated(page)
      await expect(prasad).toBeChecked()
      await expect(page.getByRole('checkbox', { name: /^Fast until moonrise/ })).not.toBeChecked()
    })

    await test.step('Of a day to come, it gives the calendar its file', async () => {
      await page.goto('/calendar/akhuratha-sankashti-2026')
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Add to calendar' }).click()
      const event = await eventOf(await downloading)
      expect(event).toMatchObject({
        summary: textHere('Akhuratha Sankashti'),
        start: '2026-12-26',
        alarms: 5,
      })
      await expect(
        page.getByText('Added Akhuratha Sankashti on 26 Dec 2026 to calendar', { exact: true }),
      ).toBeVisible()
    })
  })

  test('shows the chosen city beside the temple’s', { tag: '@proof' }, async ({ page }) => {
    await chooseLondon(page)
    await page.goto('/calendar/ganesh-chaturthi-2025')
    await expect(page.getByText('In London', { exact: true })).toBeVisible()
    await expect(page.getByText('Tuesday, 26 Aug 2025')).toBeVisible()
    await expect(page.getByText('Wednesday, 27 Aug 2025')).toBeVisible()
    await expect(page.getByRole('main').getByText('Do not look at the moon').first()).toBeVisible()
    await expect(page.getByText('सुकुमारक मा रोदीस्तव ह्येष स्यमन्तकः ॥')).toBeVisible()
  })

  testWithWorker(
    'is there for any year offline, with its file',
    { tag: '@proof' },
    async ({ page, network }) => {
      await chooseLondon(page)
      await page.goto('/')
      await hydrated(page)
      await broughtAll(page)
      await network.lose()
      await page.goto('/calendar/ganesh-chaturthi-2055')
      await expect(page.getByRole('heading', { level: 1, name: 'Ganesh Chaturthi' })).toBeVisible()
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Add to calendar' }).click()
      const event = await eventOf(await downloading)
      expect(event.start).toMatch(/^2055-0[89]-\d\d$/)
      expect(event.uid).toContain('.london@')
      await page.goto('/calendar/nobody-sankashti-1955')
      await expect(page.getByText('404 Page Not Found')).toBeVisible()
    },
  )
})

/** In the page: what the time in the sky was said to be of, since it opened. */
const rememberLabels = () => {
  const labels: string[] = []
  Object.assign(window, { labels })
  new MutationObserver(() => {
    const label = document.querySelector('.answer-place')?.textContent
    if (label && label !== labels.at(-1)) labels.push(label)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

testWithWorker(
  'On the day of the fast home counts down to moonrise offline',
  async ({ page, network }) => {
    await offlineAt(page, network, moonrise - 2 * 3_600_000)
    await page.addInitScript(rememberLabels)
    await page.reload()
    const sky = page.getByRole('region', { name: 'Today at the temple' })
    await expect(sky).toContainText(name)
    await expect(sky.getByRole('timer')).toContainText(/^in (2 h [01] min|1 h 59 min)/)
    // Nor did anything else come before it.
    const labels = await page.evaluate(() => (window as unknown as { labels: string[] }).labels)
    expect(labels.filter((label) => label.startsWith('Sunrise'))).toEqual([])
    await page.clock.fastForward(3_600_000)
    await expect(sky.getByRole('timer')).toContainText(/^in (1 h [01] min|59 min)/)
    await expect(sky.getByRole('link', { name: 'How to keep this fast' })).toBeVisible()
    await page.clock.fastForward(3_700_000)
    await expect(sky).toContainText('The moon has risen')
    await expect(sky.getByRole('timer')).toHaveText(/^\d min ago · offer arghya, then eat$/)
    const arghya = sky.getByRole('link', { name: 'Offer arghya' })
    await expect(arghya).toBeVisible()
    expect(await belowFirstScreen(page)).toEqual([])
    await arghya.click()
    const offering = page.getByRole('dialog', { name: 'Offer arghya' })
    await expect(offering).toContainText(/The moon rose in Pune at 8:51\sPM, \d min ago/)
    await expect(offering.getByText('गृहाणार्घ्यं', { exact: false })).toBeInViewport()
    expect(await axeFaults(page, 'arghya')).toEqual([])
    await offering.getByRole('button', { name: 'Done' }).click()
    const done = page.getByRole('dialog', { name: 'Your arghya is offered' })
    await expect(done).toContainText(/Akhuratha Sankashti.*Saturday, 26 Dec · in 29 days/)
    await done.getByRole('button', { name: 'Close' }).click()
    await expect(sky).toContainText('The moon has risen')
    // It is offered once a night.
    await expect(arghya).toHaveCount(0)
    await page.goto('/calendar')
    const day = page.getByRole('region', { name: 'Selected day' })
    await expect(day.getByRole('timer')).toContainText('offer arghya, then eat')
    await expect(day.getByRole('link', { name: 'Offer arghya' })).toHaveCount(0)
  },
)

testWithWorker(
  'On the day of the fast its page counts down to moonrise, then shows the arghya',
  { tag: '@proof' },
  async ({ page, network }) => {
    await offlineAt(page, network, moonrise - 2 * 3_600_000)
    await page.goto(`/calendar/${slug}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('timer')).toHaveText(
      /^in (2 h [01] min|1 h 59 min) · fast until then$/,
    )
    await expect(main.getByText('Remind me', { exact: true })).toBeVisible()
    await page.clock.fastForward(7_300_000)
    await expect(main.getByRole('timer')).toHaveText(/^\d min ago · offer arghya, then eat$/)
    await expect(main.getByRole('heading', { name: 'Arghya to the moon' })).toBeInViewport()
    await expect(main.getByRole('link', { name: 'Next festival' })).toBeVisible()
  },
)

test('A festival that is over leads to the next', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/calendar/ganesh-chaturthi-2025')
  await expect(page.getByRole('link', { name: 'Remind me' })).toHaveCount(0)
  const next = page.getByRole('link', { name: 'Next festival' })
  // Until it is computed, it leads to the calendar.
  await expect(next).toHaveAttribute('href', /anant/)
  await next.click()
  await expect(page).toHaveURL(/anant-chaturdashi-2025$/)
})

test(
  'The sky has the hour of the chosen city, before the app runs too',
  { tag: '@proof' },
  async ({ page }) => {
    const hour = page.locator('html')
    // Midnight in Pune, late morning in Los Angeles, in summer and winter.
    await page.clock.install({ time: new Date().setUTCHours(18, 30, 0, 0) })
    await page.goto('/')
    await hydrated(page)
    await expect(hour).toHaveAttribute('data-hour', 'n')
    await page.addInitScript((city) => localStorage.setItem('modak-city', JSON.stringify(city)), {
      name: 'Los Angeles',
      lat: 34.05,
      lon: -118.24,
      tz: 'America/Los_Angeles',
    })
    await page.goto('/')
    await expect(hour).toHaveAttribute('data-hour', 'd')
    await page.route(/\.js$/, (route) => route.abort())
    await page.reload({ waitUntil: 'load' })
    await expect(hour).toHaveAttribute('data-hour', 'd')
  },
)

testWithWorker(
  'On Ganesh Chaturthi home greets, says when the midday puja is, and only then warns of the moon',
  { tag: '@proof' },
  async ({ page, network }) => {
    await offlineAt(page, network, Date.parse('2027-09-04T07:00:00+05:30'))
    await page.reload()
    const day = page.getByRole('region', { name: 'Today at the temple' })
    await expect(day).toContainText('Ganesh Chaturthi')
    await expect(day).toContainText('Do not look at the moon')
    const said = await day.innerText()
    const parts = ['गणपती बाप्पा मोरया', 'Midday puja', 'Do not look at the moon']
    const places = parts.map((part) => said.toUpperCase().indexOf(part.toUpperCase()))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    // Ganesha has the room that is the mantra's on other days.
    expect(await belowFirstScreen(page, '.answer > p, .observe, .next-fast')).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    const edge = (selector: string, side: 'top' | 'bottom') =>
      page.locator(selector).evaluate((each, of) => each.getBoundingClientRect()[of], side)
    expect(await edge('.answer-line', 'bottom')).toBeLessThan(await edge('.observe', 'top'))
  },
)

test(
  'The rows of midday festivals say when the midday puja is, and no moonrise',
  { tag: '@proof' },
  async ({ page }) => {
    await page.goto('/calendar')
    const ahead = page.getByRole('region', { name: 'Upcoming Festivals' })
    await ahead.getByRole('button', { name: 'Show more festivals' }).click()
    const downloading = page.waitForEvent('download')
    await ahead
      .getByRole('button', { name: /^Add to calendar: Vinayaka Chaturthi/ })
      .first()
      .click()
    expect((await eventOf(await downloading)).summary).toBe('Vinayaka Chaturthi')
    for (const festival of ['Vinayaka Chaturthi', 'Ganesh Jayanti']) {
      const row = ahead.getByRole('link', { name: festival }).first()
      await expect(row).toContainText(/Midday puja\s*1[01]:\d\d\sAM\s–\s1:\d\d\sPM/)
      await expect(row).not.toContainText('Moonrise')
    }
    const day = page.getByRole('region', { name: 'Selected day' })
    await page
      .getByRole('gridcell', { name: /30 Nov 2026/ })
      .getByRole('button')
      .click()
    await day.getByRole('link', { name: 'Panchang of this day' }).click()
    await expect(page).toHaveURL(/\/panchang\?date=2026-11-30$/)
  },
)
