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

/** Whether the server has rendered the page that was opened. */
export const isRendered = !import.meta.env.SSR && document.querySelector('#root > *') !== null

/**
 * For code that replaces something the server has rendered: it must not delay the first look at
 * that page. On every other page it loads at once.
 */
export const afterFirstRender = isRendered && calm
