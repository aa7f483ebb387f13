let region: HTMLElement | undefined

/**
 * Has a screen reader say something once it has finished what it is saying, such as the field that
 * has just got the focus. The region is in the document before its text, or nobody hears it.
 */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.body.appendChild(document.createElement('p'))
    region.className = 'sr-only'
    region.setAttribute('role', 'status')
  }
  const here = region
  // The same text again is another piece of news.
  here.textContent = ''
  requestAnimationFrame(() => (here.textContent = text))
}
