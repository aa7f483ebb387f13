/**
 * For a button that is disabled, or gone, once it has done its work: keyboard users continue from
 * here, unless they went on meanwhile.
 */
export function keepFocusAt(place: HTMLElement | null): void {
  if (document.activeElement?.matches('body, :disabled')) place?.focus({ preventScroll: true })
}
