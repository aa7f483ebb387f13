import { type APIRequestContext, expect, type Page, request } from '@playwright/test'
import type { Role } from '#contract/accounts/roles.ts'
import { firstAdmin } from './firstAdmin.ts'
import { mailedPath } from './mails.ts'
import { register, type Credentials, someone } from './people.ts'
import { temple } from './temple.ts'

/** Another device, which works by the API alone. */
function otherDevice(): Promise<APIRequestContext> {
  const { upstream } = temple()
  return request.newContext({ baseURL: upstream, extraHTTPHeaders: { origin: upstream } })
}

/** Another administrator. */
export async function adminClient(): Promise<APIRequestContext> {
  const client = await otherDevice()
  const { email, password } = firstAdmin
  const reply = await client.post('/api/auth/login', { data: { username: email, password } })
  expect(reply.status(), await reply.text()).toBe(200)
  return client
}

/** A person with this role who works by the API alone. */
export async function clientOf(role: Role): Promise<APIRequestContext> {
  const { username, password } = await member(role)
  const client = await otherDevice()
  const reply = await client.post('/api/auth/login', { data: { username, password } })
  expect(reply.status(), await reply.text()).toBe(200)
  return client
}

/** Uses the confirmation email, because only confirmed accounts get a role. */
async function confirmAddress(device: APIRequestContext, { email, password }: Credentials) {
  const [, token] = (await mailedPath(email, '/confirm-email')).split('#')
  const reply = await device.post('/api/auth/confirm-email', { data: { token, password } })
  expect(reply.status(), await reply.text()).toBe(200)
}

/** Somebody new with a role, not logged in yet on the page's device. */
export async function member(role: Role): Promise<Credentials> {
  const person = someone(role)
  const device = await otherDevice()
  await register(device, person)
  if (role !== 'user') await confirmAddress(device, person)
  await device.dispose()
  if (role === 'user') return person
  const client = await adminClient()
  const { items } = await (await client.get(`/api/admin/people?search=${person.username}`)).json()
  const reply = await client.post(`/api/admin/people/${items[0].id}/role`, {
    data: { role, currentPassword: firstAdmin.password },
  })
  expect(reply.status(), await reply.text()).toBe(200)
  await client.dispose()
  return person
}

/** Signs the page's browser in without its form, and opens a page of the back office. */
export async function openAdmin(page: Page, role: Role, path = ''): Promise<Credentials> {
  const person = await member(role)
  await takeSeat(page, person, path)
  return person
}

async function takeSeat(page: Page, person: Credentials, path = ''): Promise<void> {
  await page.goto('/admin')
  const { username, password } = person
  const status = await page.evaluate(async (body) => {
    const reply = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const { id } = await reply.json()
    // An administrator is asked for two-step login once; its own journey is elsewhere.
    localStorage.setItem('modak-two-step-later', id)
    return reply.status
  }, JSON.stringify({ username, password }))
  expect(status).toBe(200)
  await page.goto(`/admin/${path}`)
}

/** The menu with all sections; on a phone it is in a sheet until it is asked for. */
export const officeMenu = (page: Page) => page.getByRole('navigation', { name: 'Back office' })

/** Goes to a section by the menu. */
export async function openSection(page: Page, name: string): Promise<void> {
  const more = page.getByRole('button', { name: 'More', exact: true })
  await expect(page.getByRole('button', { name: 'Find' })).toBeVisible()
  if (await more.isVisible()) await more.click()
  await officeMenu(page).getByRole('link', { name }).click()
}

/** A day of the coming week, on the first page. */
export const dayOfWeek = (page: Page, date: string) =>
  page
    .locator('section', { has: page.getByRole('heading', { name: 'This week' }) })
    .locator(`a[href$="/${date}"]`)
