let region: HTMLElement | undefined

/**
 * Announces a text politely to screen readers, after what they are reading, such as a newly focused
 * field. The live region must be in the document before its text, or it is not announced.
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
