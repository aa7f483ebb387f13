/**
 * Moves the focus here from a button that its own action disables or removes, unless the user has
 * already moved it.
 */
export function keepFocusAt(place: HTMLElement | null): void {
  if (document.activeElement?.matches('body, :disabled')) place?.focus({ preventScroll: true })
}
