declare global {
  interface Window {
    /** Kept by the boot script: the last button pressed that only the app can answer. */
    early?: { press?: HTMLElement | undefined; isHeard?: boolean }
  }
}

/** From now on React answers what is pressed; until it has taken the page over, it stops it. */
export const hearPresses = (): void => {
  ;(window.early ??= {}).isHeard = true
}

/**
 * What was pressed before the app could answer is pressed again, once React has ended its work. A press
 * on a part of the page that has not been taken over yet React stops again: then it stays, and is
 * repeated when the next part says that it has been.
 */
export const pressEarly = (): void => {
  setTimeout(() => {
    const { press } = window.early ?? {}
    if (press?.isConnected) press.click()
  })
}
