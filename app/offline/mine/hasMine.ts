/** How high the favourites were on the list, which the boot script reserves before the first paint. */
export const heightKey = 'modak-mine'

/** The text that was last played or read (lastText.ts). */
export const lastTextKey = 'modak-last-text'

const news = 'modak-mine'

/** A favourite was chosen, or a text was left in the middle. */
export const sayMine = (): unknown => dispatchEvent(new Event(news))

/**
 * Resolves once this phone has a favourite or a text to continue, or says that it may keep neither: a
 * first visit loads no code for them.
 */
export const hasMine = (): Promise<void> =>
  new Promise((resolve) => {
    addEventListener(news, () => resolve(), { once: true })
    try {
      if (localStorage.getItem(heightKey) ?? localStorage.getItem(lastTextKey)) resolve()
    } catch {
      resolve()
    }
  })
