/**
 * Puts the focus on the first thing that is wrong, in the order in which it is read: forms register
 * their fields in the order they appear, which is another one where some come and go.
 */
export function focusFirstError(form: HTMLElement | null | undefined): void {
  // The errors are drawn first, so that what is focused is read with its own.
  requestAnimationFrame(() => {
    form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] :enabled')?.focus()
  })
}
