import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { everyFestival } from '#contract/reminders/choice.ts'
import {
  changeReminder,
  confirmReminder,
  getReminder,
  type Reminder,
  setReminderStatus,
} from '#contract/reminders/public.ts'
import { ManageReminder } from './ManageReminder.tsx'
import { year } from './test/year.ts'

const aReminder = (change: Partial<Reminder> = {}): Reminder => ({
  token: 'token-1',
  channel: 'email',
  status: 'active',
  address: 'a•••@example.org',
  choice: everyFestival,
  cityName: 'Pune',
  ...change,
})

type ShowOptions = {
  reminder?: Reminder
  here?: { id: string | undefined; name: string }
  at?: string
}

const element = (
  here: ShowOptions['here'] = { id: undefined, name: 'Pune' },
  at = '2026-11-20T11:30',
) => (
  <ManageReminder
    token="token-1"
    festivals={year}
    now={at}
    groups={[]}
    here={here}
    city={<button type="button">Change city</button>}
  />
)

const show = async ({ reminder = aReminder(), here, at }: ShowOptions = {}) => {
  const server = templeServer()
  server.answers(getReminder, reminder)
  const page = await render(element(here, at), { server, now: '2026-11-20T06:00:00.000Z' })
  await screen.findByText('Your reminders')
  return { ...page, press: (name: string) => page.user.click(screen.getByText(name)) }
}

describe('The reminders behind a link', () => {
  it('of a device that they do not reach say what to do', async () => {
    const { address: _, ...push } = aReminder({ channel: 'push', isRefused: true })
    await show({ reminder: push })
    expect(screen.getByText(/not reaching this device. Open the app on it once/)).toBeTruthy()
  })

  it('are shown, and looking changes nothing', async () => {
    const { server, container } = await show()
    expect(screen.getByText('Emails to a•••@example.org')).toBeTruthy()
    expect(screen.getByText('On')).toBeTruthy()
    expect(server.received(getReminder)).toEqual([{ token: 'token-1' }])
    await expectAccessible(container)
  })

  it('pause, and go on', async () => {
    const { server, press } = await show()
    server.answers(setReminderStatus, ({ action }) =>
      aReminder({ status: action === 'pause' ? 'paused' : 'active' }),
    )
    await press('Pause reminders')
    expect(await screen.findByText('Paused. Nothing is sent until you resume them.')).toBeTruthy()
    await press('Resume reminders')
    expect(await screen.findByText('On')).toBeTruthy()
    expect(server.received(setReminderStatus)).toEqual([
      { token: 'token-1', action: 'pause' },
      { token: 'token-1', action: 'resume' },
    ])
  })

  it('stop for good, and lead to new ones', async () => {
    const { server, press } = await show()
    server.answers(setReminderStatus, aReminder({ status: 'stopped' }))
    await press('Stop reminders')
    expect(await screen.findByText('Stopped. Nothing is sent any more.')).toBeTruthy()
    expect(server.received(setReminderStatus)).toEqual([{ token: 'token-1', action: 'stop' }])
    expect(screen.getByText('Set new reminders').getAttribute('href')).toBe('/reminders')
  })

  it('change, and say so', async () => {
    const { user, server, press } = await show()
    server.answers(changeReminder, ({ choice }) => aReminder({ choice }))
    await user.click(screen.getByLabelText('Sankashti'))
    await user.click(screen.getByLabelText('7 days before'))
    await press('Save changes')
    expect(await screen.findByText('Your changes are saved.')).toBeTruthy()
    expect(server.received(changeReminder)).toEqual([
      {
        token: 'token-1',
        choice: {
          ...everyFestival,
          kinds: ['sankashti'],
          daysBefore: [3, 1, 0],
          atEve: false,
          atMoonrise: true,
        },
      },
    ])
    expect(screen.getByLabelText('Sankashti')).toHaveProperty('checked', true)
  })

  it('cannot be saved without a festival', async () => {
    const { user } = await show()
    await user.click(screen.getByLabelText('Every Ganesha festival'))
    expect(screen.getByText('Choose at least one festival and one day.')).toBeTruthy()
    expect(screen.getByText('Save changes')).toHaveProperty('disabled', true)
  })

  it('of a festival that is over name it, and can only be saved with something that can come', async () => {
    const key = 'sankashti-ashwina-2026'
    const { user, server, press } = await show({
      reminder: aReminder({
        choice: { ...everyFestival, kinds: [], festivals: [key] },
        chosen: [{ key, name: 'Vakratunda Sankashti', date: '2026-10-29' }],
      }),
    })
    expect(screen.getByLabelText('Only Vakratunda Sankashti, 29 Oct 2026')).toBeTruthy()
    expect(screen.getByLabelText('On the day')).toHaveProperty('disabled', true)
    expect(screen.getByText('Save changes')).toHaveProperty('disabled', true)
    server.answers(changeReminder, ({ choice }) => aReminder({ choice }))
    await user.click(screen.getByLabelText('Sankashti'))
    await press('Save changes')
    await expect.poll(() => server.received(changeReminder)).toHaveLength(1)
  })

  it('that are refused say why', async () => {
    const { server, press } = await show()
    const reason = { code: 'reminders.allPassed' } as const
    server.refuses(changeReminder, 'too_late', { reason })
    await press('Save changes')
    expect(await screen.findByText(/^The times you chose have already passed/)).toBeTruthy()
  })

  it('move to the city of this phone on request', async () => {
    const { server, press } = await show({ here: { id: 'nagpur', name: 'Nagpur' } })
    server.answers(changeReminder, ({ choice }) => aReminder({ choice, cityName: 'Nagpur' }))
    expect(screen.getByText('Dates and moonrise are for Pune.')).toBeTruthy()
    await press('Use Nagpur instead')
    expect(screen.getByText('Dates and moonrise are for Nagpur.')).toBeTruthy()
    await press('Save changes')
    await expect
      .poll(() => server.received(changeReminder))
      .toEqual([{ token: 'token-1', choice: { ...everyFestival, city: 'nagpur' } }])
  })

  it('begin when they are confirmed', async () => {
    const { server, press } = await show({ reminder: aReminder({ status: 'pending' }) })
    expect(screen.getByText('Press the button to get festival reminders by email.')).toBeTruthy()
    expect(screen.queryByText('Save changes')).toBeNull()
    server.answers(confirmReminder, aReminder())
    await press('Confirm reminders')
    expect(await screen.findByText('On')).toBeTruthy()
    expect(server.received(confirmReminder)).toEqual([{ token: 'token-1' }])
  })

  it('stay as they are when nobody answers', async () => {
    const { network, press } = await show()
    network.lose()
    await press('Pause reminders')
    expect(
      await screen.findByText('That didn’t work. Please try again when you’re online.'),
    ).toBeTruthy()
    expect(screen.getByText('On')).toBeTruthy()
  })

  it('call a fault of ours one that no connection mends', async () => {
    const { server, press } = await show()
    server.refuses(setReminderStatus, 'internal')
    await press('Pause reminders')
    expect(await screen.findByText(/^Something went wrong at our end/)).toBeTruthy()
  })

  it('are changed once, however often the button is pressed', async () => {
    const { server, press } = await show()
    const release = server.holds(setReminderStatus, aReminder({ status: 'paused' }))
    await press('Pause reminders')
    await press('Pause reminders')
    await press('Stop reminders')
    release()
    await screen.findByText('Resume reminders')
    expect(server.received(setReminderStatus)).toHaveLength(1)
  })
})

describe('A link to reminders', () => {
  it('has expired', async () => {
    const server = templeServer()
    server.refuses(getReminder, 'not_found')
    await render(element(), { server })
    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeTruthy()
  })

  it('can be opened again when somebody answers', async () => {
    const server = templeServer()
    server.answers(getReminder, aReminder())
    server.setReachable(false)
    const { user } = await render(element(), { server })
    expect(await screen.findByText('We can’t open your reminders right now')).toBeTruthy()
    server.setReachable(true)
    await user.click(screen.getByText('Try again'))
    expect(await screen.findByText('Your reminders')).toBeTruthy()
  })
})
