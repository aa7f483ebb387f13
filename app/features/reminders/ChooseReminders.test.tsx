import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen, within } from '#app/test/render.tsx'
import { write } from '#app/test/write.ts'
import type { Festival } from '#contract/festivals.ts'
import { askEmailReminders, askPushReminders, getPushKey } from '#contract/reminders.ts'
import { subscribeWhatsapp } from '#contract/whatsapp.ts'
import { ChooseReminders } from './ChooseReminders.tsx'
import { pushBrowser } from './test/pushBrowser.ts'
import { pradosh, sankashti, year } from './test/year.ts'

type Shown = { festival?: Festival; cityId?: string; at?: string }

const show = async ({ festival, cityId, at = '2026-11-20T11:30' }: Shown = {}) => {
  const page = await render(
    <ChooseReminders
      festivals={year}
      cityName="Pune"
      cityId={cityId}
      now={at}
      festival={festival}
      groups={['pradosh']}
      city={<p>Dates and moonrise are for Pune.</p>}
    />,
    { now: '2026-11-20T06:00:00.000Z' },
  )
  return {
    ...page,
    box: (name: string) => screen.getByLabelText<HTMLInputElement>(name),
    press: (name: string) => page.user.click(screen.getByLabelText(name)),
    set: () => page.user.click(screen.getByText('Set Reminders')),
  }
}

const every = {
  kinds: ['all'],
  festivals: [],
  daysBefore: [7, 3, 1, 0],
  atMoonrise: false,
  time: '07:00',
}

describe('The choice of reminders', () => {
  it('begins with every Ganesha festival, and shows the next message', async () => {
    const { box, container } = await show()
    expect(box('Every Ganesha festival').checked).toBe(true)
    expect(box('Sankashti').checked).toBe(false)
    const example = screen.getByLabelText('Example of a reminder')
    expect(example.textContent).toContain('Ganadhipa Sankashti')
    expect(example.textContent).toContain('7:00 AM')
    await expectAccessible(container)
  })

  it('counts the days of each kind; an Angaraki is a Sankashti, too', async () => {
    await show()
    const row = (name: string) => screen.getByText(name).closest('label')?.textContent
    expect(row('Sankashti')).toContain('2 in the next 12 months · next Nov\u00a027')
    expect(row('Angaraki Sankashti')).toContain('1 in the next 12 months · next Jan\u00a026')
    expect(row('Vinayaka Chaturthi')).toContain('None in the next 12 months')
  })

  it('offers other festivals, of which none is chosen', async () => {
    const { box, press } = await show()
    const others = screen.getByRole('group', { name: 'Other festivals' })
    expect(within(others).getAllByRole('checkbox')).toHaveLength(1)
    expect(box('Pradosh').checked).toBe(false)
    await press('Every Ganesha festival')
    await press('Pradosh')
    expect(screen.getByLabelText('Example of a reminder').textContent).toContain(pradosh.name)
  })

  it('lets one kind take the place of all of Ganesha’s', async () => {
    const { box, press } = await show()
    await press('Angaraki Sankashti')
    expect(box('Every Ganesha festival').checked).toBe(false)
    expect(box('Angaraki Sankashti').checked).toBe(true)
  })

  it('is of one festival alone where *Remind me* led here', async () => {
    const { box } = await show({ festival: sankashti })
    expect(box('Only Ganadhipa Sankashti, Nov 27, 2026').checked).toBe(true)
    expect(box('Every Ganesha festival').checked).toBe(false)
  })

  it('needs a festival and a day', async () => {
    const { press } = await show()
    await press('Every Ganesha festival')
    expect(screen.getByText('Choose at least one festival and one day.')).toBeTruthy()
    await press('Email')
    expect(screen.getByText('Set Reminders')).toHaveProperty('disabled', true)
    await press('Sankashti')
    expect(screen.getByText('Set Reminders')).toHaveProperty('disabled', false)
    expect(screen.queryByText('Choose at least one festival and one day.')).toBeNull()
  })
})

describe('On the evening of a Sankashti', () => {
  const tonight = { festival: sankashti, at: '2026-11-27T19:29' }
  const example = () => screen.getByLabelText('Example of a reminder').textContent

  it('*At moonrise* is ticked, and what has passed is not offered', async () => {
    const { box, container } = await show(tonight)
    expect(box('At moonrise')).toMatchObject({ checked: true, disabled: false })
    const reason =
      'Already passed for this festival: 7 days before; 3 days before; The day before; On the day.'
    for (const name of ['7 days before', '3 days before', 'The day before', 'On the day']) {
      expect(box(name)).toMatchObject({ checked: false, disabled: true })
      const described = box(name).getAttribute('aria-describedby') ?? ''
      expect(document.getElementById(described)?.textContent).toBe(reason)
    }
    await expectAccessible(container)
  })

  it('the example is its own next message', async () => {
    await show(tonight)
    expect(example()).toContain('Ganadhipa Sankashti: moonrise now')
    expect(example()).toContain('8:52 PM')
  })

  it('only what can come is sent', async () => {
    const { user, press, set, server } = await show(tonight)
    server.answers(askEmailReminders, { status: 'active' })
    await press('Email')
    await write(user, 'Your email', 'asha@example.org')
    await set()
    await screen.findByText('Your email reminders are set.')
    expect(server.received(askEmailReminders)).toMatchObject([
      { choice: { daysBefore: [], atMoonrise: true } },
    ])
  })

  it('a later hour of the day is offered again', async () => {
    const { user, box, press } = await show(tonight)
    await press('At moonrise')
    expect(screen.getByLabelText('Time of day')).toHaveProperty('value', '20:00')
    expect(box('On the day')).toMatchObject({ checked: true, disabled: false })
    expect(example()).toContain('Ganadhipa Sankashti is today')
    await user.selectOptions(screen.getByLabelText('Time of day'), '06:00')
    expect(example()).toContain('Your next reminder appears here.')
    expect(screen.getByText(/^These times have already passed\./)).toBeTruthy()
  })

  it('after the moon has risen, the next hour is left', async () => {
    const { box } = await show({ festival: sankashti, at: '2026-11-27T20:52' })
    expect(screen.getByLabelText('Time of day')).toHaveProperty('value', '21:00')
    expect(box('At moonrise')).toMatchObject({ checked: false, disabled: true })
  })

  it('when nothing is left, nothing can be set, and the example is of no other festival', async () => {
    const { press } = await show({ festival: sankashti, at: '2026-11-27T21:30' })
    expect(example()).toContain('Your next reminder appears here.')
    await press('Email')
    expect(screen.getByText('Set Reminders')).toHaveProperty('disabled', true)
  })

  it('a kind beside it can still come, every time', async () => {
    const { box, press } = await show(tonight)
    await press('Sankashti')
    expect(box('7 days before')).toMatchObject({ checked: true, disabled: false })
    expect(screen.queryByText(/^Already passed/)).toBeNull()
  })
})

it('At moonrise is not offered for days that do not end with one', async () => {
  const { box } = await show({ festival: pradosh })
  expect(box('At moonrise')).toMatchObject({ checked: false, disabled: true })
  expect(screen.getByText('‘At moonrise’ is for fasts that end when the moon rises.')).toBeTruthy()
})

it('An older choice that the server refuses is answered in its words, and nothing is lost', async () => {
  const { user, press, set, server } = await show()
  const detail = 'The times you chose have already passed for this festival.'
  server.refuses(askEmailReminders, 'too_late', { detail })
  await press('Email')
  await write(user, 'Your email', 'asha@example.org')
  await set()
  expect(await screen.findByText(detail)).toBeTruthy()
  expect(screen.getByLabelText('Your email')).toHaveProperty('value', 'asha@example.org')
})

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
    await press('At moonrise')
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
          atMoonrise: true,
          time: '06:00',
          city: 'nagpur',
        },
      },
    ])
    expect(
      screen.getByText('The next one, for Ganadhipa Sankashti: Tuesday, Nov 24, 2026, 6:00 AM.'),
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
})

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
  ] as const)('are not set when the answer is %s, and it says what to do', async (answer, said) => {
    pushBrowser({ answer })
    const { set, server } = await show()
    server.answers(getPushKey, { key: 'BKey' })
    await set()
    expect(await screen.findByText(said)).toBeTruthy()
    expect(server.received(askPushReminders)).toEqual([])
  })

  it('that the browser’s service refuses are not called offline, and other ways are there', async () => {
    pushBrowser({ refusal: new DOMException('Registration failed', 'AbortError') })
    const { user, set, server } = await show()
    server.answers(getPushKey, { key: 'BKey' })
    await set()
    const said = await screen.findByText('Your browser could not set up notifications.')
    await expect.poll(() => document.activeElement).toBe(said.closest('[role=status]'))
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

  it('say so in a browser that was told never to ask', async () => {
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

it('Reminders by WhatsApp carry what was chosen above', async () => {
  const { user, press, server } = await show()
  const message = 'We sent a code to +91 98765 43210.'
  server.answers(subscribeWhatsapp, { status: 'code_sent', message })
  await press('Sankashti')
  await press('WhatsApp')
  await write(user, 'Your name', 'Asha')
  await write(user, 'WhatsApp number', '+919876543210')
  await user.click(screen.getByText('Subscribe on WhatsApp'))
  expect(await screen.findByLabelText('Six-digit code')).toBeTruthy()
  expect(server.received(subscribeWhatsapp)).toMatchObject([
    { chosen: { source: 'reminders', choice: { kinds: ['sankashti'] } } },
  ])
})
