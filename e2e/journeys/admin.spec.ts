import type { Locator, Page } from '@playwright/test'
import { expect, installed, settled, test, testWithWorker } from '#e2e/fixtures.ts'
import { member, officeMenu, openAdmin, openSection } from '#e2e/admin.ts'
import { mailsTo } from '#e2e/mails.ts'
import { fillLogin, menu, openMenu, pressLogin } from '#e2e/people.ts'
import { toast } from '#e2e/toasts.ts'

test.describe('The back office', () => {
  test('asks who it is at its own address, and lets a devotee not enter @smoke @engines', async ({
    page,
    openDevice,
  }) => {
    const priest = await member('priest')
    await page.goto('/admin/bookings')
    await expect(page.getByRole('heading', { name: 'Please log in' })).toBeVisible()
    await fillLogin(page, { ...priest, password: 'Not-mine-21' })
    await pressLogin(page)
    await expect(toast(page, /^Invalid username or password/)).toBeVisible()
    await fillLogin(page, priest)
    await pressLogin(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/bookings$/)
    await expect(page).toHaveTitle(/^Bookings/)
    // Nothing of the devotees' shell.
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await openSection(page, priest.username)
    await openMenu(page)
    await expect(menu(page).locator('.menu-list > li')).toHaveCount(8)
    const office = menu(page).getByRole('link', { name: 'Back office' })
    await expect(office).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })
    const logout = menu(page).getByRole('button', { name: 'Logout' })
    const lines = [menu(page).getByRole('listitem').last(), office, logout]
    const middles = async () => {
      const boxes = await Promise.all(lines.map((line) => line.boundingBox()))
      return new Set(boxes.map((box) => box && Math.round(box.y + box.height / 2)))
    }
    await expect.poll(middles, 'one line').toHaveProperty('size', 1)
    await office.click()
    await expect(page).toHaveURL(/\/admin$/)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

    const phone = await openDevice()
    await openAdmin(phone, 'user')
    await expect(phone.getByRole('heading', { name: 'For temple staff only' })).toBeVisible()
    await expect(officeMenu(phone)).toHaveCount(0)
  })

  test('has its own button for light and dark', { tag: '@proof' }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openAdmin(page, 'editor')
    const drawing = (each: Element) => getComputedStyle(each, '::before').maskImage
    for (const [theme, name] of [
      ['light', 'Dark mode'],
      ['dark', 'Light mode'],
    ] as const) {
      const button = page.getByRole('button', { name })
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expect.poll(() => button.evaluate(drawing)).toMatch(/^url/)
      if (theme === 'light') await button.click()
    }
  })

  test('shows each role its own sections', { tag: '@proof' }, async ({ page, openDevice }) => {
    const names = (of: Page) =>
      officeMenu(of).getByRole('listitem').locator('a > span:first-of-type')
    await page.setViewportSize({ width: 1440, height: 900 })
    await openAdmin(page, 'priest', 'mantras')
    await expect(
      page.getByRole('heading', { name: 'You don’t have access to this page' }),
    ).toBeVisible()
    await expect(names(page)).toHaveText(['Today', 'Bookings', 'Devotees', 'Sevas'])
    await openSection(page, 'Bookings')
    await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible()

    const roles = {
      desk: ['Today', 'Bookings', 'Counter', 'Messages', 'Devotees', 'Sevas'],
      treasurer: [
        'Today',
        'Donations',
        'Orders',
        'Counter',
        'Dakshina',
        'Takings',
        'Devotees',
        'Products',
      ],
      editor: [
        'Today',
        'Mantras',
        'Pujas',
        'Festival Calendar',
        'Blog',
        'Pages',
        'Newsletters',
        'Products',
        'Translations',
      ],
      admin: [
        'Today',
        'Bookings',
        'Donations',
        'Orders',
        'Counter',
        'Dakshina',
        'Takings',
        'Messages',
        'Devotees',
        'Sevas',
        'Mantras',
        'Pujas',
        'Festival Calendar',
        'Blog',
        'Pages',
        'Newsletters',
        'Products',
        'Translations',
        'People',
        'Subscribers',
        'Notifications',
        'Settings',
        'Personal data',
        'Activity log',
      ],
    } as const
    for (const [role, sections] of Object.entries(roles)) {
      const device = await openDevice()
      await device.setViewportSize({ width: 1440, height: 900 })
      await openAdmin(device, role as keyof typeof roles)
      await expect(names(device), role).toHaveText([...sections])
      await expect(officeMenu(device).locator('[aria-current]')).toHaveText(/^Today/)
    }
  })

  test(
    'finds a section or a person from anywhere, with the keyboard alone',
    { tag: '@proof' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      const someone = await member('user')
      await openAdmin(page, 'admin')
      const box = page.getByRole('combobox', { name: 'Name, phone, email or reference' })
      await expect(page.getByRole('button', { name: 'Find' })).toBeVisible()
      await page.keyboard.press('Control+k')
      await expect(box).toBeFocused()
      await page.keyboard.type('festival c')
      await expect(page.getByRole('option', { name: 'Festival Calendar' })).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/admin\/festivals$/)
      await expect(page).toHaveTitle(/^Festival Calendar/)
      await page.keyboard.press('/')
      await expect(box).toBeFocused()
      await page.keyboard.type(someone.username)
      await expect(page.getByRole('option', { name: someone.email })).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/admin\/devotees\/account\/.+/)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Festival Calendar' })).toBeVisible()
    },
  )

  testWithWorker(
    'leaves nothing on the device, and says what it needs offline',
    async ({ page, network }) => {
      await settled(page, '/')
      await openAdmin(page, 'admin', 'people')
      await installed(page)
      await expect(page.getByRole('list', { name: 'People' })).toBeVisible()
      const kept = await page.evaluate(async () => {
        const names = await caches.keys()
        const requests = await Promise.all(
          names.map(async (name) => (await caches.open(name)).keys()),
        )
        return [
          ...requests.flat().map(({ url }) => new URL(url).pathname),
          // Except for who is logged in, which remains as a name, an id and a role.
          JSON.stringify({ ...localStorage, 'modak-account': undefined }),
        ]
      })
      expect(kept.filter((entry) => entry.includes('admin'))).toEqual([])

      await network.lose()
      await page.goto('/admin/people')
      await expect(
        page.getByRole('heading', { name: 'The back office works only online' }),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await network.regain()
      await expect(page.getByRole('heading', { name: 'People' })).toBeVisible()
    },
  )

  test(
    'keeps what was typed when the network is lost',
    { tag: '@proof' },
    async ({ page, network }) => {
      await openAdmin(page, 'editor', 'mantras/new')
      await page.getByLabel('Title').fill('Typed without a network')
      await page.getByLabel('The text in Devanagari').fill('ॐ गं गणपतये नमः')
      await page.getByLabel('Meaning').fill('Om, homage to Ganapati.')
      await network.lose()
      await page.getByRole('button', { name: 'Save as a draft' }).click()
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Could not connect')
      await expect(page.getByLabel('Title')).toHaveValue('Typed without a network')
      await network.regain()
      await page.getByRole('button', { name: 'Save as a draft' }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: 'Typed without a network' }),
      ).toBeVisible()
    },
  )

  test(
    'settings are in sections, with Save always in reach, and a test email',
    { tag: '@proof' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      const admin = await openAdmin(page, 'admin', 'settings')
      await page.getByRole('link', { name: 'The temple', exact: true }).click()
      const save = page.getByRole('button', { name: 'Save', exact: true })
      await expect(page.getByText('Everything is saved')).toBeInViewport()
      await page.getByLabel('Welcome line on the home page').fill('Vakratunda')
      await expect(page.getByText('Changes not saved yet')).toBeInViewport()
      await expect(save).toBeInViewport({ ratio: 1 })
      await page.getByRole('link', { name: 'All settings' }).click()
      await expect(page.getByRole('heading', { name: 'Leave without saving?' })).toBeVisible()
      await page.getByRole('button', { name: 'Discard and leave' }).click()
      await page.getByRole('link', { name: 'Email', exact: true }).click()
      await page.getByRole('button', { name: 'Send a test to myself' }).click()
      await expect(page.getByText(`Written to a file for ${admin.email}.`)).toBeVisible()
      await expect.poll(async () => (await mailsTo(admin.email)).join()).toContain('Test email:')
    },
  )

  test(
    'a message is answered in three clicks from the first page, with a saved text',
    { tag: '@proof' },
    async ({ page }) => {
      await openAdmin(page, 'desk', 'messages/templates')
      await page.getByRole('button', { name: 'Add template' }).click()
      const title = `Opening hours ${Date.now().toString(36)}`
      await page.getByLabel('Title').last().fill(title)
      await page.getByLabel('Text').last().fill('Namaste {name}, we are open from 6 AM.')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(toast(page, 'Templates saved')).toBeVisible()
      const status = await page.evaluate(async () => {
        const input = { name: 'Meera', email: 'meera@temple.example', subject: 'puja' }
        const body = JSON.stringify({ ...input, message: 'When are you open?' })
        const headers = { 'content-type': 'application/json' }
        return (await fetch('/api/contact', { method: 'POST', headers, body })).status
      })
      expect(status).toBe(200)
      await page.goto('/admin')

      let clicks = 0
      const click = (button: Locator) => button.click().then(() => (clicks += 1))
      await click(page.getByRole('link', { name: 'Answer' }))
      await click(page.getByRole('button', { name: title }))
      await expect(page.getByLabel('Your answer')).toHaveValue(
        /^Namaste .+, we are open from 6 AM\.$/,
      )
      await click(page.getByRole('button', { name: 'Send answer' }))
      await expect(toast(page, 'Your answer is on its way')).toBeVisible()
      expect(clicks).toBeLessThanOrEqual(3)
    },
  )
})
