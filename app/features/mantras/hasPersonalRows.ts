import { heightKey, lastTextKey, personalDataChanged } from '#app/offline/mine/keys.ts'

/**
 * Resolves once this phone has stored a favourite or a text to continue, or cannot store any: so a
 * first visit loads no code for them.
 */
export const hasPersonalRows = (): Promise<void> =>
  new Promise((resolve) => {
    addEventListener(personalDataChanged, () => resolve(), { once: true })
    try {
      if (localStorage.getItem(heightKey) ?? localStorage.getItem(lastTextKey)) resolve()
    } catch {
      resolve()
    }
  })
