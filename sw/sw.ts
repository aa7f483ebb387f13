/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core'
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { outboxTag, type WorkerMessage } from '#app/offline/messages.ts'
import { answerAudio, isAudioRequest } from './audio.ts'
import {
  answerFont,
  answerOwnIcon,
  answerProductDrawing,
  isFontRequest,
  isOwnIcon,
  isProductDrawing,
} from './caching.ts'
import { answerNavigation, isPageNavigation } from './navigation.ts'
import { dropPages, keepPages } from './pages.ts'
import { answerPicture, isPictureRequest } from './pictures.ts'
import { precacheKinds } from './precacheKinds.ts'
import { openPush, showPush } from './push.ts'
import { renewPush } from './renewPush.ts'
import { deliverOutbox } from './sync.ts'

declare const self: ServiceWorkerGlobalScope

addPlugins([precacheKinds])
precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()
clientsClaim()

registerRoute(isPageNavigation, answerNavigation)
registerRoute(isAudioRequest, answerAudio)
registerRoute(isFontRequest, answerFont)
registerRoute(isProductDrawing, answerProductDrawing)
registerRoute(isOwnIcon, answerOwnIcon)
registerRoute(isPictureRequest, answerPicture)

self.addEventListener('activate', (event) => event.waitUntil(dropPages()))
self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage | undefined
  // A new version waits until the devotee agrees, so that it never replaces a page in use.
  if (message?.type === 'SKIP_WAITING') void self.skipWaiting()
  if (message?.type === 'KEEP_PAGES') event.waitUntil(keepPages())
  if (message?.type === 'CLAIM') event.waitUntil(self.clients.claim())
})

type SyncEvent = ExtendableEvent & { tag: string }

self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent
  if (tag === outboxTag) (event as SyncEvent).waitUntil(deliverOutbox())
})

self.addEventListener('push', (event) =>
  event.waitUntil(showPush(event.data, self.registration, location.origin)),
)
self.addEventListener('notificationclick', (event) => event.waitUntil(openPush(event, self)))

type SubscriptionChange = ExtendableEvent & { oldSubscription?: PushSubscription | null }

self.addEventListener('pushsubscriptionchange', (event) => {
  const change = event as SubscriptionChange
  change.waitUntil(renewPush(self.registration, change.oldSubscription))
})
