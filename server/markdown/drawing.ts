/** A picture drawn for the app’s articles, as it is in `public`. */
export const isDrawing = (url: string): boolean => /^\/images\/articles\/[a-z0-9-]+\.svg$/.test(url)

/** The size of all of them. */
export const drawing = { width: 1200, height: 675 }
