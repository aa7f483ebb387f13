import { describe, expect, it } from 'vitest'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen } from '#app/test/render.tsx'
import { write } from '#app/test/write.ts'
import { askEmailReminders } from '#contract/reminders/public.ts'
import { show } from './showReminders.tsx'
import { sankashti } from './test/year.ts'

describe('Reminders by email', () => {
  it('need a valid address', async () => {
    const { press, set, server } = await show()
    await press('Email')
    await set()
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Your email'))
    expect(server.received(askEmailReminders)).toEqual([])
  })

  it('send exactly what was chosen, and say when the next one comes', async () => {
    const { user, press, set, server } = await show({ cityId: 'nagpur' })
    server.answers(askEmailReminders, { status: 'confirmation_sent' })
    await press('Sankashti')
    await press('7 days before')
    await press('On the day')
    await user.selectOptions(screen.getByLabelText('Time of day'), '06:00')
    await press('Email')
    await write(user, 'Your email', 'asha@example.org')
    await set()
    const done = await screen.findByText(/^Please check your inbox/)
    expect(server.received(askEmailReminders)).toEqual([
      {
        email: 'asha@example.org',
        source: 'reminders',
        words: 'By continuing, you agree to get festival reminders by email.',
        choice: {
          kinds: ['sankashti'],
          festivals: [],
          daysBefore: [3, 1],
          atEve: false,
          atMoonrise: true,
          time: '06:00',
          city: 'nagpur',
        },
      },
    ])
    expect(
      screen.getByText('The next one, for Ganadhipa Sankashti: Tuesday, 24 Nov 2026, 6:00 AM.'),
    ).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(done.closest('[role=status]'))
  })

  it('of one festival name it', async () => {
    const { user, press, set, server } = await show({ festival: sankashti })
    server.answers(askEmailReminders, { status: 'active' })
    await press('Email')
    await write(user, 'Your email', 'asha@example.org')
    await set()
    expect(await screen.findByText('Your email reminders are set.')).toBeTruthy()
    expect(server.received(askEmailReminders)).toMatchObject([
      {
        source: 'festival_ganadhipa-sankashti-2026',
        choice: {
          kinds: [],
          festivals: ['sankashti-kartika-2026'],
          daysBefore: [3, 1, 0],
          atEve: false,
          atMoonrise: true,
        },
      },
    ])
  })

  it('keep the address where nobody answers', async () => {
    const { user, press, set, network } = await show()
    await press('Email')
    await write(user, 'Your email', 'asha@example.org')
    network.lose()
    await set()
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t connect right now.')
    expect(screen.getByLabelText('Your email')).toHaveProperty('value', 'asha@example.org')
  })

  it('are asked for once', async () => {
    const page = await show()
    await page.press('Email')
    await write(page.user, 'Your email', 'asha@example.org')
    const answer = { status: 'active' } as const
    await expectSteady(page, { button: 'Set Reminders', sends: askEmailReminders, answer })
  })
})
