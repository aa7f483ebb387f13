import { heightKey } from './keys.ts'

/** The continued text, the heading of the favourites and one of their rows: in rem, with their margins. */
const heights = { text: 5.625, heading: 3.2, row: 4.1875 }

/** Where the favourites have two columns (styles/mantras.css). */
const wide = '(min-width: 64rem)'

/**
 * The height of so many favourites, in pixels, before anybody has measured it: then the list does not
 * move for a new one.
 */
export function heightOf(favourites: number, hasText = false): number {
  const rows = Math.ceil(favourites / (matchMedia(wide).matches ? 2 : 1))
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const list = favourites > 0 ? heights.heading + rows * heights.row : 0
  return (list + (hasText ? heights.text : 0)) * rem
}

/** Reserves as much more, or less, for the next visit. */
export function reserveMore(pixels: number): void {
  try {
    reserve((Number.parseInt(localStorage.getItem(heightKey) ?? '', 10) || 0) + pixels)
  } catch {
    // Storage is forbidden: there will be nothing to reserve space for.
  }
}

/** For the next visit (app/boot.js), and for this one. */
export function reserve(pixels: number): void {
  const height = Math.max(0, Math.round(pixels))
  const length = `${height}px`
  const { style } = document.documentElement
  // Setting it makes the browser compute the styles of the whole page again.
  if ((style.getPropertyValue('--mine') || '0px') !== length) style.setProperty('--mine', length)
  try {
    if (height > 0) localStorage.setItem(heightKey, length)
    else localStorage.removeItem(heightKey)
  } catch {
    // Storage is forbidden, so the next visit has nothing to reserve space for.
  }
}
