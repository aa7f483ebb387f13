import { pressEarly } from '#app/earlyPress.ts'

/** The longest that deferred code waits for a page whose own code does not load. */
export const patienceMs = 4_000

let announce: () => void

/** Resolves when the page responds to touch. Code that is not needed earlier is loaded then. */
export const usable = new Promise<void>((resolve) => (announce = resolve))

/** Called by every page, or part of one, once it is hydrated. */
export function sayUsable(): void {
  announce()
  pressEarly()
}

/** Called by the shell, which is hydrated before its page. */
export function sayShellUsable(): void {
  setTimeout(announce, patienceMs)
  pressEarly()
}
