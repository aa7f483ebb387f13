import type { Page } from '@playwright/test'
import { outboxTag } from '#app/offline/messages.ts'
import { adminClient } from '#e2e/admin.ts'
import { sendMessage } from '#e2e/contactForm.ts'
import { expect, settled, test, withWorker } from '#e2e/fixtures.ts'
import { toast } from '#e2e/toasts.ts'

test.use(withWorker)

/** What the browser does when the phone is online again; it needs no open page. */
async function wakeWorker(page: Page, origin: string): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (ours) resolve(ours.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  const registrationId = await registered
  return async () => {
    const event = { origin, registrationId, tag: outboxTag, lastChance: false }
    await browser.send('ServiceWorker.dispatchSyncEvent', event)
  }
}

test('Items written offline are sent with every page closed: the worker sends them, once', async ({
  page,
  context,
  network,
  release,
}) => {
  const message = `With every page closed ${Date.now().toString(36)}`
  const client = await adminClient()
  const arrived = async (): Promise<number> => {
    const answer = await client.get(`/api/admin/messages?search=${encodeURIComponent(message)}`)
    return (await answer.json()).items.length
  }
  await settled(page, '/contact')
  await network.lose()
  await sendMessage(page, message)
  await expect(toast(page, 'Saved on this phone')).toBeVisible()
  const elsewhere = await context.newPage()
  const wake = await wakeWorker(elsewhere, release.origin)
  await page.close()
  expect(await arrived()).toBe(0)

  await network.regain()
  // Sent again, as the browser does, until it has noticed that it is online.
  const wokenAndArrived = async () => {
    await wake()
    return arrived()
  }
  await expect.poll(wokenAndArrived).toBe(1)
  await wake()

  await elsewhere.goto('/outbox')
  const item = elsewhere.getByRole('listitem').filter({ hasText: message })
  await expect(item).toContainText('Sent')
  expect(await arrived()).toBe(1)
  await client.dispose()
})
