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

/** What was pressed before the app could answer is pressed again, once React has ended its work. */
export const pressEarly = (): void => {
  setTimeout(() => window.early?.press?.click())
}
