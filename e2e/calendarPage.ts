import type { Page } from '@playwright/test'
import { expect, hydrated } from '#e2e/fixtures.ts'
import { textHere } from '#e2e/pseudo/readPseudo.ts'

export const grid = (page: Page) => page.getByRole('grid')
export const day = (page: Page, date: string) => grid(page).locator(`[data-date="${date}"]`)
export const details = (page: Page) => page.getByRole('region', { name: 'Selected day' })

/** The calendar works: its own code has loaded and the almanac has answered. */
export const opened = async (page: Page) => {
  await page.goto('/calendar')
  await hydrated(page, '[role="grid"]')
  await expect(grid(page)).toHaveAttribute('aria-busy', 'false')
}

export const turnTo = async (page: Page, month: string, year: number) => {
  await page.getByRole('combobox', { name: 'Year' }).selectOption(String(year))
  await page.getByRole('combobox', { name: 'Month' }).selectOption(textHere(month))
  await expect(page.getByRole('heading', { name: `${month} ${year}` })).toBeVisible()
}

export const chooseCity = async (page: Page, typed: string, name: RegExp) => {
  await page.getByRole('button', { name: /^My city: / }).click()
  await page.getByRole('combobox', { name: 'Name of the city' }).fill(typed)
  await page.getByRole('option', { name }).first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
