import { expect, hydrated, settled, test, testWithWorker } from '#e2e/fixtures.ts'

const field = 'What are you looking for?'

test.describe('Search', () => {
  test('finds a mantra by any spelling, and the keyboard leads there', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await page.getByLabel(field).fill('wakratund')
    const found = page.getByRole('list', { name: 'Search results' })
    // The phone has nothing but what it computes, such as the fast that bears his name.
    await expect(found.getByRole('link').first()).toHaveText('Vakratunda Mahakaya')
    await expect(page).toHaveURL(/\/search\?q=wakratund$/)
    await page.getByLabel(field).press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/mantras\//)
    await page.goBack()
    await expect(page.getByLabel(field)).toHaveValue('wakratund')
  })

  testWithWorker(
    'finds offline what the phone has stored, and says so @engines',
    async ({ page, network }) => {
      await settled(page, '/')
      await network.lose()
      await page.goto('/search')
      await hydrated(page)
      await page.getByLabel(field).fill('गणेश')
      const found = page.getByRole('list', { name: 'Search results' })
      await expect(found.getByText('Mantra', { exact: true }).first()).toBeVisible()
      await expect(page.getByText('Showing results saved on this phone.')).toBeVisible()
      await page.getByLabel(field).fill('angarki')
      await expect(found.getByText('Festival', { exact: true }).first()).toBeVisible()
      // Computed here, and found by what people call it.
      await page.getByLabel(field).fill('diwali')
      await expect(found.getByRole('link').first()).toHaveText('Lakshmi Puja')
      await page.getByLabel(field).fill('ekadashi')
      await expect(found.getByText('Festival', { exact: true })).toHaveCount(1)
      await expect(found.getByRole('link').first()).toHaveText(/Ekadashi$/)
      await page.getByLabel(field).fill('cookies')
      await expect(found.getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
      await found.getByRole('link', { name: 'Privacy Policy' }).click()
      await expect(page.getByRole('heading', { name: 'Cookies' })).toBeVisible()
    },
  )

  test('shows all Sankashtis as one result that opens', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/search?q=sankashti')
    await hydrated(page)
    const found = page.getByRole('list', { name: 'Search results' })
    const next = found.getByRole('listitem').filter({ hasText: 'Festival' }).first()
    await expect(next.getByRole('link')).toHaveText(/Sankashti$/)
    const later = next.getByRole('link', { name: /^Sankashti|Sankashti \d+ \w+ 20\d\d$/ })
    await expect(later).toHaveCount(0)
    await next.getByText(/^\d+ more Sankashtis$/).click()
    await expect.poll(() => later.count()).toBeGreaterThan(10)
    await page.getByLabel(field).press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(later.first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/calendar\/[\w-]+-sankashti-20\d\d$/)
  })

  for (const [query, title] of [
    ['panchang', 'Daily Panchang'],
    ['moonrise', 'Festival Calendar'],
  ] as const)
    test(`leads from ${query} to the page it is on`, { tag: '@proof' }, async ({ page }) => {
      await page.goto(`/search?q=${query}`)
      const found = page.getByRole('list', { name: 'Search results' }).getByRole('listitem')
      await expect(found.filter({ hasText: title }).first()).toBeInViewport()
    })

  test(
    'finds the articles that say how the aarti of Ganesha is offered',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto('/search?q=ganpati aarti')
      const found = page.getByRole('list', { name: 'Search results' }).getByRole('listitem')
      await expect(found.filter({ hasText: 'Ganesh Chaturthi at home' }).first()).toBeVisible()
      await expect(found.filter({ hasText: 'Your first puja' }).first()).toBeVisible()
    },
  )

  test('answers odd queries with a message', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/search')
    await hydrated(page)
    for (const [query, words] of [
      ['"*"', 'Type at least one word'],
      ['🙏🏽', 'Type at least one word'],
      ['a'.repeat(300), 'Your search is too long'],
      ['xyzzyplugh', 'No results for'],
      ['zzz', 'No results for'],
    ] as const) {
      await page.getByLabel(field).fill(query)
      await expect(page.getByRole('heading', { name: words })).toBeVisible()
    }
    const sections = page.getByRole('navigation', { name: 'To read' })
    await expect(sections.getByRole('link', { name: 'Festival Calendar' })).toBeVisible()
    await page.getByLabel(field).fill('vakratnuda')
    await expect(page.getByText('No results for “vakratnuda”. Similar results:')).toBeVisible()
    const found = page.getByRole('list', { name: 'Search results' })
    await expect(found.getByRole('link', { name: 'Vakratunda Mahakaya' })).toBeVisible()
  })

  test('never undoes typing while the address is updated', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/search')
    await hydrated(page)
    // The next key arrives after the address has changed and before the page has.
    await page.evaluate(() => {
      const typeOn = () => document.execCommand('insertText', false, ' and modak')
      navigation.addEventListener('currententrychange', typeOn, { once: true })
    })
    // In one go: on a slow machine, single keys can be further apart than the app's pause.
    await page.getByLabel(field).fill('durva')
    await expect(page).toHaveTitle(/durva and modak/)
    await expect(page.getByLabel(field)).toHaveValue('durva and modak')
    await expect(page).toHaveURL(/\/search\?q=durva(%20|\+)and/)
  })

  test(
    'accepts text shared by another app, to search for or to ask the temple',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto('/search?title=Sankashti&text=When+is+Angaraki%3F')
      await hydrated(page)
      await expect(page.getByLabel(field)).toHaveValue('When is Angaraki?')
      await page.getByRole('link', { name: 'Write to the temple' }).first().click()
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
        'Sankashti\nWhen is Angaraki?',
      )
    },
  )

  test('a shared link of our own opens its page', { tag: '@proof' }, async ({ page, baseURL }) => {
    await page.goto(
      `/search?text=${encodeURIComponent(`Look: ${baseURL}/mantras/ganesha-gayatri`)}`,
    )
    await expect(page).toHaveURL(/\/mantras\/ganesha-gayatri$/)
  })
})

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })

  test('text pages can be read, and search works', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/faq')
    await expect(page.getByRole('heading', { name: 'Do I need an account?' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await page.getByLabel(field).fill('वक्रतुण्ड')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('link', { name: 'Vakratunda Mahakaya' })).toBeVisible()
  })
})
