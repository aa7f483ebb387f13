import { expect, it } from 'vitest'
import { anAccount } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { everyFestival } from '#contract/reminders/choice.ts'
import { listMyReminders, type Reminder } from '#contract/reminders/public.ts'
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
  expect(email?.textContent).toBe(
    'Emails to a•••@example.orgEvery Ganesha festivalOnChange or stop',
  )
  expect(push?.textContent).toBe(
    'Notifications on a phoneEvery Ganesha festivalPausedChange or stop',
  )
  expect(push?.querySelector('a')?.getAttribute('href')).toBe('/reminders#b')
  await expectAccessible(container)
})

it('A festival chosen alone is named with its day', async () => {
  const key = 'sankashti-kartika-2026'
  const choice = { ...everyFestival, kinds: [], festivals: [key] }
  const one = { choice, cityName: 'Pune', channel: 'push', status: 'active' } as const
  await show([
    { ...one, token: 'a', chosen: [{ key, name: 'Ganadhipa Sankashti', date: '2026-11-27' }] },
    { ...one, token: 'b', chosen: [] },
  ])
  expect(screen.getByText('Ganadhipa Sankashti, 27 Nov')).toBeTruthy()
  expect(screen.getByText('A festival that is over')).toBeTruthy()
})

it('Without any it says so, and leads to the choice', async () => {
  await show([])
  expect(screen.getByText('You have no festival reminders yet.')).toBeTruthy()
  expect(screen.getByText('Set reminders').getAttribute('href')).toBe('/reminders')
})

it('Reminders that cannot be fetched are not denied: it says why, and tries again', async () => {
  const server = templeServer()
  server.refuses(listMyReminders, 'internal')
  const { user } = await render(<MyReminders />, { server, account: anAccount() })
  expect(await screen.findByText(/^Something went wrong at our end/)).toBeTruthy()
  expect(screen.queryByText('You have no festival reminders yet.')).toBeNull()
  server.answers(listMyReminders, [])
  await user.click(screen.getByText('Try again'))
  expect(await screen.findByText('You have no festival reminders yet.')).toBeTruthy()
})
