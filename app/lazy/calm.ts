import { usable } from './usable.ts'

/** How long a page belongs to those who look at it. */
const lookMs = 2_000

const acts = ['pointerdown', 'keydown', 'input', 'wheel'] as const

const acted = new Promise<void>((resolve) => {
  // On the server nobody acts.
  for (const act of acts)
    globalThis.addEventListener?.(act, () => resolve(), {
      once: true,
      capture: true,
      passive: true,
    })
})

const looked = () => new Promise<void>((resolve) => setTimeout(resolve, lookMs))

/**
 * Resolves when the page has been usable for two seconds, or somebody acts on it. What is for later,
 * such as the content for a day without a network, must not take the processor before.
 */
export const calm: Promise<void> = usable.then(() => Promise.race([looked(), acted]))

const isRendered = globalThis.document?.getElementById('root')?.firstElementChild != null

/**
 * For what replaces something that the server has rendered, and needs code to do so: the first look
 * at a rendered page is not held up by it. On every other page it is asked for at once.
 */
export const afterFirstLook: Promise<void> = isRendered ? calm : Promise.resolve()
