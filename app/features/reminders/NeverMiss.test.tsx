import { expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import { write } from '#app/test/write.ts'
import { confirmWhatsapp, subscribeWhatsapp } from '#contract/whatsapp.ts'
import { NeverMiss } from './NeverMiss.tsx'

const show = () => render(<NeverMiss emailForm={<input aria-label="Your email" />} />)

const selected = () => screen.getByRole('tab', { selected: true }).textContent

it('The box begins with the email field; the tabs share one way to all other choices', async () => {
  const { user, container } = await show()
  expect(screen.getByRole('heading', { name: 'Never Miss a Festival' })).toBeTruthy()
  expect(selected()).toBe('Email Reminders')
  const [panel] = screen.getAllByRole('tabpanel')
  expect(panel?.contains(screen.getByLabelText('Your email'))).toBe(true)
  await expectAccessible(container)
  await user.click(screen.getByRole('tab', { name: 'WhatsApp Alerts' }))
  expect(selected()).toBe('WhatsApp Alerts')
  expect(await screen.findByLabelText('WhatsApp number')).toHaveProperty('value', '+91')
  const choose = screen.getByText('Choose festivals and days')
  expect(choose.getAttribute('href')).toBe('/reminders')
  await expectAccessible(container)
})

it('What was typed stays while the other tab is open', async () => {
  const { user } = await show()
  await write(user, 'Your email', 'asha@example.org')
  await user.click(screen.getByRole('tab', { name: 'WhatsApp Alerts' }))
  await user.click(screen.getByRole('tab', { name: 'Email Reminders' }))
  expect(screen.getByLabelText('Your email')).toHaveProperty('value', 'asha@example.org')
})

it('Arrow keys move between the tabs', async () => {
  const { user } = await show()
  screen.getByRole('tab', { name: 'Email Reminders' }).focus()
  await user.keyboard('{ArrowLeft}')
  expect(selected()).toBe('WhatsApp Alerts')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'WhatsApp Alerts' }))
  await user.keyboard('{ArrowLeft}')
  expect(selected()).toBe('Email Reminders')
})

it('A number is asked for as the specification says; once confirmed, it leads to its reminders', async () => {
  const { user, server } = await show()
  server.answers(subscribeWhatsapp, { status: 'code_sent', message: 'Sent.' })
  server.answers(confirmWhatsapp, { token: 'token-1' })
  await user.click(screen.getByRole('tab', { name: 'WhatsApp Alerts' }))
  await screen.findByLabelText('Your name')
  await write(user, 'Your name', 'Asha')
  await write(user, 'WhatsApp number', '+919876543210')
  await user.click(screen.getByText('Subscribe on WhatsApp'))
  await screen.findByLabelText('Six-digit code')
  expect(server.received(subscribeWhatsapp)).toEqual([
    { name: 'Asha', phoneNumber: '+919876543210' },
  ])
  await write(user, 'Six-digit code', '123456')
  await user.click(screen.getByText('Confirm number'))
  expect(await screen.findByText('Your number is confirmed.')).toBeTruthy()
  expect(screen.getByText('Change or stop them').getAttribute('href')).toBe('/reminders#token-1')
})
