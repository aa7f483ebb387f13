/** Told by `chooseScript`. */
export const scriptNews = 'modak-script'

/** In local storage, as the text size is: the choice belongs to the phone. */
export const scriptKey = 'script'

/**
 * Resolves once this phone reads in another script than Devanagari: whoever does not, loads no code
 * for it.
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
