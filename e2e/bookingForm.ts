import type { APIRequestContext, Page } from '@playwright/test'
import { expect, hydrated, test } from '#e2e/fixtures.ts'
import { rowsOn } from '#e2e/phone.ts'
import { temple } from '#e2e/temple.ts'

export { toast } from '#e2e/toasts.ts'

let daysTaken = 0

/**
 * Journeys share one database, and some pujas have only one place: each journey books different
 * days.
 */
export const freshDay = (): string => {
  const ahead = 10 + ((test.info().workerIndex * 15 + daysTaken++) % 150)
  return new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
}

export const openForm = async (page: Page) => {
  await page.goto('/puja')
  await hydrated(page)
}

/** Opens a step of the form, the second by its address: its button wants the first to be filled in. */
export const openStep = async (page: Page, name: 'Puja' | 'Your names') => {
  const open = page.locator('form.booking')
  const isAt = await open.getAttribute('data-step')
  if (name === 'Puja' && isAt !== 'puja') await page.getByRole('button', { name: 'Change' }).click()
  if (name === 'Your names' && isAt !== 'names')
    await page.evaluate(() => {
      const here = new URL(location.href)
      // As the form does: the steps of a change leave no entries of their own.
      const isChange = here.searchParams.has('edit')
      here.searchParams.set('step', 'names')
      history[isChange ? 'replaceState' : 'pushState'](history.state, '', here)
    })
  await expect(open).toHaveAttribute('data-step', name === 'Puja' ? 'puja' : 'names')
}

/** A puja of the form, also one that is folded below the first three. */
export const choosePuja = async (page: Page, name: string | RegExp) => {
  // Not by a press: a draft that is restored opens the fold, and the press would close it.
  await page.locator('.puja-more').evaluate((fold: HTMLDetailsElement) => void (fold.open = true))
  await page.getByRole('radio', { name }).check()
}

/** A day that is not among the coming ones. */
export const chooseDay = async (page: Page, date: string) => {
  const field = page.getByLabel('Preferred date')
  if (!(await field.isVisible())) await page.getByText('Another day', { exact: true }).click()
  await field.fill(date)
}

export const fill = async (page: Page, date: string) => {
  await openStep(page, 'Puja')
  await page.getByRole('radio', { name: /Sankashti Puja/ }).check()
  await chooseDay(page, date)
  await page.getByRole('radio', { name: /Evening/ }).check()
  await openStep(page, 'Your names')
  await page.getByRole('button', { name: 'Add a name' }).click()
  await page.getByRole('textbox', { name: 'Name 2' }).fill('Anand Kulkarni')
  await page.getByLabel('Your full name').fill('Meera Kulkarni')
  await page.getByLabel('Email').first().fill('meera@example.org')
  await page.getByRole('checkbox', { name: /accept the terms/ }).check()
}

export const send = async (page: Page) => {
  await openStep(page, 'Your names')
  await page.getByRole('button', { name: 'Book Puja' }).click()
}

export const bare = (date: string) => ({
  pujaType: 'custom',
  preferredDate: date,
  preferredTime: 'morning',
  fullName: 'Ravi Joshi',
  email: 'ravi@example.org',
})

/** Somebody else, who is online, takes the only place of a slot; or took it earlier. */
export const takePlace = async (
  request: APIRequestContext,
  date: string,
  preferredTime = 'morning',
) => {
  const server = temple().upstream
  const data = { ...bare(date), preferredTime }
  const answer = await request.post(`${server}/api/puja-bookings`, { data })
  expect([200, 409]).toContain(answer.status())
}

/** What the phone stores of a form that was not sent. */
export const draftOf = async (page: Page): Promise<string> =>
  JSON.stringify((await rowsOn(page, 'drafts', 'booking'))[0] ?? '')
