import type { Locator, Page } from '@playwright/test'

/**
 * A line of a toast, as it is seen. The whole page would also have what is read aloud of it for a
 * moment.
 */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: /^Notifications/ }).getByText(text, { exact: true })
