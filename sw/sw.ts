/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import type { WorkerMessage } from '#app/offline/messages.ts'
import { answerAudio, isAudioRequest } from './audio.ts'
import { answerFont, isFontRequest } from './caching.ts'
import { answerNavigation, isPageNavigation } from './navigation.ts'

declare const self: ServiceWorkerGlobalScope

precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()
clientsClaim()

registerRoute(isPageNavigation, answerNavigation)
registerRoute(isAudioRequest, answerAudio)
registerRoute(isFontRequest, answerFont)

// A new version waits until the devotee agrees; it never replaces a page under somebody's hands.
self.addEventListener('message', (event) => {
  if ((event.data as WorkerMessage | undefined)?.type === 'SKIP_WAITING') void self.skipWaiting()
})
