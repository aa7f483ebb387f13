import { describe, expect, it } from 'vitest'
import { screen } from '#app/test/render.tsx'
import { askPushReminders, getPushKey } from '#contract/reminders/public.ts'
import { pushBrowser } from './test/pushBrowser.ts'
import { every, show } from './showReminders.tsx'

describe('Reminders on this phone', () => {
  it('are set once the browser agrees', async () => {
    pushBrowser()
    const { set, server, db } = await show()
    server.answers(getPushKey, { key: 'BKey' })
    server.answers(askPushReminders, ({ choice }) => ({
      token: 'token-1',
      channel: 'push' as const,
      status: 'active' as const,
      choice,
    }))
    await set()
    expect(await screen.findByText('Your reminders are set.')).toBeTruthy()
    expect(server.received(askPushReminders)).toMatchObject([
      {
        subscription: { endpoint: 'https://push.example/1' },
        source: 'reminders',
        words: 'By continuing, you agree to get festival reminders as notifications on this phone.',
        choice: every,
      },
    ])
    expect(await db.push.toArray()).toMatchObject([{ token: 'token-1' }])
  })

  it.each([
    ['denied', 'Notifications are blocked for this app.'],
    [
      'default',
      'Your phone hasn’t allowed notifications yet. Press the button again and choose Allow.',
    ],
  ] as const)(
    'are not set when the answer is %s, and it says what to do',
    async (answer, message) => {
      pushBrowser({ answer })
      const { set, server } = await show()
      server.answers(getPushKey, { key: 'BKey' })
      await set()
      expect(await screen.findByText(message)).toBeTruthy()
      expect(server.received(askPushReminders)).toEqual([])
    },
  )

  it('that the browser’s service refuses are not called offline, and other ways are there', async () => {
    pushBrowser({ refusal: new DOMException('Registration failed', 'AbortError') })
    const { user, set, server } = await show()
    server.answers(getPushKey, { key: 'BKey' })
    await set()
    const message = await screen.findByText('Your browser could not set up notifications.')
    await expect.poll(() => document.activeElement).toBe(message.closest('[role=status]'))
    expect(screen.queryByText(/online/)).toBeNull()
    expect(server.received(askPushReminders)).toEqual([])
    await user.click(screen.getByText('Use email'))
    expect(screen.getByLabelText('Your email')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  })

  it('of a service that we cannot reach are refused in the same words', async () => {
    pushBrowser()
    const { set, server } = await show()
    server.answers(getPushKey, { key: 'BKey' })
    const errors = [{ pointer: '#/subscription/endpoint', detail: 'Unknown' }]
    server.refuses(askPushReminders, 'invalid_input', { errors })
    await set()
    expect(await screen.findByText('Your browser could not set up notifications.')).toBeTruthy()
  })

  it('say what the server says of anything else', async () => {
    pushBrowser()
    const { set, server } = await show()
    server.answers(getPushKey, { key: 'BKey' })
    server.refuses(askPushReminders, 'internal')
    await set()
    expect(
      await screen.findByText('Something went wrong at our end. Please try again in a moment.'),
    ).toBeTruthy()
  })

  it('say that they could not be set up offline', async () => {
    pushBrowser()
    const { set, network } = await show()
    network.lose()
    await set()
    expect(
      await screen.findByText(
        'Notifications could not be set up. Please try again when you’re online.',
      ),
    ).toBeTruthy()
  })

  it('say so in a browser that denies them permanently', async () => {
    pushBrowser({ permission: 'denied' })
    await show()
    expect(screen.getByText('Notifications are blocked for this app.')).toBeTruthy()
    expect(screen.queryByText('Set Reminders')).toBeNull()
  })

  it('say so in a browser that cannot', async () => {
    await show()
    expect(screen.getByText('This browser can’t receive notifications.')).toBeTruthy()
    expect(screen.getByText('Use WhatsApp')).toBeTruthy()
  })

  it('lead to those that are on already', async () => {
    pushBrowser({ permission: 'granted' })
    const { db, press } = await show()
    await db.push.put({ key: 'here', endpoint: 'https://push.example/1', token: 'token-1' })
    await press('Email')
    await press('This phone')
    const link = await screen.findByText('Change, pause or stop them')
    expect(link.getAttribute('href')).toBe('/reminders#token-1')
  })
})
