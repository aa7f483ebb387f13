declare global {
  interface Window {
    /** Stored by the boot script: the last pressed button that only the app can handle. */
    early?: { press?: HTMLElement | undefined; isHeard?: boolean }
  }
}

/**
 * A press older than this is dropped: a button must not act when its code arrives minutes later.
 */
const patienceMs = 60_000

let pressedAt = 0

/** From now on React handles presses; until it has hydrated a part, it stops them. */
export const hearPresses = (): void => {
  ;(window.early ??= {}).isHeard = true
  // An earlier press counts from now on, and one that we repeat counts from the time it was
  // pressed.
  pressedAt = performance.now()
  addEventListener('click', ({ isTrusted }) => isTrusted && (pressedAt = performance.now()), true)
}

/**
 * A press before the app could handle it is repeated once React has finished. React stops a press
 * on a part of the page that is not hydrated yet: then it stays, and is repeated after the next
 * part.
 */
export const pressEarly = (): void => {
  setTimeout(() => {
    const { press } = window.early ?? {}
    if (press?.isConnected && performance.now() - pressedAt < patienceMs) press.click()
  })
}
