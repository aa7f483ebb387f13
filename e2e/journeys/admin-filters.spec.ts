import { expect, test } from '#e2e/fixtures.ts'
import { adminClient, openAdmin } from '#e2e/admin.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** The parameters may come in either order. */
const filtered = /\/admin\/people\?(?=.*role=admin)(?=.*search=admin)/

test(
  'Filters are in the address: a reload, Back and the way back keep them',
  { tag: '@proof' },
  async ({ page }) => {
    await openAdmin(page, 'admin', 'people')
    const search = page.getByRole('searchbox', { name: 'Search' })
    await search.pressSequentially('admin', { delay: 20 })
    await page.getByRole('combobox', { name: 'Role' }).selectOption('admin')
    await expect(page).toHaveURL(filtered)
    await page.reload()
    await expect(search).toHaveValue('admin')
    await expect(page.getByRole('combobox', { name: 'Role' })).toHaveValue('admin')

    const first = page.getByRole('list', { name: 'People' }).getByRole('link').first()
    await first.click()
    await expect(page).toHaveURL(/\/admin\/people\/[^?]+$/)
    await page.goBack()
    await expect(search).toHaveValue('admin')
    await first.click()
    await page.getByRole('link', { name: 'All people' }).click()
    await expect(page).toHaveURL(filtered)

    await search.fill('nobody at all')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL(/\/admin\/people$/)
    await expect(search).toHaveValue('')
  },
)

test(
  'What is typed while an earlier search is shown stays',
  { tag: '@proof' },
  async ({ page }) => {
    await openAdmin(page, 'admin', 'people')
    const search = page.getByRole('searchbox', { name: 'Search' })
    // The next key arrives exactly when the address changes.
    await page.evaluate(() => {
      const replace = history.replaceState.bind(history)
      history.replaceState = (...args) => {
        replace(...args)
        const field = document.querySelector<HTMLInputElement>('input[type="search"]')
        if (field?.value !== 'as') return
        const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
        setter?.call(field, 'ash')
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
    })
    await search.fill('as')
    await expect(page).toHaveURL(/search=ash$/)
    await expect(search).toHaveValue('ash')
  },
)

test(
  'A list is read again when its tab or its window gets the focus',
  { tag: '@proof' },
  async ({ page }) => {
    await openAdmin(page, 'admin', 'messages')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const client = await adminClient()
    for (const event of ['visibilitychange', 'focus']) {
      const name = `Meera ${event} ${Date.now().toString(36)}`
      const reply = await client.post('/api/contact', {
        data: {
          name,
          email: 'meera@temple.example',
          subject: 'puja',
          message: 'Namaste, when is the aarti?',
        },
      })
      expect(reply.status(), await reply.text()).toBeLessThan(300)
      await expect(async () => {
        await page.evaluate((type) => window.dispatchEvent(new Event(type)), event)
        await expect(page.getByText(name)).toBeVisible({ timeout: 1_000 })
      }).toPass({ timeout: 20_000 })
    }
    await client.dispose()
  },
)

test(
  'Devanagari is drawn by our face, with all its conjuncts',
  { tag: '@proof' },
  async ({ page }) => {
    await openAdmin(page, 'admin', 'people')
    const loaded = () =>
      page.evaluate(() =>
        [...document.fonts].some(
          ({ family, status }) => family.includes('Tiro Sanskrit Full') && status === 'loaded',
        ),
      )
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await loaded()).toBe(false)
    const search = page.getByRole('searchbox', { name: 'Search' })
    await search.fill('श्रद्धा द्व्यङ्गुल')
    await expect.poll(loaded).toBe(true)
    await expect(search).toHaveCSS('font-family', /^"Tiro Sanskrit Full", system-ui/)
  },
)
