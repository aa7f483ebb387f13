/**
 * What `@page` says from now on, such as `80mm 123mm`; returns how to undo it. The printer's driver
 * learns the size of the paper from nothing else. A sheet of our own, because the site's policy
 * allows no inline styles.
 */
export function setPage(size: string, margin: string): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@page { size: ${size}; margin: ${margin} }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
