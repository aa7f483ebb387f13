import { pressEarly } from '#app/earlyPress.ts'

/** So long what may wait waits for a page whose own code does not come. */
export const patienceMs = 4_000

let announce: () => void

/** Resolves when the page answers a touch; what nobody needs before is loaded then. */
export const usable = new Promise<void>((resolve) => (announce = resolve))

/** Said by every page, and every part of one, that has been taken over from the server. */
export function sayUsable(): void {
  announce()
  pressEarly()
}

/** Said by the shell, which is there before its page. */
export function sayShellUsable(): void {
  setTimeout(announce, patienceMs)
  pressEarly()
}
