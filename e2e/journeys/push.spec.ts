import type { Page } from '@playwright/test'
import { adminClient } from '#e2e/admin.ts'
import { expect, settled, test, withWorker } from '#e2e/fixtures.ts'
import { temple } from '#e2e/temple.ts'
import { startPushService, type TestSubscription } from '#server/test/pushService.ts'

test.use(withWorker)

const minuteMs = 60_000

/** The date and time of the temple, in Pune. */
const puneAt = (at: number): { date: string; time: string } => {
  const text = new Date(at).toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' })
  return { date: text.slice(0, 10), time: text.slice(11, 16) }
}

/** Without the internet a browser cannot register with its maker: this alone is replaced. */
const givenSubscription = ({ endpoint, keys }: TestSubscription) => {
  const subscription = { endpoint, toJSON: () => ({ endpoint, keys }) }
  PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription
}

/** What the tap on *Remind me* does, after its explanation. */
const ask = (page: Page, choice: object) =>
  page.evaluate(
    async (wanted) => {
      const { key } = await (await fetch('/api/reminders/push-key')).json()
      if ((await Notification.requestPermission()) !== 'granted') throw new Error('Not granted')
      const { pushManager } = await navigator.serviceWorker.ready
      const subscription = await pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: key,
      })
      const answer = await fetch('/api/reminders/push', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ subscription, ...wanted, source: 'reminders', words: 'Remind me.' }),
      })
      return { key: key as string, status: answer.status, text: await answer.text() }
    },
    { choice },
  )

/** What the browser does with a push that has come: the worker is handed its text. */
async function deliver(page: Page, origin: string, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (ours) resolve(ours.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype
    const shown = await getNotifications.call(await navigator.serviceWorker.ready)
    return shown.map(({ title, tag }) => ({ title, tag }))
  })

/** What of a worker is used here: its types do not go together with a page's. */
type WorkerScope = {
  clients: { openWindow: (url: string | URL) => Promise<null> }
  registration: ServiceWorkerRegistration
  NotificationEvent: new (type: string, init: object) => Event
}

/**
 * Taps on the one notification. The browser lets a worker open a window only after a real tap, which
 * nothing can make for it: the address that the worker would open is returned instead.
 */
async function tapped(page: Page, action: string): Promise<string> {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('There is no worker')
  return worker.evaluate(async (button) => {
    const scope = globalThis as unknown as WorkerScope
    const opened = new Promise<string>((resolve) => {
      scope.clients.openWindow = async (url) => {
        resolve(String(url))
        return null
      }
    })
    const [notification] = await scope.registration.getNotifications()
    if (!notification) throw new Error('Nothing is shown')
    dispatchEvent(
      new scope.NotificationEvent('notificationclick', { notification, action: button }),
    )
    return opened
  }, action)
}

test(
  'A reminder comes to this browser at its minute; a tap opens the festival, or the mantra',
  { tag: '@proof' },
  async ({ page, context, release: { origin } }) => {
    // Reminders are planned as each minute begins, by the real clock.
    test.setTimeout(4 * minuteMs)
    const service = await startPushService({ port: temple().pushPort })
    const client = await adminClient()
    // The next minute that is at least half a minute away: all of this has to be there before it.
    const soon = puneAt(Date.now() + 1.5 * minuteMs)
    const name = `Modak evening ${Date.now().toString(36)}`
    const added = await client.post('/api/admin/festivals', {
      data: { name, date: soon.date, description: 'For this journey.' },
    })
    const { id, slug } = await added.json()

    await context.grantPermissions(['notifications'], { origin })
    const subscription = service.subscribe()
    await page.addInitScript(givenSubscription, subscription)
    await settled(page, '/')
    const choice = {
      kinds: [],
      festivals: [id],
      daysBefore: [0],
      atMoonrise: false,
      time: soon.time,
    }
    const answer = await ask(page, choice)
    expect(answer.status, answer.text).toBe(200)
    service.useKey(answer.key)

    const arrived = () => service.received.map(({ headers }) => headers['urgency'])
    await expect.poll(arrived, { timeout: 2 * minuteMs }).toEqual(['normal'])
    const [push] = service.received
    await deliver(page, origin, push?.text ?? '')
    const shown = [{ title: `${name} is today`, tag: expect.stringContaining('festival:') }]
    await expect.poll(() => shownOn(page)).toEqual(shown)
    // A crash between sending and recording sends it again.
    await deliver(page, origin, push?.text ?? '')
    await expect.poll(() => shownOn(page)).toEqual(shown)

    const opened = await tapped(page, '')
    expect(opened).toBe(`${origin}/calendar/${slug}`)
    await page.goto(opened)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect.poll(() => shownOn(page)).toEqual([])

    await deliver(page, origin, push?.text ?? '')
    await expect.poll(() => shownOn(page)).toEqual(shown)
    expect(await tapped(page, 'chant')).toMatch(/\/mantras\/[\w-]+$/)

    // Handed over again, should the worker just be stopping: it has been idle for a while on a busy machine.
    await expect(async () => {
      await deliver(page, origin, 'not what we send')
      const unread = [expect.objectContaining({ title: 'Festival reminder' })]
      await expect.poll(() => shownOn(page), { timeout: 5000 }).toEqual(unread)
    }).toPass({ timeout: 30_000 })
    await client.dispose()
    await service.stop()
  },
)

test('Notifications set on the page of reminders are found there again, and stopped', async ({
  page,
  context,
  release: { origin },
}) => {
  // Nothing is due, so nothing is sent there; the other journey has the port of the test service.
  const service = await startPushService()
  const endpoint = `https://push.temple.example/${Date.now()}`
  await context.grantPermissions(['notifications'], { origin })
  await page.addInitScript(givenSubscription, { ...service.subscribe(), endpoint })
  await settled(page, '/reminders')
  await page.getByRole('button', { name: 'Set Reminders' }).click()
  await expect(page.getByText('Your reminders are set.')).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: 'Change, pause or stop them' }).click()
  await expect(page.getByText('Notifications on your phone')).toBeVisible()
  await page.getByRole('button', { name: 'Stop reminders' }).click()
  await expect(page.getByText(/^Your reminders have stopped/)).toBeVisible()
  await service.stop()
})
