import type { Page } from '@playwright/test'
import { expect, settled, test, testWithWorker } from '#e2e/fixtures.ts'
import { menu, openMenu, signIn, signedIn } from '#e2e/people.ts'
import { textHere } from '#e2e/pseudo/readPseudo.ts'
import { toast } from '#e2e/toasts.ts'

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ })

/** *Adding...* stands for a moment: on a busy machine it is gone between two looks from outside. */
const isAdding = (page: Page): Promise<void> =>
  page.evaluate(
    (adding) =>
      new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          const buttons = [...document.querySelectorAll('button')]
          if (!buttons.some(({ textContent }) => textContent.includes(adding))) return
          observer.disconnect()
          resolve()
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
    textHere('Adding...'),
  )

async function add(page: Page, name: string): Promise<void> {
  const adding = isAdding(page)
  await page.getByRole('button', { name: `Add ${name} to cart` }).click()
  await adding
  await expect(toast(page, 'Added to cart')).toBeVisible()
}

test.describe('The shop', () => {
  test('shows five tabs that keep their place in the address, and sells nothing that is out of stock @engines', async ({
    page,
  }) => {
    await page.goto('/shop')
    const tabs = page.getByRole('navigation', { name: 'Categories' })
    await expect(tabs.getByRole('link')).toHaveText([
      'All Items',
      'Ganapati Idols',
      'Puja Kits',
      'Digital Items',
      'Books',
    ])
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThanOrEqual(16)
    const soldOut = page.getByRole('article').filter({ hasText: 'Arati and Havan Kit' })
    await expect(soldOut).toContainText('Out of Stock')
    await expect(soldOut.getByRole('button', { name: 'Out of Stock' })).toBeDisabled()
    const answered = page.waitForResponse(/\/api\/products\/category\/books(?:\?|$)/)
    await tabs.getByRole('link', { name: 'Books' }).click()
    await answered
    await expect(page).toHaveURL(/\/shop\?category=books$/)
    await expect.poll(() => page.getByRole('article').count()).toBeLessThan(8)
    await page.reload()
    await expect(tabs.getByRole('link', { name: 'Books' })).toHaveAttribute('aria-current', 'page')
    await page.goBack()
    await expect(tabs.getByRole('link', { name: 'All Items' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.getByRole('heading', { name: 'Delivery and returns' })).toBeVisible()
  })

  test(
    'says when products cannot be loaded, and loads them again',
    { tag: '@proof' },
    async ({ page, release }) => {
      release.answer(/^\/api\/products/, 503)
      await page.goto('/about')
      await openMenu(page)
      await menu(page).getByRole('link', { name: 'Shop', exact: true }).click()
      await expect(
        page.getByRole('heading', { name: 'Failed to load products. Please try again later.' }),
      ).toBeVisible()
      // The page comes whole from the server, with its products.
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  )
})

test.describe('The cart', () => {
  testWithWorker(
    'is filled and changed offline, survives, and is the same in every tab @engines',
    async ({ page, context, network }) => {
      await settled(page, '/shop')
      await expect(cartLink(page)).toBeHidden()
      await network.lose()
      await page.getByRole('link', { name: 'Brass Ganapati' }).click()
      await expect(page.getByRole('heading', { name: 'Brass Ganapati', level: 1 })).toBeVisible()
      await add(page, 'Brass Ganapati')
      await page.getByRole('button', { name: 'View cart' }).click()
      await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible()
      const line = page.getByRole('list', { name: 'Items' }).getByRole('listitem')
      await expect(line).toContainText('₹3,200')
      await page.getByRole('button', { name: 'One more Brass Ganapati' }).click()
      await expect(line).toContainText('₹6,400')
      await expect(page.getByText('Free delivery', { exact: true })).toBeVisible()

      const other = await context.newPage()
      await other.goto('/cart')
      await expect(other.getByRole('status').filter({ hasText: '2' }).first()).toBeVisible()
      await other.getByRole('button', { name: 'Remove Brass Ganapati' }).click()
      await expect(page.getByText('Your cart is empty')).toBeVisible()
      await other.getByRole('button', { name: 'Undo' }).click()
      await expect(line).toContainText('₹6,400')

      await page.reload()
      await expect(line).toContainText('₹6,400')
      await expect(cartLink(page)).toBeVisible()
    },
  )

  test(
    'is merged into the account at login, is the same on its other devices, and leaves with it',
    { tag: '@proof' },
    async ({ page, openDevice }) => {
      await page.goto('/shop?category=idols')
      await add(page, 'Brass Ganapati')
      const person = await signedIn(page)
      await expect(cartLink(page)).toBeVisible()

      const other = await openDevice()
      await signIn(other, person)
      await other.goto('/cart')
      await expect(other.getByRole('link', { name: 'Brass Ganapati' })).toBeVisible()
      const told = other.waitForResponse(/\/api\/cart$/)
      await other.getByRole('button', { name: 'One more Brass Ganapati' }).click()
      await told
      await page.goto('/cart')
      await expect(page.getByRole('list', { name: 'Items' })).toContainText('₹6,400')

      await openMenu(page)
      await menu(page).getByRole('button', { name: 'Logout' }).click()
      await expect(page.getByText('Your cart is empty')).toBeVisible()
      await expect(cartLink(page)).toBeHidden()
    },
  )
})
