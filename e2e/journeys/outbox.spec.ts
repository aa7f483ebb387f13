import type { BrowserContext, Page } from '@playwright/test'
import { pressSend, sendMessage, writeMessage } from '#e2e/contactForm.ts'
import { broughtAll, expect, hydrated, settled, test, withWorker } from '#e2e/fixtures.ts'
import { toast } from '#e2e/toasts.ts'

test.use(withWorker)

const message = 'When is the abhishek on Sankashti?'

const item = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Message to the temple' })

const problem = (status: number, code: string, rest: object) =>
  JSON.stringify({ type: 'about:blank', title: code, status, code, ...rest })

/** What happens in a browser without Background Sync. */
const withoutBackgroundSync = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'sync', { value: undefined })
  })

test.describe('A message to the temple', () => {
  test('arrives, and is said to have arrived', async ({ page, problems }) => {
    await page.goto('/contact')
    await hydrated(page)
    await sendMessage(page, message)
    await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Thank you for writing' })).toBeFocused()
    await page.getByRole('button', { name: 'Write another message' }).click()
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
    await expect(page.locator('#outbox-badge a')).toHaveCount(0)
    expect(problems).toEqual([])
  })

  for (const isSupported of [true, false]) {
    test(
      `${isSupported ? 'with' : 'without'} Background Sync: written offline, the tab closed, sent from another`,
      { tag: isSupported ? [] : '@proof' },
      async ({ page, context, network }) => {
        if (!isSupported) await withoutBackgroundSync(context)
        await settled(page, '/contact')
        await network.lose()
        await sendMessage(page, message)
        await expect(toast(page, 'Saved on this phone')).toBeVisible()
        await page.close()

        await network.regain()
        const later = await context.newPage()
        await later.goto('/')
        await expect(later.getByText('Message sent successfully!', { exact: true })).toBeVisible()
        await later.goto('/outbox')
        await expect(item(later)).toHaveCount(1)
        await expect(item(later)).toContainText('Sent')
        await expect(item(later)).toContainText(message)
      },
    )
  }

  test('waits visibly, can be edited or discarded, and is sent automatically @engines', async ({
    page,
    network,
  }) => {
    await settled(page, '/contact')
    await network.lose()
    for (const text of ['The first', 'The second']) {
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
      await sendMessage(page, text)
      await expect(toast(page, 'Saved on this phone')).toBeVisible()
      await expect(
        page.getByRole('heading', { name: 'Your message is saved on this phone' }),
      ).toBeFocused()
      await page.getByRole('button', { name: 'Write another message' }).click()
    }
    await page.getByRole('link', { name: 'Outbox: 2 items need attention' }).click()
    const first = item(page).filter({ hasText: 'The first' })
    await expect(first).toContainText('Waiting to send')
    await first.getByRole('button', { name: 'Discard' }).click()
    await expect(first).toContainText('It was never sent.')
    await first.getByRole('button', { name: 'Discard' }).click()
    await expect(first).toHaveCount(0)

    await item(page).getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('The second')
    await page.getByLabel('Message', { exact: true }).fill('The second, corrected')
    await pressSend(page)
    await expect(page).toHaveURL(/\/outbox$/)
    await expect(item(page)).toHaveCount(1)
    await expect(item(page)).toContainText('corrected')
    await network.regain()
    await expect(item(page)).toContainText('Sent', { timeout: 20_000 })
    await item(page).getByRole('button', { name: 'Remove from list' }).click()
    await expect(page.getByText('Nothing is waiting')).toBeVisible()
  })

  test('is not sent while it is being changed', { tag: '@proof' }, async ({ page, network }) => {
    await settled(page, '/contact')
    await network.lose()
    await sendMessage(page, message)
    await expect(toast(page, 'Saved on this phone')).toBeVisible()
    await page.goto('/outbox')
    await item(page).getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message)
    await network.regain()
    await page.goto('/outbox')
    await expect(item(page)).toContainText('Needs attention')
    await item(page).getByRole('button', { name: 'Send now' }).click()
    await expect(item(page)).toContainText('Sent')
  })

  test(
    'is not sent twice if it was sent while it was being edited',
    { tag: '@proof' },
    async ({ page, network }) => {
      await settled(page, '/contact')
      await network.lose()
      await sendMessage(page, 'Not sent twice')
      await expect(toast(page, 'Saved on this phone')).toBeVisible()
      await page.getByRole('link', { name: 'Outbox: 1 item needs attention' }).click()
      await item(page).getByRole('button', { name: 'Edit' }).click()
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Not sent twice')
      await page.getByLabel('Message', { exact: true }).fill('Not sent twice, changed')
      await network.regain()
      await page.getByRole('link', { name: /^Outbox: 1 item/ }).click()
      await item(page).getByRole('button', { name: 'Send now' }).click()
      await expect(item(page)).toContainText('Sent', { timeout: 20_000 })
      await page.goBack()
      await expect(page.getByText('It was already sent', { exact: true })).toBeVisible()
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
        'Not sent twice, changed',
      )
      await pressSend(page)
      await expect(page.getByText('It was already sent', { exact: true })).toBeVisible()
      await page.goto('/outbox')
      await expect(item(page)).toHaveCount(1)
      await expect(item(page)).toContainText('Not sent twice')
      await expect(item(page)).not.toContainText('changed')
    },
  )

  test(
    'in two tabs at once, from one draft, arrives as two messages',
    { tag: '@proof' },
    async ({ page, context, baseURL }) => {
      await settled(page, '/contact')
      await writeMessage(page, 'From the first tab')
      const other = await context.newPage()
      await expect(async () => {
        await other.goto(`${baseURL}/contact`)
        await hydrated(other)
        await expect(other.getByLabel('Message', { exact: true })).toHaveValue('From the first tab')
      }).toPass()
      await pressSend(page)
      await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible()
      await other.getByLabel('Message', { exact: true }).fill('From the second tab')
      await pressSend(other)
      await expect(other.getByText('Message sent successfully!', { exact: true })).toBeVisible()
      await other.goto(`${baseURL}/outbox`)
      await expect(item(other)).toHaveCount(2)
      await expect(item(other).filter({ hasText: 'From the second tab' })).toContainText('Sent')
    },
  )

  test(
    'carried out long ago ends with a clear message, and is not sent again',
    { tag: '@proof' },
    async ({ page, network }) => {
      await settled(page, '/contact')
      await network.lose()
      await sendMessage(page, message)
      await expect(toast(page, 'Saved on this phone')).toBeVisible()
      await page.context().route('**/api/contact', (route) =>
        route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          body: problem(409, 'already_done', {}),
        }),
      )
      await network.regain()
      await expect(page.getByText('We already have this', { exact: true })).toBeVisible()
      await page.goto('/outbox')
      await expect(item(page)).toContainText('Sent earlier')
      await expect(item(page)).toContainText('We received this earlier and have not repeated it.')
      await expect(item(page)).toContainText(message)
      await expect(item(page).getByRole('button')).toHaveText(['Remove from list'])
      await item(page).getByRole('button').click()
      await expect(item(page)).toHaveCount(0)
    },
  )

  test(
    'and refused comes back with the page’s own words, is corrected and accepted',
    { tag: '@proof' },
    async ({ page, release }) => {
      await page.goto('/contact')
      await hydrated(page)
      await writeMessage(page, message)
      const refuse = release.answer(
        /^\/api\/contact$/,
        400,
        problem(400, 'invalid_input', {
          errors: [{ pointer: '#/message', detail: 'For other programs' }],
        }),
      )
      await pressSend(page)
      await expect(page.getByText('Message sending failed', { exact: true })).toBeVisible()
      await expect(page.getByText('Please check this')).toBeVisible()
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message)
      // Left for another day: the outbox shows the same message.
      await page.goto('/outbox')
      await expect(item(page)).toContainText('Needs attention')
      await expect(item(page)).toContainText('Please check this')
      refuse()
      await item(page).getByRole('button', { name: 'Edit' }).click()
      await expect(page.getByText('Please check this')).toBeVisible()
      await page.getByLabel('Message', { exact: true }).fill(`${message} In Pune.`)
      await pressSend(page)
      await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible()
      await expect(page).toHaveURL(/\/outbox$/)
      await expect(item(page)).toHaveCount(1)
      await expect(item(page)).toContainText('Sent')
    },
  )

  test(
    'met by a failing server is saved, says so, and is sent when the server works again',
    { tag: '@proof' },
    async ({ page, release }) => {
      await settled(page, '/contact')
      const heal = release.answer(/^\/api\/contact$/, 500, problem(500, 'internal', {}))
      await sendMessage(page, message)
      await expect(toast(page, 'Saved on this phone')).toBeVisible()
      await page.goto('/outbox')
      await expect(item(page)).toContainText('could not accept it right now')
      heal()
      await expect(item(page)).toContainText('Sent', { timeout: 20_000 })
    },
  )

  test(
    'is still in the form when the tab was closed over it',
    { tag: '@proof' },
    async ({ page, context }) => {
      await settled(page, '/contact')
      await writeMessage(page, message)
      await page.close({ runBeforeUnload: true })
      const later = await context.newPage()
      await later.goto('/contact')
      await expect(later.getByLabel('Message', { exact: true })).toHaveValue(message)
      await expect(later.getByLabel('Subject')).toHaveValue('puja')
    },
  )

  test(
    'stays in the form where the phone is full and nobody answers',
    { tag: '@proof' },
    async ({ page, context, network }) => {
      await context.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('No space left', 'QuotaExceededError')
        }
        Object.assign(IDBObjectStore.prototype, { add: refuse, put: refuse })
      })
      await page.goto('/contact')
      await hydrated(page)
      await broughtAll(page)
      await network.lose()
      await sendMessage(page, message)
      const said = page.getByRole('region', { name: /Notifications/ })
      await expect(said.getByText(/This phone is full/)).toBeVisible()
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message)
      // Online it needs no space on the phone.
      await network.regain()
      await pressSend(page)
      await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible()
    },
  )

  test('can be written and sent with only the keyboard; the focus is on the first mistake @engines', async ({
    page,
  }) => {
    await page.goto('/contact')
    await hydrated(page)
    await page.getByLabel('Your name').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Your name')).toBeFocused()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await page.keyboard.type('Asha')
    await page.keyboard.press('Tab')
    await page.keyboard.type('asha@temple.example')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.type('A lovely arati.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible()
  })
})
