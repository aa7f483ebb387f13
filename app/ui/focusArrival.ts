/**
 * Moves the focus to where a new page begins: to the element it marks with `data-arrival`, which is
 * scrolled into view, or else to its heading.
 */
export function focusArrival(): void {
  const main = document.getElementById('content')
  const marked = main?.querySelector<HTMLElement>('[data-arrival]')
  const target = marked ?? main?.querySelector('h1') ?? main
  if (!target) return
  // A field has its place in the order already.
  if (!target.matches('input')) target.tabIndex = -1
  target.focus({ preventScroll: !marked })
}
