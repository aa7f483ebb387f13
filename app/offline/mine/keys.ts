/** How high the favourites were on the list, which the boot script reserves before the first paint. */
export const heightKey = 'modak-mine'

/** The text that was last played or read (lastText.ts). */
export const lastTextKey = 'modak-last-text'

/** The event of a favourite that was chosen, or of a text that was left in the middle. */
export const personalDataChanged = 'modak-mine'
