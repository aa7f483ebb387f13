import { expect, test } from 'vitest'
import type { PushPayload } from '#contract/notifications/pushPayload.ts'
import { openPush, showPush } from './push.ts'

const origin = 'https://temple.example'
const festival = `${origin}/calendar/sankashti-2026-11-27`

const payload = (changes: Partial<PushPayload['notification']> = {}): PushPayload => ({
  web_push: 8030,
  notification: {
    title: 'Sankashti Chaturthi is tomorrow',
    body: 'Moonrise in Pune at 8:41 PM.',
    navigate: festival,
    lang: 'en-IN',
    dir: 'ltr',
    tag: 'festival:sankashti',
    icon: `${origin}/icons/icon-192.png`,
    actions: [
      { action: 'open', title: 'Open', navigate: festival },
      { action: 'chant', title: 'Chant', navigate: `${origin}/mantras/om-gam` },
      { action: 'stop', title: 'Stop', navigate: `${origin}/reminders#token` },
    ],
    ...changes,
  },
  app_badge: 1,
})

type ShownNotification = { title: string; options: NotificationOptions & { renotify?: boolean } }
type OpenWindow = { url: string; isFocused: boolean; focus: () => Promise<unknown> }

const windowAt = (url: string): OpenWindow => ({
  url,
  isFocused: false,
  async focus() {
    this.isFocused = true
  },
})

/** What a browser does with notifications and windows, as far as the worker asks it. */
const phone = (...open: string[]) => {
  const shown = new Map<string, ShownNotification>()
  const calls: ShownNotification[] = []
  const windows: OpenWindow[] = open.map(windowAt)
  const asNotification = ({ title, options }: ShownNotification) =>
    ({
      title,
      body: options.body,
      data: options.data,
      close: () => shown.delete(options.tag ?? ''),
    }) as unknown as Notification
  const registration = {
    showNotification: async (title: string, options: NotificationOptions = {}) => {
      calls.push({ title, options })
      shown.set(options.tag ?? '', { title, options })
    },
    getNotifications: async ({ tag }: { tag?: string } = {}) =>
      [...shown.values()].filter((one) => !tag || one.options.tag === tag).map(asNotification),
  }
  const clients = {
    matchAll: async () => windows,
    openWindow: async (url: string | URL) => void windows.push(windowAt(String(url))),
  } as unknown as Pick<Clients, 'matchAll' | 'openWindow'>
  const push = (data: unknown) =>
    showPush(
      { json: () => (typeof data === 'string' ? JSON.parse(data) : data) },
      registration,
      origin,
    )
  const tap = async (action = '') => {
    const [notification] = await registration.getNotifications()
    if (!notification) throw new Error('Nothing is shown')
    await openPush({ notification, action }, { clients, registration })
  }
  return { registration, clients, shown, calls, windows, push, tap }
}

test('a push shows the festival in its words, with its buttons', async () => {
  const { push, calls } = phone()
  await push(payload())
  expect(calls).toMatchObject([
    {
      title: 'Sankashti Chaturthi is tomorrow',
      options: {
        body: 'Moonrise in Pune at 8:41 PM.',
        tag: 'festival:sankashti',
        renotify: true,
        actions: [{ title: 'Open' }, { title: 'Chant' }, { title: 'Stop' }],
      },
    },
  ])
})

test('on the evening of a fast the phone is told the moonrise to count to; without one, nothing', async () => {
  const { push, calls } = phone()
  const moonrise = Date.parse('2026-11-27T20:51:00+05:30')
  await push(payload({ timestamp: moonrise }))
  await push(payload())
  expect(calls[0]?.options).toMatchObject({ timestamp: moonrise })
  expect(calls[1]?.options).not.toHaveProperty('timestamp')
})

test.each([
  ['nothing', null],
  ['no JSON', 'hello'],
  ['JSON of something else', '{"hello":1}'],
  ['an empty title', payload({ title: '' })],
  ['another version', { ...payload(), web_push: 9001 }],
])('a push with %s is shown, too, and leads to the calendar', async (_, data) => {
  const { registration, push, calls, windows, tap } = phone()
  if (data === null) await showPush(null, registration, origin)
  else await push(data)
  expect(calls).toMatchObject([{ title: 'Festival reminder' }])
  await tap()
  expect(windows.map(({ url }) => url)).toEqual([`${origin}/calendar`])
})

test('one that comes twice is shown once, and the second time without a sound', async () => {
  const { push, calls, shown } = phone()
  await push(payload())
  await push(payload())
  expect(shown.size).toBe(1)
  expect(calls.map(({ options }) => options.renotify)).toEqual([true, false])
})

test('a later one of the same festival takes its place, and is heard', async () => {
  const { push, calls, shown } = phone()
  await push(payload())
  await push(payload({ title: 'Sankashti Chaturthi is today' }))
  expect([...shown.values()].map(({ title }) => title)).toEqual(['Sankashti Chaturthi is today'])
  expect(calls.map(({ options }) => options.renotify)).toEqual([true, true])
})

test.each([
  ['', festival],
  ['open', festival],
  ['chant', `${origin}/mantras/om-gam`],
  ['stop', `${origin}/reminders#token`],
  ['unknown', festival],
])('a tap on "%s" opens %s and takes the notification away', async (action, address) => {
  const { push, tap, windows, shown } = phone(`${origin}/`)
  await push(payload())
  await tap(action)
  expect(windows.map(({ url }) => url)).toEqual([`${origin}/`, address])
  expect(shown.size).toBe(0)
})

test('a page that is open already is come back to', async () => {
  const { push, tap, windows } = phone(`${origin}/`, festival)
  await push(payload())
  await tap()
  expect(windows.map(({ isFocused }) => isFocused)).toEqual([false, true])
})

test('a push leads nowhere but to us', async () => {
  const { push, tap, windows } = phone()
  await push(payload({ navigate: 'https://elsewhere.example/calendar/x?y#z' }))
  await tap()
  await push(payload({ navigate: 'https://[' }))
  await tap()
  expect(windows.map(({ url }) => url)).toEqual([`${origin}/calendar/x?y#z`, `${origin}/calendar`])
})

test('the icon of the app counts what is shown', async () => {
  const counts: (number | undefined)[] = []
  Object.assign(navigator, {
    setAppBadge: async (count?: number) => void counts.push(count),
    clearAppBadge: async () => void counts.push(0),
  })
  const { push, tap } = phone()
  await push(payload())
  await push(payload({ tag: 'festival:other' }))
  await tap()
  await tap()
  expect(counts).toEqual([1, 2, 1, 0])
  Reflect.deleteProperty(navigator, 'setAppBadge')
  Reflect.deleteProperty(navigator, 'clearAppBadge')
})
