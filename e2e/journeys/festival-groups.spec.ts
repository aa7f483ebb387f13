import { axeFaults } from '#e2e/axe.ts'
import { day, details, grid, opened, turnTo } from '#e2e/calendarPage.ts'
import { broughtAll, expect, hydrated, test, testWithWorker } from '#e2e/fixtures.ts'

test.describe('Festivals beyond Ganesha’s', () => {
  testWithWorker(
    'are on the calendar with their hours and the reason for their day, offline too',
    { tag: '@proof' },
    async ({ page, network }) => {
      await opened(page)
      await broughtAll(page)
      await network.lose()
      await page.reload()
      await expect(grid(page)).toHaveAttribute('aria-busy', 'false')
      await turnTo(page, 'October', 2025)
      await day(page, '2025-10-20').click()
      await expect(details(page).getByRole('heading', { name: 'Lakshmi Puja' })).toBeVisible()
      await expect(details(page)).toContainText('Evening worship')
      await expect(details(page)).toContainText(
        'Amavasya is present in the evening (pradosha) on this day only.',
      )
      // Maharashtra kept the day after.
      await expect(details(page)).toContainText('21 Oct 2025')
      await details(page).getByRole('link', { name: 'How to observe it: Lakshmi Puja' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Lakshmi Puja' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'The night of lamps' })).toBeVisible()
      await expect(page.getByText(/^Sources: .*Dharmasindhu/)).toBeVisible()
    },
  )

  test(
    'are turned on and off by group, which this phone remembers',
    { tag: '@proof' },
    async ({ page }) => {
      await opened(page)
      await turnTo(page, 'November', 2026)
      const ekadashi = day(page, '2026-11-20')
      await expect(ekadashi).not.toHaveAccessibleName(/Ekadashi, |Kartiki/)
      await page.getByText('More festivals, tithis').click()
      await page.getByRole('checkbox', { name: 'Ekadashi' }).check()
      await expect(ekadashi).toHaveAccessibleName(/Kartiki Ekadashi/)
      await page.getByRole('checkbox', { name: 'Great festivals' }).uncheck()
      await expect(day(page, '2026-11-08')).not.toHaveAccessibleName(/Lakshmi Puja/)
      await page.goto('/')
      await hydrated(page)
      await opened(page)
      await page.getByText('More festivals, tithis').click()
      await expect(page.getByRole('checkbox', { name: 'Ekadashi' })).toBeChecked()
      await expect(page.getByRole('checkbox', { name: 'Great festivals' })).not.toBeChecked()
    },
  )

  test(
    'have a page for a first visit, with a calendar of their own to subscribe to',
    { tag: '@proof' },
    async ({ page, request }) => {
      await page.goto('/calendar/mokshada-ekadashi-2026')
      await hydrated(page)
      await expect(page.getByText('Ekadashi is present at sunrise on this day only.')).toBeVisible()
      await page.getByText('Other calendars').click()
      await expect(page.getByText('/calendar/feed/temple/ekadashi.ics')).toBeVisible()
      const feed = await (await request.get('/calendar/feed/temple/ekadashi.ics')).text()
      expect(feed).toContain('SUMMARY:Mokshada Ekadashi')
      expect(feed).not.toContain('Sankashti')
      expect(await axeFaults(page, 'an Ekadashi')).toEqual([])
    },
  )
})
