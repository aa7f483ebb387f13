declare global {
  interface Window {
    /** Kept by the boot script: the last button pressed that only the app can answer. */
    early?: { press?: HTMLElement | undefined; isHeard?: boolean }
  }
}

/** Nobody waits longer for a button they pressed: it must not act when its code comes minutes later. */
const patienceMs = 60_000

let pressedAt = 0

/** From now on React answers what is pressed; until it has taken the page over, it stops it. */
export const hearPresses = (): void => {
  ;(window.early ??= {}).isHeard = true
  // What was pressed before counts from now, and what we press again from when it was pressed.
  pressedAt = performance.now()
  addEventListener('click', ({ isTrusted }) => isTrusted && (pressedAt = performance.now()), true)
}

/**
 * What was pressed before the app could answer is pressed again, once React has ended its work. A press
 * on a part of the page that has not been taken over yet React stops again: then it stays, and is
 * repeated when the next part says that it has been.
 */
export const pressEarly = (): void => {
  setTimeout(() => {
    const { press } = window.early ?? {}
    if (press?.isConnected && performance.now() - pressedAt < patienceMs) press.click()
  })
}
