import { usable } from './usable.ts'

/** How long a page belongs to those who look at it. */
const lookMs = 2_000

/** Resolves when somebody acts on the page, once it is usable. */
export const acted = usable.then(
  () =>
    new Promise<unknown>((resolve) => {
      addEventListener('click', resolve, true)
      addEventListener('keydown', resolve, true)
    }),
)

/**
 * Resolves when the page has been usable for two seconds, or somebody acts on it. What is for later,
 * such as the content for a day without a network, must not take the processor before. A press that
 * came earlier is repeated once the page is usable (app/earlyPress.ts).
 */
export const calm = Promise.race([
  acted,
  usable.then(() => new Promise((resolve) => setTimeout(resolve, lookMs))),
])

/** Whether the server has rendered the page that was opened. */
export const isRendered = !import.meta.env.SSR && document.querySelector('#root > *') !== null

/**
 * For what replaces something that the server has rendered, and needs code to do so: the first look
 * at a rendered page is not held up by it. On every other page it is asked for at once.
 */
export const afterFirstLook = isRendered && calm
