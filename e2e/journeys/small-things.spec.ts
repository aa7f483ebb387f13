import type { Page } from '@playwright/test'
import { openDonate, fillDonation, donate } from '#e2e/donations.ts'
import { toast } from '#e2e/bookingForm.ts'
import { broughtAll, expect, hydrated, test, testWithWorker } from '#e2e/fixtures.ts'
import { openFold } from '#e2e/people.ts'

/** Texts that are wider or higher than the element that shows them. */
const cut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.scrollWidth > element.clientWidth)
        .map((element) => element.textContent),
    )

const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

testWithWorker(
  'The temple’s name stays whole while something waits to be sent',
  { tag: '@proof' },
  async ({ page, network }) => {
    await page.goto('/mantras')
    await hydrated(page)
    await broughtAll(page)
    await network.lose()
    const footer = page.getByRole('contentinfo')
    await openFold(page, 'Newsletter')
    await footer.getByRole('textbox').fill('meera@example.org')
    await footer.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.locator('#outbox-badge a')).toBeVisible()
    // Further down the bar names the page instead.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(page.locator('html')).not.toHaveAttribute('data-scrolled')
    expect(await cut(page, '.temple-name, .temple-place')).toEqual([])
    await expect(page.locator('.temple-place')).toHaveText('Pune, Maharashtra')
    expect((await page.locator('.temple-place').boundingBox())?.height).toBeLessThan(30)
  },
)

test(
  'A city chosen with the keyboard leaves the focus where the list was opened',
  { tag: '@proof' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/calendar')
    await hydrated(page)
    await page.getByRole('button', { name: /Pune/ }).first().focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('combobox').fill('nashik')
    await expect(page.getByRole('option', { name: /^Nashik/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /Nashik/ }).first()).toBeFocused()
  },
)

test('Large letters break no word of the city', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/calendar')
  await hydrated(page)
  await enlarge(page)
  const lines = await page.locator('.city-chip b').evaluate((name) => name.getClientRects().length)
  expect(lines).toBe(1)
  await page.locator('.city-chip').click()
  const dialog = page.getByRole('dialog').locator('.dialog')
  await expect(dialog).toBeVisible()
  const { x = 0, width = 0 } = (await dialog.boundingBox()) ?? {}
  expect(x + width).toBeLessThanOrEqual(360)
})

test(
  'In forced colours today and the chosen day are told apart',
  { tag: '@proof' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/calendar')
    await hydrated(page)
    const today = page.locator('.day[aria-current=date]')
    await today.click()
    const lookOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { borderTopColor, borderTopWidth } = getComputedStyle(element)
          return `${borderTopColor} ${borderTopWidth}`
        })
    const other = await lookOf('[aria-selected=false] > .day')
    expect(await lookOf('[aria-selected=true] > .day')).not.toBe(other)
    const discOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await discOf('.day[aria-current=date] .day-number')).not.toBe(
      await discOf('[aria-selected=false] > .day .day-number'),
    )
    await expect(page.locator('.toran')).toBeHidden()
  },
)

test('In the display face a zero is no letter O', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  const widths = await page.evaluate(async () => {
    await document.fonts.load('100px "Modak Display"')
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    if (!canvas) throw new Error('no canvas')
    canvas.font = '100px "Modak Display"'
    return ['0', '8', 'O'].map((sign) => canvas.measureText(sign).width)
  })
  const [zero = 0, eight = 0, letter = 0] = widths
  expect(zero).toBeLessThan(letter * 0.8)
  expect(zero).toBeLessThan(eight * 1.15)
})

test('What is printed bears the temple’s name and address', { tag: '@proof' }, async ({ page }) => {
  for (const path of [
    '/panchang/month',
    '/calendar/ganadhipa-sankashti-2026',
    '/mantras/vakratunda',
  ]) {
    await page.goto(path)
    await hydrated(page)
    await page.emulateMedia({ media: 'print' })
    const head = page.locator('.letterhead')
    await expect(head).toBeVisible()
    await expect(head).toContainText('Shri Ganesha Mandir')
    await expect(head).toContainText('411011')
    await page.emulateMedia({ media: 'screen' })
    await expect(head).toBeHidden()
  }
})

test(
  'The calendar is printed with its days, readable in the dark theme, too',
  { tag: '@proof' },
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.goto('/calendar')
    await hydrated(page)
    const days = page.getByRole('grid').getByRole('button')
    await expect(days).toHaveCount(42)
    await page.emulateMedia({ media: 'print' })
    for (const day of await days.all()) await expect(day).toBeVisible()
    const sankashti = page.locator('main .tone-sankashti').first()
    await expect(sankashti).toHaveCSS('background-color', 'rgb(242, 242, 242)')
    await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0)
  },
)

test('After a decline nothing covers the card’s number', { tag: '@proof' }, async ({ page }) => {
  await openDonate(page)
  await fillDonation(page, 'Card')
  await donate(page)
  await page.getByRole('button', { name: /0002/ }).click()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(toast(page, 'Payment Failed')).toBeVisible()
  await expect(page.getByRole('main').getByText('Payment Failed', { exact: true })).toHaveCount(0)
  const message = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  const boxes = await Promise.all(
    [page.getByLabel('Card number'), message].map((part) => part.boundingBox()),
  )
  const [field, told] = boxes
  if (!field || !told) throw new Error('both are shown')
  const isCovered = field.y < told.y + told.height && told.y < field.y + field.height
  expect(isCovered).toBe(false)
})

test('No space is left for messages that are not there', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/donate')
  await hydrated(page)
  const hint = await page.getByLabel('Your amount in rupees').boundingBox()
  const next = await page.getByText('You’ll enter card details on the next page.').boundingBox()
  expect((next?.y ?? 0) - (hint?.y ?? 0) - (hint?.height ?? 0)).toBeLessThan(36)
  await page.goto('/mantras')
  await hydrated(page)
  await openFold(page, 'Newsletter')
  const newsletter = page.locator('.footer-newsletter')
  await expect(newsletter.getByRole('button')).toBeVisible()
  const room = await newsletter.evaluate((element) => {
    const form = element.querySelector('form')
    return element.getBoundingClientRect().height - (form?.getBoundingClientRect().height ?? 0)
  })
  expect(room).toBeLessThan(24)
})

test(
  'A festival has the same category on its page as in the calendar',
  { tag: '@proof' },
  async ({ page }) => {
    await page.goto('/calendar/ganesh-chaturthi-2026')
    await expect(page.getByRole('main').getByText('Major festival', { exact: true })).toBeVisible()
  },
)
