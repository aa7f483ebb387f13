import { trouble } from '#app/i18n/en/trouble.ts'
import { announce } from './announce.ts'

const framesAtMost = 30

const wrongFields = '[aria-invalid="true"], [data-invalid]'
const isOn = ':not(:disabled, [aria-disabled="true"])'
const firstWrong = `[aria-invalid="true"], [data-invalid] :is(input, button)${isOn}`

/**
 * Moves the focus to the first error in reading order, and says how many there are: forms register
 * their fields in the order they appear, which differs if some come and go.
 */
export function focusFirstError(
  form: HTMLElement | null | undefined,
  frames: number = framesAtMost,
): void {
  // The errors are rendered first, so that the focused field is read with its own. A busy phone, or
  // a field that appears with its error, needs more than one frame.
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>(firstWrong)
    // A part of the form that is hidden opens with its error.
    if (form && wrong && !wrong.closest('[hidden]')) {
      wrong.closest('details')?.setAttribute('open', '')
      wrong.focus()
      // It is no longer true once the form is sent again.
      form.addEventListener('submit', () => announce(''), { once: true })
      announce(trouble.english.wrongFields(form.querySelectorAll(wrongFields).length))
    } else if (frames > 1) focusFirstError(form, frames - 1)
  })
}
