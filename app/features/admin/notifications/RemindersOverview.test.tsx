import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import type { Out } from '#contract/endpoint.ts'
import {
  countReminders,
  getReminderOverview,
  sendReminders,
  sendTestReminder,
} from '#contract/remindersAdmin.ts'
import { RemindersOverview } from './RemindersOverview.tsx'

type Overview = Out<typeof getReminderOverview>

const states = { active: 1200, pending: 4, paused: 3, stopped: 2 }
const moments = { 7: 5, 3: 6, 1: 7, 0: 1100, moonrise: 9 }
const overview: Overview = {
  channels: [
    { channel: 'push', states, moments },
    { channel: 'email', states: { ...states, active: 8 }, moments },
  ],
  next: [
    { id: 'sankashti', name: 'Ganadhipa Sankashti', date: '2026-11-27', people: 1 },
    { id: 'fair', name: 'Modak fair', date: '2026-11-30', people: 0 },
  ],
  previews: [
    {
      moment: '1',
      festival: 'Ganadhipa Sankashti',
      title: 'Ganadhipa Sankashti is tomorrow',
      body: 'Moonrise at 8:51 PM.',
      email: { subject: 'Sankashti is tomorrow', text: 'Namaste\nStop these reminders: …' },
    },
  ],
}

const show = async (change: Partial<Overview> = {}) => {
  const server = templeServer()
  server.answers(getReminderOverview, { ...overview, ...change })
  const page = await renderOffice(<RemindersOverview />, { server })
  await screen.findByRole('heading', { name: 'Next festivals' })
  return {
    ...page,
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
  }
}

describe('The reminders', () => {
  it('are counted by channel, status and time', async () => {
    const { container } = await show()
    const cellsOf = (table: string) =>
      within(screen.getByRole('table', { name: table }))
        .getAllByRole('row')
        .map((row) => [...row.children].map(({ textContent }) => textContent))
    expect(cellsOf('Subscribers by channel and status')).toEqual([
      ['Channel', 'Active', 'Not confirmed', 'Paused', 'Stopped'],
      ['Notifications', '1,200', '4', '3', '2'],
      ['Email', '8', '4', '3', '2'],
    ])
    expect(cellsOf('Active subscribers by channel and time')[1]).toEqual([
      'Notifications',
      '5',
      '6',
      '7',
      '1,100',
      '9',
    ])
    await expectAccessible(container)
  })

  it('name the next festivals; one that nobody wants cannot be sent', async () => {
    await show()
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows).toContain('Ganadhipa Sankashti, Friday, Nov 27, 20261 personSend now')
    const buttons = screen.getAllByRole('button', { name: /^Send reminders of .* now$/ })
    expect(buttons.map((button) => button.matches(':disabled'))).toEqual([false, true])
  })

  it('say that no festival is near; without previews there is nothing to test', async () => {
    await show({ next: [], previews: [] })
    expect(screen.getByText('There is no festival in the coming weeks.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Email me a test' })).toBeNull()
  })

  it('that cannot be loaded are asked for again', async () => {
    const server = templeServer()
    server.refuses(getReminderOverview, 'unavailable')
    const { user } = await renderOffice(<RemindersOverview />, { server })
    expect(await screen.findByText('This could not be loaded')).toBeTruthy()
    server.answers(getReminderOverview, overview)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Next festivals')).toBeTruthy()
  })
})

describe('Reminding of a festival now', () => {
  const ask = async () => {
    const page = await show()
    const { server, user } = page
    server.answers(countReminders, ({ channel }) => ({ people: channel === 'push' ? 0 : 1250 }))
    const open = async () => {
      await page.press('Send reminders of Ganadhipa Sankashti now')
      return within(
        await screen.findByRole('alertdialog', {
          name: 'Send reminders of Ganadhipa Sankashti now?',
        }),
      )
    }
    return {
      ...page,
      open,
      through: (channel: string) => user.selectOptions(screen.getByLabelText('Through'), channel),
      send: (text: string) => screen.findByRole('button', { name: text }),
      sent: () => server.received(sendReminders),
    }
  }

  it('names the number of people before anything is sent, and sends once', async () => {
    const { open, server, sent, send, user } = await ask()
    const dialog = await open()
    const back = dialog.getByRole('button', { name: 'Go back' })
    await expect.poll(() => document.activeElement).toBe(back)
    const release = server.holds(sendReminders, { people: 1250 })
    const button = await send('Send to 1,250 people')
    await user.click(button)
    await user.click(button)
    release()
    expect(await screen.findByText('Sending to 1,250 people')).toBeTruthy()
    expect(sent()).toEqual([{ festivalId: 'sankashti', people: 1250 }])
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
  })

  it('goes through one channel, unless nobody is left there', async () => {
    const { open, through, server, sent, send, user } = await ask()
    const dialog = await open()
    await send('Send to 1,250 people')
    await through('Notifications')
    expect(await dialog.findByText('Nobody is left to remind today.')).toBeTruthy()
    expect(await send('Send to 0 people')).toHaveProperty('disabled', true)
    await through('Email')
    server.answers(sendReminders, { people: 1250 })
    await user.click(await send('Send to 1,250 people'))
    await expect.poll(sent).toEqual([{ festivalId: 'sankashti', channel: 'email', people: 1250 }])
  })

  it('waits until they are counted', async () => {
    const { open, server, send } = await ask()
    const release = server.holds(countReminders, { people: 3 })
    await open()
    expect(await send('Counting…')).toHaveProperty('disabled', true)
    release()
    expect(await send('Send to 3 people')).toHaveProperty('disabled', false)
  })

  it('that changed meanwhile stays open with the new number', async () => {
    const { open, server, sent, send, user } = await ask()
    await open()
    server.refuses(sendReminders, 'changed_meanwhile', { detail: 'It would go to 1,251 now' })
    server.answers(countReminders, { people: 1251 })
    await user.click(await send('Send to 1,250 people'))
    expect(await screen.findByText('It would go to 1,251 now')).toBeTruthy()
    server.answers(sendReminders, { people: 1251 })
    await user.click(await send('Send to 1,251 people'))
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    expect(sent().map(({ people }) => people)).toEqual([1250, 1251])
  })

  it('can be left without sending', async () => {
    const { open, sent, user } = await ask()
    await user.click((await open()).getByRole('button', { name: 'Go back' }))
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    expect(sent()).toEqual([])
  })
})

describe('A test of the reminders', () => {
  it.each([
    ['Email me a test', 'email', { to: 'asha@example.org' }, 'to asha@example.org'],
    ['Send me a test notification', 'push', { browsers: 2 }, 'to 2 browsers of yours'],
    ['Send me a test on WhatsApp', 'whatsapp', { to: '…2345' }, 'to …2345'],
  ] as const)('%s', async (button, channel, answer, said) => {
    const { press, server } = await show()
    server.answers(sendTestReminder, { festival: 'Ganadhipa Sankashti', ...answer })
    await press(button)
    expect(await screen.findByText('Test on its way')).toBeTruthy()
    expect(screen.getByText(`Ganadhipa Sankashti, ${said}`)).toBeTruthy()
    expect(server.received(sendTestReminder)).toEqual([{ channel }])
  })

  it('says why it was not sent', async () => {
    const { press, server } = await show()
    const detail = 'You have confirmed no WhatsApp number'
    server.refuses(sendTestReminder, 'wrong_status', { detail })
    await press('Send me a test on WhatsApp')
    expect(await screen.findByText(detail)).toBeTruthy()
  })
})

describe('What people read', () => {
  it('is shown, with its email in a frame where nothing runs', async () => {
    const { press, user } = await show()
    expect(screen.getByText('Ganadhipa Sankashti is tomorrow')).toBeTruthy()
    expect(screen.getByText('Moonrise at 8:51 PM.')).toBeTruthy()
    await press('See the email: 1 day before')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'The email' }))
    expect(dialog.getByText('Subject: Sankashti is tomorrow')).toBeTruthy()
    const frame = dialog.getByTitle('The email as most people see it')
    expect(frame.getAttribute('src')).toBe('/api/admin/reminders/email/1')
    expect(frame.getAttribute('sandbox')).toBe('')
    expect(dialog.getByText(/^Namaste/)).toBeTruthy()
    await user.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
  })
})
