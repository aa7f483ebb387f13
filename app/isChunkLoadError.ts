/** Each browser words it differently: Chromium, Firefox, Safari. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof TypeError &&
  /dynamically imported module|importing a module script/i.test(error.message)
