import { usable } from './usable.ts'

/** How long a page belongs to those who look at it. */
const lookMs = 2_000

const isBrowser = !import.meta.env.SSR

const looked = () => new Promise<unknown>((resolve) => setTimeout(resolve, lookMs))

const acted = new Promise<unknown>((resolve) => {
  if (isBrowser) for (const act of ['pointerdown', 'keydown']) addEventListener(act, resolve, true)
})

/**
 * Resolves when the page has been usable for two seconds, or somebody acts on it. What is for later,
 * such as the content for a day without a network, must not take the processor before.
 */
export const calm = usable.then(() => Promise.race([looked(), acted]))

/** Whether the server has rendered the page that was opened. */
export const isRendered = isBrowser && document.querySelector('#root > *') !== null

/**
 * For what replaces something that the server has rendered, and needs code to do so: the first look
 * at a rendered page is not held up by it. On every other page it is asked for at once.
 */
export const afterFirstLook = isRendered && calm
