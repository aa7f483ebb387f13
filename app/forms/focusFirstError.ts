const framesAtMost = 30

/**
 * Puts the focus on the first thing that is wrong, in the order in which it is read: forms register
 * their fields in the order they appear, which is another one where some come and go.
 */
export function focusFirstError(
  form: HTMLElement | null | undefined,
  frames: number = framesAtMost,
): void {
  // The errors are drawn first, so that what is focused is read with its own. A busy phone, or a field
  // that appears with its error, takes more frames than one.
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] :enabled')
    if (wrong) wrong.focus()
    else if (frames > 1) focusFirstError(form, frames - 1)
  })
}
