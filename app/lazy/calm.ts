import { interactive } from './interactive.ts'

/** How long the first look at a page is left undisturbed. */
const lookMs = 2_000

/** Resolves at the first click or key, once the page is interactive. */
export const acted = interactive.then(
  () =>
    new Promise<unknown>((resolve) => {
      addEventListener('click', resolve, true)
      addEventListener('keydown', resolve, true)
    }),
)

/**
 * Resolves when the page has been interactive for two seconds, or at the first click or key.
 * Background work, such as storing content for offline use, must not take the CPU before. An
 * earlier press is replayed once the page is interactive (app/earlyPress.ts).
 */
export const calm = Promise.race([
  acted,
  interactive.then(() => new Promise((resolve) => setTimeout(resolve, lookMs))),
])

/** How long at most a first visit waits for the worker: longer than it takes on slow 4G. */
const storingMs = 20_000

const worker = import.meta.env.SSR ? undefined : navigator.serviceWorker

let announceStored: () => void

const stored = new Promise<void>((resolve) => (announceStored = resolve))

/** The worker has stored the app's code, or there will be no worker. */
export const markStored = (): void => announceStored()

if (!worker || worker.controller) markStored()

/**
 * Resolves when the page is calm and the worker has stored the app's code, or the person presses or scrolls. What
 * only a later visit or another page needs loads its code then: the worker fetches that code anyway, so a first visit
 * pays for it once.
 */
export const settled = calm.then(() =>
  Promise.race([
    acted,
    stored,
    new Promise((resolve) => setTimeout(resolve, storingMs)),
    new Promise((resolve) => addEventListener('scroll', resolve, { once: true, passive: true })),
  ]),
)

/** Whether the server has rendered the page that was opened. */
export const isRendered = !import.meta.env.SSR && document.querySelector('#root > *') !== null

/**
 * For code that replaces something the server has rendered: it must not delay the first look at
 * that page. On every other page it loads at once.
 */
export const afterFirstRender = isRendered && settled
