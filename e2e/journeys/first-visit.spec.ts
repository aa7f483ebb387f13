import type { Page } from '@playwright/test'
import { broughtAll, expect, hydrated, installed, test, testWithWorker } from '#e2e/fixtures.ts'

const pages = [
  '/',
  '/mantras',
  '/mantras?utm_source=letter',
  '/mantras/ganapati-atharvashirsha',
  '/calendar',
  '/blog',
  '/blog/modak-recipe',
  '/contact',
  '/faq',
  '/no-such-page',
]

/**
 * The text on the page, without what the phone computes into reserved space, the door of the scene,
 * which comes with the app that opens it, and the options of a closed list.
 */
const shownText = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as Element
    const later = '[data-computed], .temple-door, option:not([selected])'
    for (const hidden of copy.querySelectorAll(later)) hidden.remove()
    return copy.textContent
  })

/** Whether a text is in another one, in its order, with at most some words more between. */
function isWithin(text: string, larger: string): boolean {
  let found = 0
  for (const letter of larger) if (letter === text[found]) found += 1
  return found === text.length && larger.length - text.length < 300
}

test.describe('A first visit', () => {
  test('shows the page before any script has run', async ({ openDevice }) => {
    const page = await openDevice({ javaScriptEnabled: false })
    await page.goto('/mantras')
    await expect(page.getByRole('heading', { name: 'Vakratunda Mahakaya' })).toBeVisible()
    await expect(page.getByRole('main').getByText('वक्रतुण्ड').first()).toBeVisible()
    await page.goto('/')
    await expect(
      page.getByText(
        'Embracing the divine blessings of Lord Ganesha in your daily spiritual journey',
      ),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Daily Mantras' }).first().click()
    await expect(page).toHaveURL(/\/mantras$/)
    // Those beyond Ganesha's too, which the app computes on the phone.
    await page.goto('/calendar')
    await expect(page.locator('.day.tone-great')).not.toHaveCount(0)
  })

  test('says without a script what needs one, and lets nothing be written that would be lost', async ({
    openDevice,
  }) => {
    const page = await openDevice({ javaScriptEnabled: false })
    for (const path of ['/login', '/contact', '/puja', '/donate']) {
      await page.goto(path)
      await expect(page.locator('.no-script'), path).toBeVisible()
      await expect(page.locator('form:visible, .skeleton:visible'), path).toHaveCount(0)
      const bare = page.locator('main .card:visible').filter({ hasNotText: /\w/ })
      await expect(bare, path).toHaveCount(0)
    }
    for (const path of ['/', '/blog/modak-recipe', '/faq', '/panchang', '/panchang/month']) {
      await page.goto(path)
      await expect(page.locator('.no-script'), path).toHaveCount(0)
    }
    await page.goto('/search')
    await page.getByLabel('What are you looking for?').fill('modak')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('link', { name: /^Ukadiche modak/ })).toBeVisible()
  })

  test(
    'has every text whole without a script, on a page of its own',
    { tag: '@proof' },
    async ({ openDevice }) => {
      const page = await openDevice({ javaScriptEnabled: false })
      await page.goto('/mantras')
      const row = (title: string) => page.locator('summary', { hasText: title })
      await row('Ganapati Atharvashirsha').click()
      await page.getByRole('link', { name: 'Read all 100 lines' }).click()
      await expect(page).toHaveURL(/\/mantras\/ganapati-atharvashirsha$/)
      await expect(page.locator('main [lang=sa]:visible:not(fieldset *, nav *)')).toHaveCount(100)
      await expect(page.getByText('Whoever worships with a thousand modaks')).toBeVisible()
      await page.goto('/mantras')
      await row('Ganesha Gayatri').click()
      await page.getByRole('link', { name: 'Ganesha Gayatri' }).click()
      await page.getByRole('link', { name: 'Previous Vakratunda Mahakaya' }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: 'Vakratunda Mahakaya' }),
      ).toBeVisible()
    },
  )

  for (const path of pages)
    testWithWorker(
      `takes over ${path} without a complaint`,
      { tag: path === '/' ? [] : '@proof' },
      async ({ page, problems }) => {
        const response = await page.goto(path, { waitUntil: 'load' })
        expect(response?.status()).toBe(path === '/no-such-page' ? 404 : 200)
        const rendered = await shownText(page)
        await hydrated(page)
        await broughtAll(page)
        // The calendar gains the festivals that the phone computes; nothing goes or moves.
        if (path === '/calendar') expect(isWithin(rendered, await shownText(page))).toBe(true)
        else expect(await shownText(page)).toBe(rendered)
        // The browser itself complains about a missing page.
        const expected = path === '/no-such-page' ? [expect.stringContaining('404')] : []
        expect(problems).toEqual(expected)
      },
    )

  test(
    'says where it is: title, description, canonical address, shared picture',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto('/mantras', { waitUntil: 'load' })
      await expect(page).toHaveTitle('Daily Mantras of Lord Ganesha, with text and audio')
      for (const selector of [
        'title',
        'meta[name=description]',
        'link[rel=canonical][href$="/mantras"]',
        'meta[property="og:image"]',
      ])
        await expect(page.locator(`head ${selector}`)).toHaveCount(1)
      await hydrated(page)
      await expect(page.locator('title')).toHaveCount(1)
    },
  )

  test(
    'says where it is on a mantra’s own page, before and after it moves on',
    { tag: '@proof' },
    async ({ page }) => {
      const head = async (title: string, id: string) => {
        await expect(page).toHaveTitle(`${title}: text, meaning and audio`)
        await expect(page.locator(`link[rel=canonical][href$="/mantras/${id}"]`)).toHaveCount(1)
        await expect(page.locator('link[rel=canonical], title')).toHaveCount(2)
      }
      await page.goto('/mantras/ganesha-gayatri', { waitUntil: 'load' })
      await head('Ganesha Gayatri', 'ganesha-gayatri')
      await hydrated(page)
      await page.getByRole('link', { name: 'Next' }).click()
      await head('Gajananam Bhutaganadi Sevitam', 'gajananam-bhutaganadi')
    },
  )

  test('requests the whole style sheet once, and no other', { tag: '@proof' }, async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto('/mantras')
    await hydrated(page)
    await page
      .getByRole('button', { name: /^Listen/ })
      .first()
      .click()
    await expect(page.getByRole('region', { name: 'Now playing' })).toBeVisible()
    expect(requests.filter((path) => path.endsWith('.css'))).toEqual([
      expect.stringMatching(/^\/assets\/index-/),
    ])
    expect(requests.some((path) => /\/player-.*\.js$/.test(path))).toBe(true)
  })

  test('finds pages in any letter case', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/MANTRAS')
    await expect(page.getByRole('heading', { level: 1, name: 'Daily Mantras' })).toBeVisible()
  })

  for (const path of ['/durva/nowhere', '/mantras/no-such-mantra'])
    test(`says 404 Page Not Found for ${path}`, { tag: '@proof' }, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
      await page.getByRole('link', { name: 'Go to the home page' }).click()
      await expect(page).toHaveURL(/\/$/)
    })

  testWithWorker('says it from the phone’s own shell too', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await installed(page)
    const response = await page.goto('/mantras/no-such-mantra')
    expect(response?.fromServiceWorker()).toBe(true)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await expect(page).toHaveTitle('404 Page Not Found')
    await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page).toHaveTitle(/^Shri Ganesha Mandir: /)
    await expect(page.locator('head meta[name=robots]')).toHaveCount(0)
  })

  test(
    'says so too where the app leads nowhere without asking the server',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto('/mantras')
      await hydrated(page)
      for (const path of ['/durva/nowhere', '/nowhere']) {
        await page.evaluate((to) => history.pushState(null, '', to), path)
        await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
        await expect(page).toHaveTitle('404 Page Not Found')
        await expect(page.locator('head title')).toHaveCount(1)
        await expect(page.locator('head meta[name=description]')).toHaveCount(1)
        await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex')
      }
      await page.goBack()
      await page.goBack()
      await expect(page).toHaveTitle(/^Daily Mantras/)
      await expect(page.locator('head meta[name=robots]')).toHaveCount(0)
    },
  )

  for (const path of ['/mantras.html', '/v1.2', '/index.php'])
    test(`shows ${path} as a page that is not there`, { tag: '@proof' }, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
      await hydrated(page)
      await expect(page).toHaveTitle('404 Page Not Found')
    })

  test('finds the home page behind /index.html', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/index.html')
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.locator('h1')).toContainText('Embracing')
  })

  test(
    'leads nowhere dead: every link of header and footer has a page',
    { tag: '@proof' },
    async ({ page, request }) => {
      await page.goto('/')
      const links = await page
        .locator('header a[href^="/"], footer a[href^="/"]')
        .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))])
      expect(links.length).toBeGreaterThan(12)
      for (const link of links) expect((await request.get(link)).status(), link).toBe(200)
    },
  )

  testWithWorker(
    'has the worker even on a page that was loading when the worker took over',
    { tag: '@proof' },
    async ({ page, context, release }) => {
      const letWorkerCome = release.hold(/^\/sw\.js/)
      await page.goto('/')
      await hydrated(page)
      const letPageCome = release.hold(/^\/about/)
      const other = await context.newPage()
      const asked = other.waitForRequest(/\/about$/)
      const visit = other.goto('/about')
      await asked
      letWorkerCome()
      await installed(page)
      letPageCome()
      await visit
      await installed(other)
    },
  )

  test('opens the menu and follows it', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await menu.getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL(/\/blog$/)
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await expect(menu.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page')
  })
})
