import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { hydrated } from './fixtures.ts'

export type Credentials = { username: string; email: string; password: string }

let made = 0

/** A unique person, because journeys share a database. */
export const someone = (name = 'asha'): Credentials => {
  const unique = `${name}-${Date.now().toString(36)}${process.pid % 1000}${++made}`
  return { username: unique, email: `${unique}@temple.example`, password: 'Laddu-for-21' }
}

/** Has the server make the account, without the page. */
export async function register(device: APIRequestContext, person: Credentials): Promise<void> {
  const reply = await device.post('/api/auth/register', { data: person })
  expect(reply.status(), await reply.text()).toBeLessThan(300)
}

export async function fillLogin(page: Page, { username, password }: Credentials): Promise<void> {
  await page.getByLabel('Username or email').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

export const pressLogin = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()

/** By the form, as everybody does. */
export async function signIn(page: Page, person: Credentials): Promise<void> {
  await page.goto('/login')
  await hydrated(page)
  await fillLogin(page, person)
  await pressLogin(page)
  await expect(page).not.toHaveURL(/\/login/)
  await expect(page.locator('html')).toHaveAttribute('data-account')
}

/** A new account, logged in. */
export async function signedIn(page: Page, name?: string): Promise<Credentials> {
  const person = someone(name)
  await register(page.request, person)
  await signIn(page, person)
  return person
}

export const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** On a phone the links stand behind the tab *More*. One that is just closing is still seen for a moment. */
export async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'More', exact: true })
  const isOpen = await page.locator('#menu').evaluate((each) => each.matches(':popover-open'))
  if (!isOpen && (await button.isVisible())) await button.click()
  await expect(menu(page)).toBeVisible()
}

/** One of the tabs at the lower edge of a phone. */
export const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name })

/** On a phone in that sheet, too, which is closed again. */
export async function switchTheme(page: Page): Promise<void> {
  await openMenu(page)
  await page.getByRole('button', { name: /^(Dark|Light) mode$/ }).click()
  await page.keyboard.press('Escape')
}

/** Of the footer, whose columns are folds on a phone. */
export async function openFold(page: Page, title: string): Promise<void> {
  const fold = page.getByRole('contentinfo').locator('summary', { hasText: title })
  await expect(fold).toBeVisible()
  // What is in it is loaded when it is near.
  await fold.scrollIntoViewIfNeeded()
  if (!(await fold.evaluate((each) => each.closest('details')?.open))) await fold.click()
}

export const guestLinks = ['Login', 'Sign Up']
export const ownLinks = ['Account', 'Logout']

/** The links about accounts that can be seen in the header. */
export async function headerSays(page: Page): Promise<string[]> {
  const shown = menu(page).locator('.menu-account > *')
  return shown.evaluateAll((all) =>
    all.filter((each) => each.checkVisibility()).map((each) => each.textContent ?? ''),
  )
}
