import { push } from '#app/i18n/en/notifications/push.ts'
import { language, pathHere } from '#app/i18n/language.ts'
import { showAppBadge } from '#app/offline/outbox/appBadge.ts'
import { pushPayload, type PushPayload } from '#contract/notifications/pushPayload.ts'
import { parseUrl } from '#contract/parseUrl.ts'

type NotificationPayload = PushPayload['notification']

/** Options missing in TypeScript’s types: actions, `renotify` and `timestamp`. */
type Options = NotificationOptions & {
  actions: { action: string; title: string }[]
  renotify: boolean
  timestamp?: number
}

/** Where the notification and its buttons lead. */
type Links = { navigate: string; actions: Record<string, string> }

/** Shown for an unreadable push, because browsers revoke the permission if a push shows nothing. */
const unread: NotificationPayload = {
  ...push.english,
  navigate: pathHere('/calendar'),
  lang: `${language}-IN`,
  dir: 'ltr',
  tag: 'reminder',
  icon: '/icons/icon-192.png',
  actions: [],
}

function read(data: Pick<PushMessageData, 'json'> | null): NotificationPayload {
  try {
    const parsed = pushPayload.safeParse(data?.json())
    return parsed.success ? parsed.data.notification : unread
  } catch {
    return unread
  }
}

/** An address of ours, also where the server calls us by another name; a push leads nowhere else. */
function ownAddress(address: string, origin: string): string {
  const url = parseUrl(address, origin)
  return url ? `${origin}${url.pathname}${url.search}${url.hash}` : `${origin}${unread.navigate}`
}

const linksOf = ({ navigate, actions }: NotificationPayload, origin: string): Links => ({
  navigate: ownAddress(navigate, origin),
  actions: Object.fromEntries(actions.map((one) => [one.action, ownAddress(one.navigate, origin)])),
})

type Registration = Pick<ServiceWorkerRegistration, 'showNotification' | 'getNotifications'>

const badge = async (registration: Registration): Promise<void> =>
  showAppBadge((await registration.getNotifications()).length)

/** Shows a notification for every push, even an unreadable one. A repeated one is silent. */
export async function showPush(
  data: Pick<PushMessageData, 'json'> | null,
  registration: Registration,
  origin: string,
): Promise<void> {
  const shown = read(data)
  const { title, body, tag, lang, dir, icon } = shown
  const there = await registration.getNotifications({ tag })
  const isRepeated = there.some((one) => one.title === title && one.body === body)
  const options: Options = {
    body,
    tag,
    lang,
    dir,
    icon: ownAddress(icon, origin),
    badge: '/icons/badge-96.png',
    // A browser shows as many as it has room for.
    actions: shown.actions.map((one) => ({ action: one.action, title: one.title })),
    renotify: !isRepeated,
    ...(shown.timestamp !== undefined && { timestamp: shown.timestamp }),
    data: linksOf(shown, origin),
  }
  await registration.showNotification(title, options)
  await badge(registration)
}

type Windows = Pick<Clients, 'matchAll' | 'openWindow'>

/** Opens the notification's page, or focuses the window that shows it. */
export async function openPush(
  { notification, action }: Pick<NotificationEvent, 'notification' | 'action'>,
  { clients, registration }: { clients: Windows; registration: Registration },
): Promise<void> {
  notification.close()
  const links = notification.data as Links | undefined
  const address = links?.actions[action] ?? links?.navigate ?? unread.navigate
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => url === address)
  await Promise.all([there ? there.focus() : clients.openWindow(address), badge(registration)])
}
