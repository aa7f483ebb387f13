/**
 * Puts the focus where somebody who comes to a page begins: on what the page marks with `data-arrival`, which
 * then comes into view, or else on its heading.
 */
export function focusArrival(): void {
  const main = document.getElementById('content')
  const marked = main?.querySelector<HTMLElement>('[data-arrival]')
  const target = marked ?? main?.querySelector('h1') ?? main
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: !marked })
}
