import { expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import { write } from '#app/test/write.ts'
import { askEmailReminders } from '#contract/reminders/public.ts'
import { confirmWhatsapp, subscribeWhatsapp } from '#contract/whatsapp/public.ts'
import { ChooseReminders } from './ChooseReminders.tsx'
import { NeverMiss } from './NeverMiss.tsx'
import { year } from './test/year.ts'
import type { FormStart } from './channelForm.ts'

/** The page of reminders' own form, with the festivals that a test knows. */
const renderChoice = (begun: FormStart) => (
  <ChooseReminders
    {...begun}
    festivals={year}
    cityName="Pune"
    cityId={undefined}
    now="2026-11-20T11:30"
    festival={undefined}
    groups={[]}
    city={null}
  />
)

const show = () =>
  render(
    <NeverMiss
      emailForm={<input aria-label="Your email" autoComplete="email" />}
      renderChoice={renderChoice}
    />,
    { now: '2026-11-20T06:00:00.000Z' },
  )

const choose = (user: { click: (element: HTMLElement) => Promise<void> }) =>
  user.click(screen.getByText('Choose festivals and days'))

const selected = () => screen.getByRole('tab', { selected: true }).textContent

it('The box begins with the email field; the tabs share one way to choose more', async () => {
  const { user, container } = await show()
  expect(screen.getByRole('heading', { name: 'Never Miss a Festival' })).toBeTruthy()
  expect(selected()).toBe('Email Reminders')
  const [panel] = screen.getAllByRole('tabpanel')
  expect(panel?.contains(screen.getByLabelText('Your email'))).toBe(true)
  await expectAccessible(container)
  await user.click(screen.getByRole('tab', { name: 'WhatsApp Alerts' }))
  expect(selected()).toBe('WhatsApp Alerts')
  expect(await screen.findByLabelText('WhatsApp number')).toHaveProperty('value', '+91')
  expect(screen.getByText('Choose festivals and days')).toBeTruthy()
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

it('Choosing festivals and days opens the form of the page of reminders, with what was typed', async () => {
  const { user, server, container } = await show()
  server.answers(askEmailReminders, { status: 'confirmation_sent' })
  await write(user, 'Your email', 'asha@example.org')
  await choose(user)
  expect(document.activeElement?.textContent).toContain('Never Miss a Festival')
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.queryByText(/^We’ll remind you 7, 3 and 1 days before/)).toBeNull()
  expect(screen.getByLabelText('Email')).toHaveProperty('checked', true)
  await expectAccessible(container)
  await user.click(screen.getByLabelText('Sankashti'))
  await user.click(screen.getByLabelText('7 days before'))
  await user.click(screen.getByText('Set Reminders'))
  expect(await screen.findByText(/^Please check your inbox/)).toBeTruthy()
  expect(server.received(askEmailReminders)).toMatchObject([
    {
      email: 'asha@example.org',
      source: 'calendar_page',
      choice: { kinds: ['sankashti'], daysBefore: [3, 1, 0], atMoonrise: true },
    },
  ])
})

it('A name and a number go along to the choice, which is sent with them', async () => {
  const { user, server } = await show()
  server.answers(subscribeWhatsapp, { status: 'code_sent', message: 'Sent.' })
  await user.click(screen.getByRole('tab', { name: 'WhatsApp Alerts' }))
  await screen.findByLabelText('Your name')
  await write(user, 'Your name', 'Asha')
  await write(user, 'WhatsApp number', '+919876543210')
  await choose(user)
  await user.click(screen.getByLabelText('1 day before'))
  await user.click(screen.getByText('Subscribe on WhatsApp'))
  await screen.findByLabelText('Six-digit code')
  expect(server.received(subscribeWhatsapp)).toMatchObject([
    {
      name: 'Asha',
      phoneNumber: '+919876543210',
      chosen: { source: 'calendar_page', choice: { kinds: ['all'], daysBefore: [7, 3, 0] } },
    },
  ])
})
