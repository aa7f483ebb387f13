import { expect, it, onTestFinished } from 'vitest'
import { focusFirstError } from './focusFirstError.ts'

const frame = () => new Promise((done) => requestAnimationFrame(done))

it('How many fields are wrong is no longer said once the form is sent again', async () => {
  const form = document.body.appendChild(document.createElement('form'))
  onTestFinished(() => form.remove())
  form.innerHTML = '<input aria-invalid="true" /><input aria-invalid="true" />'
  form.addEventListener('submit', (event) => event.preventDefault())
  focusFirstError(form)
  await frame()
  await frame()
  const message = () => document.querySelector('p[role=status]')?.textContent
  expect(message()).toBe('2 fields need attention')
  form.requestSubmit()
  await frame()
  expect(message()).toBe('')
})
