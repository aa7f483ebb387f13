import { expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import { write } from '#app/test/write.ts'
import { confirmWhatsapp, subscribeWhatsapp } from '#contract/whatsapp.ts'
import { ReminderTabs } from './ReminderTabs.tsx'

it('The tab for emails leads to the choice of festivals and days', async () => {
  const { user, container } = await render(<ReminderTabs />)
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('WhatsApp Alerts')
  await user.click(screen.getByRole('tab', { name: 'Email Reminders' }))
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Email Reminders')
  const link = screen.getByText('Choose festivals and days')
  expect(link.getAttribute('href')).toBe('/reminders')
  await expectAccessible(container)
})

it('A confirmed number leads to its own reminders', async () => {
  const { user, server } = await render(<ReminderTabs />)
  server.answers(subscribeWhatsapp, { status: 'code_sent', message: 'Sent.' })
  server.answers(confirmWhatsapp, { token: 'token-1' })
  await write(user, 'Your name', 'Asha')
  await write(user, 'WhatsApp number', '+919876543210')
  await user.click(screen.getByText('Subscribe on WhatsApp'))
  await screen.findByLabelText('Six-digit code')
  await write(user, 'Six-digit code', '123456')
  await user.click(screen.getByText('Confirm number'))
  expect(await screen.findByText('Your number is confirmed.')).toBeTruthy()
  const [link] = screen.getAllByText('Choose festivals and days')
  expect(link?.getAttribute('href')).toBe('/reminders#token-1')
})
