import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { readTable } from '#app/test/readTable.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import type { Out } from '#contract/endpoint.ts'
import {
  countReminders,
  getReminderOverview,
  sendReminders,
  sendTestReminder,
} from '#contract/reminders/admin.ts'
import { RemindersOverview } from './RemindersOverview.tsx'

type Overview = Out<typeof getReminderOverview>

const sankashti = { id: 'sankashti', name: 'Sankashti', date: '2026-11-27', people: 1200 }
const overview: Overview = {
  channels: [
    {
      channel: 'email',
      states: { active: 1200, pending: 2, paused: 3, stopped: 4 },
      moments: { 7: 5, 3: 6, 1: 7, eve: 9, 0: 1100, moonrise: 8 },
    },
  ],
  next: [sankashti, { id: 'vinayaka', name: 'Vinayaka', date: '2026-12-13', people: 0 }],
  previews: [
    {
      moment: 'moonrise',
      festival: 'Sankashti',
      title: 'The moon rises',
      body: 'At 8:52 PM in Pune.',
      email: { subject: 'The moon rises at 8:52 PM', text: 'Namaste, the moon' },
    },
  ],
}

const show = async (change: Partial<Overview> = {}) => {
  const server = templeServer()
  server.answers(getReminderOverview, { ...overview, ...change })
  server.answers(countReminders, ({ channel }) => ({ people: channel === 'push' ? 0 : 1150 }))
  const page = await renderOffice(<RemindersOverview />, { server })
  await screen.findByRole('heading', { name: 'Next festivals' })
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  return {
    ...page,
    press,
    ask: async () => {
      await press('Send reminders of Sankashti now')
      const title = 'Send reminders of Sankashti now?'
      const dialog = await screen.findByRole('alertdialog', { name: title })
      await within(dialog).findByRole('button', { name: 'Send to 1,150 people' })
      return dialog
    },
  }
}

describe('The reminders', () => {
  it('are counted by channel, state and time', async () => {
    const { container } = await show()
    expect(readTable('Subscribers by channel and status')).toEqual([
      'Channel | Active | Not confirmed | Paused | Stopped',
      'Email | 1,200 | 2 | 3 | 4',
    ])
    expect(readTable('Active subscribers by channel and time')).toEqual([
      'Channel | 7 days before | 3 days before | 1 day before | The evening before | On the day | At moonrise',
      'Email | 5 | 6 | 7 | 9 | 1,100 | 8',
    ])
    await expectAccessible(container)
  })

  it('say how many want each of the next festivals; of none nothing is sent', async () => {
    await show()
    const [first, second] = screen.getAllByRole('listitem')
    expect(first?.textContent).toBe('Sankashti, Friday, 27 Nov 20261,200 peopleSend now')
    expect(second?.textContent).toContain('0 people')
    const button = screen.getByRole('button', { name: 'Send reminders of Vinayaka now' })
    expect(button).toHaveProperty('disabled', true)
  })

  it('may have no festival ahead', async () => {
    await show({ next: [], previews: [] })
    expect(screen.getByText('There is no festival in the coming weeks.')).toBeTruthy()
    expect(screen.queryByText('What they receive')).toBeNull()
  })

  it('show the email of each moment', async () => {
    const { press, user } = await show()
    expect(screen.getByText('At 8:52 PM in Pune.')).toBeTruthy()
    await press('See the email: At moonrise')
    const dialog = await screen.findByRole('alertdialog', { name: 'The email' })
    const { getByText, getByTitle } = within(dialog)
    expect(getByText('Subject: The moon rises at 8:52 PM')).toBeTruthy()
    const frame = getByTitle('The email as most people see it')
    expect(frame.getAttribute('src')).toBe('/api/admin/reminders/email/moonrise')
    // Nothing in it can run.
    expect(frame.getAttribute('sandbox')).toBe('')
    expect(getByText('Namaste, the moon')).toBeTruthy()
    await user.click(getByText('Close'))
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
  })

  it('are asked for again if they could not be loaded', async () => {
    const server = templeServer()
    server.refuses(getReminderOverview, 'unavailable')
    const { user } = await renderOffice(<RemindersOverview />, { server })
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.answers(getReminderOverview, overview)
    await user.click(again)
    expect(await screen.findByText('Next festivals')).toBeTruthy()
  })
})

describe('A reminder that is sent now', () => {
  it('goes out after a question that names the number, with the focus on the way back', async () => {
    const { ask, press, server } = await show()
    const dialog = await ask()
    const back = within(dialog).getByRole('button', { name: 'Go back' })
    await expect.poll(() => document.activeElement).toBe(back)
    await expectAccessible(dialog)
    const release = server.holds(sendReminders, { people: 1150 })
    await press('Send to 1,150 people')
    await press('Send to 1,150 people')
    release()
    expect(await screen.findByText('Sending to 1,150 people')).toBeTruthy()
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    expect(server.received(sendReminders)).toEqual([{ festivalId: 'sankashti', people: 1150 }])
  })

  it('is not sent after all', async () => {
    const { ask, press, server } = await show()
    await ask()
    await press('Go back')
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    expect(server.received(sendReminders)).toEqual([])
  })

  it('goes through one channel, and to nobody if nobody is left there', async () => {
    const { ask, press, user, server } = await show()
    await ask()
    await user.selectOptions(screen.getByLabelText('Through'), 'Notifications')
    expect(await screen.findByText('Nobody is left to remind today.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Send to 0 people' })).toHaveProperty(
      'disabled',
      true,
    )
    await user.selectOptions(screen.getByLabelText('Through'), 'Email')
    await screen.findByRole('button', { name: 'Send to 1,150 people' })
    expect(server.received(countReminders).at(-1)).toEqual({
      festivalId: 'sankashti',
      channel: 'email',
    })
    server.answers(sendReminders, { people: 1150 })
    await press('Send to 1,150 people')
    await expect
      .poll(() => server.received(sendReminders))
      .toEqual([{ festivalId: 'sankashti', channel: 'email', people: 1150 }])
  })

  it('is asked about again when the number has changed meanwhile', async () => {
    const { ask, press, server } = await show()
    await ask()
    server.refuses(sendReminders, 'changed_meanwhile', { detail: 'It is 1,151 people now' })
    server.answers(countReminders, { people: 1151 })
    await press('Send to 1,150 people')
    expect(await screen.findByText('It is 1,151 people now')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Send to 1,151 people' })).toBeTruthy()
  })
})

describe('A test', () => {
  it('goes to whoever presses, and says where', async () => {
    const { press, server } = await show()
    server.answers(sendTestReminder, { festival: 'Sankashti', to: 'asha@example.org' })
    await press('Email me a test')
    expect(await screen.findByText('Sankashti, to asha@example.org')).toBeTruthy()
    server.answers(sendTestReminder, { festival: 'Sankashti', browsers: 2 })
    await press('Send me a test notification')
    expect(await screen.findByText('Sankashti, to 2 browsers of yours')).toBeTruthy()
    expect(server.received(sendTestReminder)).toEqual([{ channel: 'email' }, { channel: 'push' }])
  })

  it('says why it was not sent', async () => {
    const { press, server } = await show()
    server.refuses(sendTestReminder, 'wrong_status', { detail: 'You have no number' })
    await press('Send me a test on WhatsApp')
    expect(await screen.findByText('You have no number')).toBeTruthy()
  })
})
