import { axeOn } from '#e2e/axe.ts'
import { day, grid, opened, turnTo } from '#e2e/calendarPage.ts'
import { broughtAll, drawn, expect, hydrated, test, testWithWorker } from '#e2e/fixtures.ts'
import { jumps, watchJumps } from '#e2e/jumps.ts'
import { temple } from '#e2e/temple.ts'

test.describe('The calendar', () => {
  test('is there before any script: six weeks with tithi, moon and festivals @engines', async ({
    openDevice,
  }) => {
    const page = await openDevice({ javaScriptEnabled: false })
    await page.goto('/calendar')
    await expect(grid(page).getByRole('gridcell')).toHaveCount(42)
    await expect(grid(page).locator('svg[width="18"]')).toHaveCount(42)
    await expect(grid(page).getByRole('button', { name: /Chaturthi/ })).not.toHaveCount(0)
    await expect(
      page.getByRole('region', { name: 'Upcoming Festivals' }).getByRole('link'),
    ).not.toHaveCount(0)
  })

  testWithWorker(
    'is taken over without a complaint and without a jump',
    { tag: ['@proof', '@engines'] },
    async ({ page, problems }) => {
      await watchJumps(page)
      await opened(page)
      await broughtAll(page)
      await drawn(page)
      expect(problems).toEqual([])
      expect(await jumps(page)).toBeLessThan(0.01)
    },
  )

  testWithWorker(
    'does not jump on a day of fasting either, when the phone has computed it',
    { tag: '@proof' },
    async ({ page, network }) => {
      await watchJumps(page)
      await page.goto('/calendar')
      await hydrated(page)
      await broughtAll(page)
      await network.lose()
      await page.clock.install({ time: new Date('2026-12-26T18:30:00+05:30') })
      await page.reload()
      await expect(page.getByRole('timer')).toBeVisible()
      await expect(grid(page)).toHaveAttribute('aria-busy', 'false')
      expect(await jumps(page)).toBeLessThan(0.01)
    },
  )

  test('has the bell of a festival’s page in the panel of its day', async ({ page }) => {
    await opened(page)
    const chosen = page.getByRole('region', { name: 'Selected day' })
    await grid(page)
      .getByRole('button', { name: /^Saturday, 26 Dec/ })
      .click()
    await expect(chosen.getByRole('heading', { name: 'Akhuratha Sankashti' })).toBeVisible()
    await expect(chosen.getByRole('button', { name: 'Remind me' })).toBeVisible()
    await expect(chosen.getByText(/^On this phone, first on Saturday, 19 Dec/)).toBeVisible()
  })

  test('is walked with the keys of a grid, and Back finds the month that was left @engines', async ({
    page,
  }) => {
    await opened(page)
    await turnTo(page, 'November', 2026)
    // The mark of a festival beside its moon, above a tithi of three characters.
    await expect(day(page, '2026-11-06')).toHaveAccessibleName(/Dhanteras/)
    const overfull = await grid(page)
      .locator('.day')
      .evaluateAll((days) =>
        days
          .filter((each) => each.scrollHeight > each.clientHeight)
          .map((each) => each.getAttribute('data-date')),
      )
    expect(overfull).toEqual([])
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
      /^Friday, 13 Nov 2026, .*Chaturthi at sunrise, Vinayaka Chaturthi/,
    )
    await page.keyboard.press('PageDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/calendar\/vinayaka-chaturthi-[a-z]+-2026$/)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible()
  })

  test('fetches the month that is turned to, every time', { tag: '@proof' }, async ({ page }) => {
    // Counted when it has been answered: a month that is still on its way is not fetched again.
    const answered: string[] = []
    page.on('requestfinished', (request) => answered.push(new URL(request.url()).pathname))
    const fetched = (month: number) =>
      answered.filter((path) => path === `/api/festivals/month/2026/${month}`).length
    await opened(page)
    await turnTo(page, 'November', 2026)
    await expect.poll(() => fetched(11)).toBe(1)
    const before = fetched(12)
    await page.getByRole('button', { name: 'Next month' }).click()
    await expect.poll(() => fetched(12)).toBe(before + 1)
    await page.getByRole('button', { name: 'Previous month' }).click()
    await expect.poll(() => fetched(11)).toBe(2)
    await page.getByRole('button', { name: 'Next month' }).click()
    await expect.poll(() => fetched(12)).toBe(before + 2)
  })

  test('keeps the grid when the fetch fails', { tag: '@proof' }, async ({ page, release }) => {
    await opened(page)
    await turnTo(page, 'November', 2026)
    release.answer(/^\/api\/festivals/, 500, 'broken')
    await page.getByRole('button', { name: 'Next month' }).click()
    await expect(day(page, '2026-12-26')).toHaveAccessibleName(/Akhuratha Sankashti/)
    await expect(page.getByText('Failed to load calendar')).toHaveCount(0)
    await expect(page.getByText('Failed to load upcoming festivals')).toHaveCount(0)
  })

  test(
    'is swiped on a phone, and scrolled up and down as any page',
    { tag: '@proof' },
    async ({ page, context }) => {
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
    },
  )
})

test.describe('A phone’s clock', () => {
  test(
    'that is years off is reported, and today follows the temple’s',
    { tag: '@proof' },
    async ({ page }) => {
      const { headers } = await fetch(`${temple().upstream}/api/health`)
      const served = new Date(headers.get('date') ?? '')
      await page.clock.setFixedTime(new Date('2019-03-01T06:00:00Z'))
      await page.goto('/calendar')
      await expect(
        page.getByText('Your phone’s date looks wrong: it shows 1 Mar 2019'),
      ).toBeVisible()
      await expect(page.locator('[aria-current="date"]')).toHaveAttribute(
        'data-date',
        new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(served),
      )
    },
  )
})

for (const theme of ['light', 'dark'] as const)
  test(
    `axe finds nothing in the calendar and its list of cities, ${theme}`,
    { tag: '@proof' },
    async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
      await opened(page)
      const seen = async () => (await axeOn(page).analyze()).violations
      expect((await seen()).map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      await page.getByRole('button', { name: /^My city: / }).click()
      await expect(page.getByRole('option').first()).toBeVisible()
      expect((await seen()).map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    },
  )
