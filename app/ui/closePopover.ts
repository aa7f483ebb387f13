/** Closes a popover if it is open; where the browser has none, app/lazy/popovers.ts closes it. */
export function closePopover(box: HTMLElement | null): void {
  // Within `:is()`, where a browser overlooks what it does not know.
  if (box?.matches(':is(:popover-open)')) box.hidePopover()
}
