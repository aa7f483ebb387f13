import { AxeBuilder } from '@axe-core/playwright'
import { expect, hydrated, installed, test } from '#e2e/fixtures.ts'

test.describe('The daily panchang', () => {
  test('says the day, and turns to the ones beside it', async ({ page, problems }) => {
    await page.goto('/panchang?date=2026-11-27')
    await expect(page.getByText('Friday, Nov 27, 2026')).toBeVisible()
    await expect(page.getByText('Shukravara')).toBeVisible()
    await expect(page.getByText('8:51 PM')).toBeVisible()
    await expect(page.getByText('Kartika (amanta)')).toBeVisible()
    await expect(page.getByText('Margashirsha (purnimanta)')).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await page.getByRole('link', { name: 'Day after' }).click()
    await expect(page.getByText('Saturday, Nov 28, 2026')).toBeVisible()
    await page.getByRole('link', { name: 'Day before' }).click()
    await expect(page.getByText('Friday, Nov 27, 2026')).toBeVisible()
    expect(problems).toEqual([])
  })

  test('says so where there is no such day', async ({ page }) => {
    await page.goto('/panchang?date=2026-02-30')
    await expect(page.getByText('There is no such day')).toBeVisible()
    await page.goto('/panchang?date=1949-12-31')
    await expect(page.getByText('It knows the sky from 1950 to 2100.')).toBeVisible()
    await page.getByRole('link', { name: 'To today' }).click()
    await expect(page.getByText('Sunrise', { exact: true })).toBeVisible()
  })

  test('is there for the last day of its years without a network', async ({ page, network }) => {
    await page.goto('/')
    await hydrated(page)
    await installed(page)
    await network.lose()
    await page.goto('/panchang?date=2100-12-31')
    await expect(page.getByText('Friday, Dec 31, 2100')).toBeVisible()
    await expect(page.getByText('Shukravara')).toBeVisible()
  })

  test('has a month that fits on a sheet of paper', async ({ page }) => {
    await page.goto('/panchang/month?month=2026-11')
    await expect(page.getByRole('row')).toHaveCount(31)
    await expect(page.getByRole('row', { name: /27 Fri/ })).toContainText('Ganadhipa Sankashti')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeHidden()
    const sheets = async () => {
      const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
      return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length
    }
    expect(await sheets()).toBe(1)
    await page.goto('/panchang/month?month=2026-12')
    await expect(page.getByRole('row')).toHaveCount(32)
    expect(await sheets()).toBe(1)
  })
})
