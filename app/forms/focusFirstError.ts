import { trouble } from '#app/i18n/en/forms/trouble.ts'
import { announce } from './announce.ts'

const framesAtMost = 30

const wrongFields = '[aria-invalid="true"], [data-invalid]'
const isOn = ':not(:disabled, [aria-disabled="true"])'
const firstWrong = `[aria-invalid="true"], [data-invalid] :is(input, button)${isOn}`

/**
 * Focuses the first error in document order and announces how many there are. React Hook Form's own
 * order is that of registration, which differs for conditional fields.
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
