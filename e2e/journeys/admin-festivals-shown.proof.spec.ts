import type { Page } from '@playwright/test'
import { openAdmin } from '#e2e/admin.ts'
import { axeFaults } from '#e2e/axe.ts'
import { expect, test } from '#e2e/fixtures.ts'

test.use({
  viewport: { width: 1440, height: 900 },
})

type ListedFestival = { name: string; slug: string }

/** What any devotee is answered. */
const listed = async (page: Page, path: string): Promise<ListedFestival[]> => {
  const reply = await page.request.get(`/api/festivals/${path}`)
  expect(reply.status(), await reply.text()).toBe(200)
  return reply.json()
}
const namesOf = async (page: Page, path: string): Promise<string[]> =>
  (await listed(page, path)).map(({ name }) => name)

const everyGreat = 'upcoming?groups=great'

test('An editor shows Ekadashi everywhere and leaves out Nag Panchami, and devotees see it at once', async ({
  page,
  openDevice,
}) => {
  const devotee = await openDevice()
  expect((await namesOf(devotee, 'upcoming')).join()).not.toContain('Ekadashi')
  const nagas = (await listed(devotee, everyGreat)).find(({ name }) => name === 'Nag Panchami')
  const statusOf = async () => (await devotee.request.get(`/calendar/${nagas?.slug}`)).status()
  expect(await statusOf()).toBe(200)

  await openAdmin(page, 'editor', 'festivals')
  await page.getByRole('link', { name: 'Which festivals are shown' }).click()
  const ekadashi = page.getByRole('group', { name: 'Ekadashi', exact: true })
  await expect(ekadashi.getByLabel('Only for devotees who turn it on')).toBeChecked()
  // With the keyboard alone.
  await ekadashi.getByLabel('Only for devotees who turn it on').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(ekadashi.getByLabel('Everywhere')).toBeChecked()
  const nagPanchami = page.getByRole('checkbox', { name: 'Nag Panchami' })
  await nagPanchami.focus()
  await page.keyboard.press('Space')
  await expect(nagPanchami).not.toBeChecked()
  await expect(page.getByText('Changes not saved yet')).toBeVisible()
  expect(await axeFaults(page, 'the choice')).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Everything is saved')).toBeVisible()
  await page.reload()
  await expect(ekadashi.getByLabel('Everywhere')).toBeChecked()
  await expect(nagPanchami).not.toBeChecked()

  const coming = await namesOf(devotee, 'upcoming')
  expect(coming.filter((name) => name.endsWith('Ekadashi')).length).toBeGreaterThan(20)
  expect(await namesOf(devotee, everyGreat)).not.toContain('Nag Panchami')
  expect(await statusOf()).toBe(404)
  expect(await namesOf(devotee, everyGreat)).toContain('Raksha Bandhan')
  const feed = await (await devotee.request.get('/calendar/feed/temple.ics')).text()
  expect(feed).toContain('Ekadashi')

  await page.goto('/admin/festivals?search=nag+panchami')
  const row = page.getByRole('link', { name: 'Nag Panchami' }).first()
  await expect(row).toContainText('Great festival')
  await expect(row).toContainText('Not shown')
  await row.click()
  await expect(page.getByText('Panchami is present at sunrise')).toBeVisible()
  await expect(page.getByText('Nobody: the temple leaves this festival out')).toBeVisible()

  // As the other journeys know it.
  await page.goto('/admin/festivals/shown')
  await ekadashi.getByLabel('Only for devotees who turn it on').check()
  await nagPanchami.check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Everything is saved')).toBeVisible()
  expect((await namesOf(devotee, 'upcoming')).join()).not.toContain('Ekadashi')
})
