/**
 * Tells the browser the language, so that it uses a font with the letters and screen readers
 * pronounce them.
 */
export const langOf = (text = ''): 'hi' | undefined =>
  /[\u0900-\u097f]/.test(text) ? 'hi' : undefined
