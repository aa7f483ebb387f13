/**
 * Opens and closes the menu and the volume where a browser has no popovers: Chrome 111 to 113 and Safari 16.
 * Loaded by these alone; the styles are in app/styles/old-browsers.css.
 */
export function replacePopovers(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const requestedId = target.closest('[popovertarget]')?.getAttribute('popovertarget')
    for (const box of document.querySelectorAll('[popover]')) {
      const isOpen = box.hasAttribute('data-open')
      const isUsed = box.contains(target) && !target.closest('a')
      box.toggleAttribute('data-open', box.id === requestedId ? !isOpen : isOpen && isUsed)
    }
  })
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const box of document.querySelectorAll('[data-open]')) box.removeAttribute('data-open')
  })
}
