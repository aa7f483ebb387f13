import type { Locator } from '@playwright/test'
import { expect, hydrated, isHydrated, test } from '#e2e/fixtures.ts'
import { switchTheme } from '#e2e/people.ts'
import { addressHere } from '#e2e/pseudo/readPseudo.ts'

type NameAndTarget = readonly [name: string, target: string]

const headerLinks: NameAndTarget[] = [
  ['Home', '/'],
  ['Daily Mantras', '/mantras'],
  ['Festivals', '/calendar'],
  ['Book Puja', '/puja'],
  ['Shop', '/shop'],
  ['Donate', '/donate'],
  ['Blog', '/blog'],
  ['Contact', '/contact'],
]
const accountLinks: NameAndTarget[] = [
  ['Login', '/login'],
  ['Sign Up', '/signup'],
]
const quickLinks: NameAndTarget[] = [
  ['Home', '/'],
  ['Daily Mantras', '/mantras'],
  ['Festival Calendar', '/calendar'],
  ['Book Puja', '/puja'],
  ['Shop', '/shop'],
  ['Donate', '/donate'],
  ['Blog', '/blog'],
]
const legalLinks = ['Privacy Policy', 'Terms of Service', 'Shipping Policy', 'Refund Policy', 'FAQ']

const targetsOf = (links: Locator): Promise<(string | null)[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))

async function expectLinks(links: Locator, expected: readonly NameAndTarget[]): Promise<void> {
  await expect(links).toHaveText(expected.map(([name]) => name))
  expect(await targetsOf(links)).toEqual(expected.map(([, target]) => addressHere(target)))
}

test.describe('Around every page', () => {
  test('include the links the temple promised', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/mantras')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu).toBeVisible()
    await expectLinks(menu.getByRole('link'), [...headerLinks, ...accountLinks])
    await expect(menu.locator('[aria-current=page]')).toHaveText('Daily Mantras')

    const footer = page.getByRole('contentinfo')
    // The footer appears one frame after the first view.
    await expect(footer.getByRole('list', { name: 'Legal' }).getByRole('link')).toHaveText(
      legalLinks,
    )
    const column = (title: string) =>
      footer.locator('details', { has: page.getByRole('heading', { name: title }) })
    const linksOf = (title: string) => column(title).getByRole('link')
    await expectLinks(linksOf('Quick Links'), quickLinks)
    await expectLinks(linksOf('Practice'), [
      ['Reminders', '/reminders'],
      ['My Sadhana', '/sadhana'],
      ['Saved offline', '/offline'],
    ])
    const services = await targetsOf(linksOf('Services'))
    expect([...new Set(services)].sort()).toEqual(
      ['/calendar', '/contact', '/mantras', '/panchang', '/puja'].map(addressHere),
    )
    await expect(column('Contact Us')).toContainText(/10:00\sAM (?:- 6:00\sPM Mon-Sat|to 6:00\sPM)/)
    const year = await page.evaluate(() => new Date().getFullYear())
    await expect(footer).toContainText(`© ${year} Shri Ganesha Mandir`)
  })

  test('keep the chosen light or dark theme', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const html = page.locator('html')
    await switchTheme(page)
    await page.getByRole('link', { name: 'All mantras' }).click()
    await expect(page).toHaveURL(/\/mantras$/)
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await hydrated(page)
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await switchTheme(page)
    await expect(html).toHaveAttribute('data-theme', 'light')
  })

  test('the home page has the temple’s day and leads to mantras, festivals, pujas, giving, the shop and articles', async ({
    page,
  }) => {
    await page.goto('/')
    const parts = (kind: string, under: string) =>
      page.locator(`main ${kind}`).filter({ has: page.locator(`a[href^="${addressHere(under)}"]`) })
    await expect(parts('article', '/mantras/')).toHaveCount(3)
    await expect(parts('article', '/blog/')).toHaveCount(3)
    await expect(parts('li', '/calendar/')).toHaveCount(3)
    // Its scene leads to the day of observance first, then come the next Sankashti and today's mantra.
    const links = page.locator('main a:not(article a, .temple-door, .observe a, .day-columns a)')
    const targets = await targetsOf(links)
    expect(targets.slice(0, 2)).toEqual(['/mantras', '/calendar'].map(addressHere))
    await expect(links.nth(0)).toHaveText('Daily Mantras')
    await expect(links.nth(1)).toHaveText('Festival Calendar')
    for (const target of [
      '/about',
      '/mantras',
      '/calendar',
      '/puja',
      '/shop',
      '/donate',
      '/blog',
    ]) {
      expect(targets).toContain(addressHere(target))
    }

    await hydrated(page)
    await expect(page.getByText('Today’s mantra')).toBeVisible()
    await expect(page.getByRole('link', { name: 'About the temple' })).toHaveAttribute(
      'href',
      '/about',
    )
    for (const [name, href] of [
      ['All pujas', '/puja'],
      ['Offer a donation', '/donate'],
      ['All posts', '/blog'],
      ['Spiritual Shop', '/shop'],
    ] as const)
      await expect(page.locator('main').getByRole('link', { name })).toHaveAttribute('href', href)
    const article = 'How to observe Sankashti'
    await page.locator('main').getByRole('link', { name: article }).click()
    await expect(page.getByRole('heading', { level: 1, name: article })).toBeVisible()
  })
})

test.describe('Before the app has loaded', () => {
  test.beforeEach(async ({ page, release }) => {
    // No script of the app arrives, neither for pages nor for workers.
    release.answer(/^\/assets\/.*\.js$/, 404)
    await page.goto('/mantras', { waitUntil: 'load' })
  })
  test.afterEach(async ({ page }) => expect(await isHydrated(page)).toBe(false))

  test('the menu opens, closes and leads on', async ({ page }) => {
    const menu = page.getByRole('navigation', { name: 'Main' })
    const button = page.getByRole('button', { name: 'More', exact: true })
    await expect(menu).toBeHidden()
    await button.click()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await button.click()
    await expect(menu).toBeVisible()
    await page.mouse.click(180, 120)
    await expect(menu).toBeHidden()
    await button.click()
    await menu.getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL(/\/blog$/)
  })

  test('the menu opens where a drawing or a line of its own is the page’s header', async ({
    page,
  }) => {
    const menu = page.getByRole('navigation', { name: 'Main' })
    for (const path of [
      '/',
      '/mantras/ganesha-gayatri',
      '/aarti',
      '/calendar/ganadhipa-sankashti-2026',
      '/puja',
      '/donate',
      '/shop/marble-ganapati',
      '/reminders',
    ]) {
      await page.goto(path, { waitUntil: 'load' })
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await expect(menu, path).toBeVisible()
      const colour = (part: Element) => getComputedStyle(part).backgroundColor
      const tabs = await page.locator('.tabbar').evaluate(colour)
      expect(await menu.evaluate(colour), path).toBe(tabs)
    }
  })

  test('text is enlarged, and stays so', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/mantras/ganesha-gayatri', { waitUntil: 'load' })
    const line = page.locator('.mantra-text').first()
    const size = () => line.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
    const normal = await size()
    expect(normal).toBeGreaterThanOrEqual(26)
    await page.getByRole('button', { name: 'Text and more' }).click()
    await page.getByRole('button', { name: 'Very large text' }).click()
    const large = await size()
    expect(large).toBeGreaterThan(normal * 1.2)
    await page.reload({ waitUntil: 'load' })
    expect(await size()).toBe(large)
  })

  test('light and dark are changed, and a page that comes back is never seen in the other', async ({
    page,
  }) => {
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-theme', 'light')
    await switchTheme(page)
    await expect(html).toHaveAttribute('data-theme', 'dark')
    // Nothing is painted before there is a body.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return
        window.name = document.documentElement.dataset['theme'] ?? ''
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    await page.reload({ waitUntil: 'load' })
    expect(await page.evaluate(() => window.name)).toBe('dark')
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#17100d')
  })
})
