import type { Page } from '@playwright/test'
import { textHere } from '#e2e/pseudo/readPseudo.ts'

/** The contact form, filled in and not yet sent. */
export async function writeMessage(page: Page, message: string): Promise<void> {
  await page.getByLabel('Your name').fill('Asha Kulkarni')
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill('asha@temple.example')
  await page.getByLabel('Subject').selectOption({ label: textHere('Puja Inquiry') })
  await page.getByLabel('Message', { exact: true }).fill(message)
}

export const pressSend = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()

export async function sendMessage(page: Page, message: string): Promise<void> {
  await writeMessage(page, message)
  await pressSend(page)
}
