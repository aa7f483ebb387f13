import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { loadPhone } from '#app/offline/loadPhone.ts'
import { render, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { everyFestival, type ReminderChoice } from '#contract/reminders/choice.ts'
import { askPushReminders, getPushKey, getReminder } from '#contract/reminders/public.ts'
import { FestivalBell } from './FestivalBell.tsx'
import { pushBrowser } from './test/pushBrowser.ts'
import { sankashti } from './test/year.ts'

type ShowOptions = {
  festival?: Festival
  at?: string
  stored?: ReminderChoice | 'unreadable'
  eveLabel?: string
}

const show = async ({
  festival = sankashti,
  at = '2026-11-20T06:00:00.000Z',
  stored,
  eveLabel,
}: ShowOptions = {}) => {
  const server = templeServer()
  if (stored) {
    const { db } = await loadPhone()
    await db.push.put({ key: 'here', endpoint: 'https://push.example/1', token: 'token-1' })
    if (stored === 'unreadable') server.refuses(getReminder, 'internal')
    else
      server.answers(getReminder, {
        token: 'token-1',
        channel: 'push',
        status: 'active',
        choice: stored,
        cityName: 'Pune',
      })
  }
  const page = await render(
    <FestivalBell
      slug={festival.slug}
      festival={festival}
      timeZone="Asia/Kolkata"
      cityId={undefined}
      link={<a href="/reminders">Remind me</a>}
      {...(eveLabel !== undefined && { eveLabel })}
    />,
    { now: at, server },
  )
  page.server.answers(getPushKey, { key: 'BKey' })
  page.server.answers(askPushReminders, ({ choice }) => ({
    token: 'token-1',
    channel: 'push' as const,
    status: 'active' as const,
    choice,
  }))
  return {
    ...page,
    ring: (label = 'Remind me') => page.user.click(screen.getByText(label)),
    requested: () => page.server.received(askPushReminders).map(({ choice }) => choice),
  }
}

const only = { ...everyFestival, kinds: [], festivals: [sankashti.key], atMoonrise: true }

describe('The bell of a festival', () => {
  it('reminds of it with one tap and the browser’s own', async () => {
    pushBrowser()
    const { ring, requested, server, container } = await show()
    await expectAccessible(container)
    expect((await screen.findByText(/^On this phone, first on /)).textContent).toBe(
      'On this phone, first on Tuesday, 24 Nov 2026, 7:00 AM. By continuing, you agree to get reminders as notifications.',
    )
    await ring()
    expect(await screen.findByText('Your reminders are set.')).toBeTruthy()
    expect(requested()).toEqual([{ ...only, daysBefore: [3, 1, 0] }])
    expect(server.received(askPushReminders)).toMatchObject([
      { source: 'festival_ganadhipa-sankashti-2026' },
    ])
    const change = screen.getByText('Change, pause or stop them')
    expect(change.getAttribute('href')).toBe('/reminders#token-1')
  })

  const eveLabel = 'Remind me the evening before'

  it('reminds of a puja at home the evening before', async () => {
    pushBrowser()
    const { ring, requested } = await show({ eveLabel })
    expect(
      await screen.findByText(/^On this phone, first on Thursday, 26 Nov 2026, 7:00 PM\./),
    ).toBeTruthy()
    await ring(eveLabel)
    await screen.findByText('Your reminders are set.')
    expect(requested()).toEqual([{ ...only, daysBefore: [], atEve: true }])
  })

  it('adds the evening before to what a phone is reminded of', async () => {
    pushBrowser()
    const stored = { ...everyFestival, kinds: ['ekadashi' as const], daysBefore: [0 as const] }
    const { ring, requested } = await show({ eveLabel, stored })
    expect(
      await screen.findByText(/^On this phone, first on Thursday, 26 Nov 2026, 7:00 PM\./),
    ).toBeTruthy()
    await ring(eveLabel)
    await screen.findByText('Your reminders are set.')
    expect(requested()).toEqual([
      { ...stored, festivals: [sankashti.key], atEve: true, atMoonrise: true },
    ])
  })

  it('asks for no moment that has passed', async () => {
    pushBrowser()
    const { ring, requested } = await show({ at: '2026-11-27T13:59:00.000Z' })
    await ring()
    await screen.findByText('Your reminders are set.')
    expect(requested()).toMatchObject([{ daysBefore: [], atMoonrise: true }])
  })

  it.each<[string, Partial<ReminderChoice>, Partial<ReminderChoice>, string]>([
    [
      'others',
      { kinds: ['major'], daysBefore: [1] },
      {
        kinds: ['major'],
        festivals: ['sankashti-kartika-2026'],
        daysBefore: [1],
        atMoonrise: true,
      },
      'Thursday, 26 Nov 2026, 7:00 AM',
    ],
    [
      'it already',
      { kinds: ['all'], daysBefore: [0] },
      { kinds: ['all'], daysBefore: [0], atMoonrise: true },
      'Friday, 27 Nov 2026, 7:00 AM',
    ],
  ])(
    'adds to a phone that is reminded of %s, and promises what comes',
    async (_, stored, expected, first) => {
      pushBrowser()
      const choice = { ...everyFestival, ...stored }
      const { ring, requested } = await show({ stored: choice })
      expect(
        await screen.findByText(new RegExp(`^On this phone, first on ${first}\\.`)),
      ).toBeTruthy()
      await ring()
      await screen.findByText('Your reminders are set.')
      expect(requested()).toEqual([{ ...choice, ...expected }])
      expect(screen.getByText(new RegExp(`${first}`))).toBeTruthy()
    },
  )

  it('promises no moment while nobody knows what this phone is reminded of', async () => {
    pushBrowser()
    const { ring, requested } = await show({ stored: 'unreadable' })
    expect(screen.queryByText(/^On this phone, first on /)).toBeNull()
    await ring()
    expect(await screen.findByText(/^Something went wrong at our end/)).toBeTruthy()
    expect(requested()).toEqual([])
  })

  it.each([
    ['denied', { answer: 'denied' }, 'Notifications are blocked for this app.'],
    [
      'refused',
      { refusal: new DOMException('No service', 'AbortError') },
      'Your browser could not set up notifications.',
    ],
  ] as const)('offers email and WhatsApp where it is %s', async (_, browser, message) => {
    pushBrowser(browser)
    const { ring, requested } = await show()
    await ring()
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.getByText('Use email').getAttribute('href')).toBe(
      '/reminders?festival=ganadhipa-sankashti-2026&way=email',
    )
    expect(screen.getByText('Use WhatsApp')).toBeTruthy()
    expect(requested()).toEqual([])
  })

  it('leads to the whole form, also where no browser can notify', async () => {
    const { container } = await show()
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/reminders'])
  })
})
