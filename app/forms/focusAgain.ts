/**
 * A busy button is disabled, and so loses the focus: once it is drawn as one that may be pressed again
 * it has it back, as whoever uses the keyboard would else have to look for their place.
 */
export function focusAgain(pressed: Element | null): void {
  const isLost = document.activeElement === document.body
  if (isLost && pressed instanceof HTMLElement && pressed.isConnected) pressed.focus()
}
