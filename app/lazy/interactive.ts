import { pressEarly } from '#app/earlyPress.ts'

/** How long deferred code waits if the page's own code does not load. */
export const patienceMs = 4_000

let announce: () => void

/** Resolves when the page is interactive. Code that is not needed earlier is loaded then. */
export const interactive = new Promise<void>((resolve) => (announce = resolve))

/** Called by every page, or part of one, once it is hydrated. */
export function markInteractive(): void {
  announce()
  pressEarly()
}

/** Called by the shell, which is hydrated before its page. */
export function markShellInteractive(): void {
  setTimeout(announce, patienceMs)
  pressEarly()
}
