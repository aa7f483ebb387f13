import { onTestFinished } from 'vitest'

/** Where the page's shell shows the office's header and menu. */
export function officePlace(): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'))
  place.id = 'office-place'
  onTestFinished(() => place.remove())
  return place
}
