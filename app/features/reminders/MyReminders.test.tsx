import { expect, it } from 'vitest'
import { anAccount } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { everyFestival } from '#contract/reminderChoice.ts'
import { listMyReminders, type Reminder } from '#contract/reminders.ts'
import { MyReminders } from './MyReminders.tsx'

const show = async (mine: Reminder[]) => {
  const server = templeServer()
  server.answers(listMyReminders, mine)
  const page = await render(<MyReminders />, { server, account: anAccount() })
  await screen.findByRole('heading', { name: 'Reminders' })
  return page
}

it('The account’s reminders are listed, each with the way to change it', async () => {
  const one = { choice: everyFestival, cityName: 'Pune' }
  const { container } = await show([
    { ...one, token: 'a', channel: 'email', address: 'a•••@example.org', status: 'active' },
    { ...one, token: 'b', channel: 'push', status: 'paused' },
  ])
  const [email, push] = screen.getAllByRole('listitem')
  expect(email?.textContent).toBe('Emails to a•••@example.orgOnChange or stop')
  expect(push?.textContent).toBe('Notifications on a phonePausedChange or stop')
  expect(push?.querySelector('a')?.getAttribute('href')).toBe('/reminders#b')
  await expectAccessible(container)
})

it('Without any it says so, and leads to the choice', async () => {
  await show([])
  expect(screen.getByText('You have no festival reminders yet.')).toBeTruthy()
  expect(screen.getByText('Set reminders').getAttribute('href')).toBe('/reminders')
})
