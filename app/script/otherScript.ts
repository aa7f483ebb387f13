/** Event dispatched by `chooseScript`. */
export const scriptNews = 'modak-script'

/** In local storage, like the text size: the choice is per phone. */
export const scriptKey = 'script'

/**
 * Resolves once a script other than Devanagari is chosen on this phone, so that no code for it
 * loads before.
 */
export const otherScript = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      try {
        if ((localStorage.getItem(scriptKey) ?? 'devanagari') !== 'devanagari') resolve()
      } catch {
        // Storage is forbidden: a choice lasts as long as its page.
      }
    }
    addEventListener(scriptNews, look)
    look()
  })
