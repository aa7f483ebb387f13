import { expect, type Page } from '@playwright/test'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { hydrated } from './fixtures.ts'
import { mailedPath } from './mails.ts'
import type { Release } from './release.ts'
import { offerUpi, withdrawUpi } from './upi.ts'

/** The temple gives 80G receipts. */
export async function offer80G(page: Page, release: Release): Promise<void> {
  const site = await (await page.request.get(`${release.origin}/api/site`)).json()
  release.answer(/^\/api\/site$/, 200, JSON.stringify({ ...site, has80G: true }))
}

export async function openDonate(page: Page): Promise<void> {
  await page.goto('/donate')
  await hydrated(page)
}

export async function fillDonation(
  page: Page,
  method: 'Card' | 'UPI',
  preset = '₹501',
  email = 'meera@example.org',
) {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: preset, exact: true }).click()
  const change = main.getByRole('button', { name: 'Change', exact: true })
  // Somebody who gave here before is known, as soon as the phone's storage has answered.
  await expect(async () => {
    if (await change.isVisible()) await change.click()
    await main.getByLabel('Your full name').fill('Meera Kulkarni', { timeout: 1000 })
  }).toPass()
  await main.getByLabel('Email').fill(email)
  // With one way to pay there is nothing to choose.
  const way = main.getByRole('radio', { name: method })
  if (await way.isVisible()) await way.check()
}

/** What few need is folded: purpose, message and the 80G receipt. */
export const openMore = (page: Page) => page.locator('form .form-fold > summary').click()

export const donate = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Donate/ })
    .click()

export async function atCheckout(page: Page, preset?: string, email?: string): Promise<void> {
  await openDonate(page)
  await fillDonation(page, 'Card', preset, email)
  await donate(page)
  await expect(page.getByText('Test mode: no money moves')).toBeVisible()
}

export const pay = (page: Page) => page.getByRole('button', { name: /^Pay ₹/ }).click()

/** What a phone stored before the screen could show it. */
export async function scanned(page: Page, name: RegExp): Promise<string | undefined> {
  const { data, width, height } = PNG.sync.read(
    await page.getByRole('img', { name }).screenshot({ animations: 'disabled' }),
  )
  return jsQR(new Uint8ClampedArray(data), width, height)?.data
}

/** Everything of ours that a phone stores, as text, by place. Pictures and sound are left out. */
export const storedOnPhone = (page: Page): Promise<{ where: string; text: string }[]> =>
  page.evaluate(async () => {
    const kept: { where: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        const type = answer?.headers.get('content-type') ?? ''
        const text = /image|audio|font/.test(type) ? '' : ((await answer?.text()) ?? '')
        kept.push({ where: `cache ${request.url}`, text })
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(new Error(name)))
      })
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<unknown>((resolve) => {
          const asking = db.transaction(store).objectStore(store).getAll()
          asking.addEventListener('success', () => resolve(asking.result))
        })
        kept.push({ where: `database ${name}/${store}`, text: JSON.stringify(rows) })
      }
      db.close()
    }
    for (const [name, storage] of Object.entries({ localStorage, sessionStorage })) {
      kept.push({ where: name, text: JSON.stringify({ ...storage }) })
    }
    kept.push({ where: 'history', text: JSON.stringify(history.state) + location.href })
    return kept
  })

/** Every page and state during a donation, one after the other. */
export async function alongDonations(
  page: Page,
  release: Release,
  look: (state: string) => Promise<void>,
): Promise<void> {
  const email = `along-${page.viewportSize()?.width}-${Date.now()}@example.org`
  const main = page.getByRole('main')
  await openDonate(page)
  await donate(page)
  await expect(main.getByText('Please enter an amount')).toBeVisible()
  await look('the errors of the form')
  await atCheckout(page, '₹5,001', email)
  await pay(page)
  await expect(main.getByText('Please enter the card number')).toBeVisible()
  await look('the errors of the card')
  await main.getByRole('button', { name: /0002/ }).click()
  await pay(page)
  await expect(main.getByText('Your card was declined.')).toBeVisible()
  await look('a declined card')
  await main.getByRole('button', { name: /3220/ }).click()
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Your bank asks: is this you?' })).toBeFocused()
  await look('the bank asks')
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your donation!' })).toBeVisible()
  await look('the thanks')
  const receipt = await mailedPath(email, '/receipt/test-[\\w-]+')
  await page.goto(receipt)
  await expect(main.getByRole('heading', { name: /^Receipt TEST-/ })).toBeVisible()
  await look('the receipt')
  const [, number = '', token = ''] = /\/receipt\/([\w-]+)#(.*)/.exec(receipt) ?? []
  const said = await page.request.get(
    `${release.origin}/api/donation-receipts/${number}?token=${token}`,
  )
  const body = JSON.stringify({ ...(await said.json()), isTest: false, refundedAmount: 100.5 })
  const asBefore = release.answer(/^\/api\/donation-receipts\//, 200, body)
  await page.reload()
  await expect(main.getByText('₹100.50 of it has since been refunded.')).toBeVisible()
  await look('a receipt of which a part was given back')
  asBefore()
  await offerUpi()
  try {
    await openDonate(page)
    await expect(page.getByRole('radio', { name: 'UPI' })).toBeEnabled()
    await fillDonation(page, 'UPI')
    await donate(page)
    await expect(page.getByRole('button', { name: 'I have paid' })).toBeVisible()
    await expect(page.getByRole('img', { name: /^QR code that pays/ })).toBeVisible()
    await look('a pledge')
  } finally {
    await withdrawUpi()
  }
}
