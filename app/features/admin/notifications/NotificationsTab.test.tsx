import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { type Delivery, listDeliveries, retryDelivery } from '#contract/notifications/admin.ts'
import { listWhatsappMessages, type LocalWhatsappMessage } from '#contract/whatsapp/admin.ts'
import { NotificationsTab } from './NotificationsTab.tsx'

const createdAt = '2026-11-25T04:00:00Z'
const email: Delivery = {
  id: 7,
  channel: 'email',
  to: 'asha@example.org',
  subject: 'Your puja is booked',
  status: 'failed',
  attempts: 2,
  lastError: '550 No such user',
  createdAt,
}
const reminder: Delivery = {
  id: 8,
  channel: 'push',
  festival: { id: 'sankashti', name: 'Sankashti', date: '2026-11-27', daysBefore: 3 },
  status: 'waiting',
  attempts: 1,
  dueAt: '2026-11-25T05:00:00Z',
  createdAt,
}
const code: Delivery = {
  id: 9,
  channel: 'whatsapp',
  sort: 'code',
  status: 'sent',
  providerStatus: 'read',
  attempts: 1,
  lastError: 'too slow',
  createdAt,
}
const limited: Delivery = {
  id: 10,
  channel: 'email',
  status: 'limited',
  limitReason: 'unconfirmed',
  attempts: 0,
  createdAt,
}

const festivals = [{ id: 'sankashti', name: 'Sankashti', date: '2026-11-27' }]

const show = async (items: Delivery[] = [email], failed = 1, at = '/admin/notifications') => {
  const server = templeServer()
  server.answers(listDeliveries, { items, failed, festivals })
  const page = await renderOffice(<NotificationsTab path={[]} />, { server, at })
  await expect.poll(() => screen.queryByText('Loading')).toBeNull()
  return {
    ...page,
    rows: () =>
      within(screen.getByRole('list', { name: 'Notifications' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' ')),
    choose: (label: string, option: string) =>
      page.user.selectOptions(screen.getByLabelText(label), option),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    /** The last query of the list; the heading queries for a single message. */
    lastQuery: () =>
      server
        .received(listDeliveries)
        .filter(({ limit }) => limit === undefined)
        .at(-1),
  }
}

describe('The delivery log', () => {
  it('says what became of each message, and why', async () => {
    const { rows, container } = await show([email, reminder, code, limited])
    expect(rows()).toEqual([
      'Your puja is bookedEmail, to asha@example.org, 9:30 AM, 25 Nov 2026, tried 2 timesNot sentTry againAnswer from the mail server: 550 No such user',
      'Sankashti, 27 Nov 2026: 3 days beforeNotification, 9:30 AM, 25 Nov 2026, tried onceOn its wayTry againNext try: 10:30 AM, 25 Nov 2026',
      'Code to confirm a numberWhatsApp, 9:30 AM, 25 Nov 2026, tried once, readSent',
      expect.stringMatching(
        /^Email no. 10Email, 9:30 AM.*Not sent: too manyTry againWe sent too many/,
      ),
    ])
    await expectAccessible(container)
  })

  it.each([
    [0, /^What was sent, what is on its way, and what was not sent/],
    [1, '1 message was not sent.'],
    [12, '12 messages were not sent.'],
  ])('says above how many were not sent: %s', async (failed, said) => {
    await show([email], failed)
    expect(screen.getByText(said)).toBeTruthy()
  })

  it('is searched and chosen by channel, status and festival', async () => {
    const { choose, lastQuery, user, server } = await show()
    await choose('Channel', 'WhatsApp')
    await choose('Status', 'Sent, but not delivered')
    await choose('Festival', 'Sankashti, 27 Nov 2026')
    await write(user, 'Search', 'asha')
    server.answers(listDeliveries, { items: [], failed: 0, festivals })
    await expect.poll(lastQuery).toEqual({
      channel: 'whatsapp',
      status: 'undelivered',
      festival: 'sankashti',
      search: 'asha',
    })
    expect(screen.getByLabelText('Festival')).toHaveProperty('value', 'sankashti')
  })

  it('can be cleared of a festival that nobody was reminded of', async () => {
    const { lastQuery, press } = await show([], 0, '/admin/notifications?festival=fair')
    expect(lastQuery()).toEqual({ festival: 'fair' })
    expect(screen.getByLabelText('Festival')).toHaveProperty('value', 'fair')
    expect(await screen.findByText('No results')).toBeTruthy()
    await press('Clear filters')
    await expect.poll(lastQuery).toEqual({})
    expect(await screen.findByText('No messages yet')).toBeTruthy()
  })

  it('sends one again, once', async () => {
    const { press, server } = await show([email, reminder])
    const release = server.holds(retryDelivery, { ...email, status: 'waiting' })
    await press('Try again: Your puja is booked')
    const buttons = () => screen.getAllByRole('button', { name: /^Try again/ })
    await expect.poll(() => buttons().every((button) => button.matches(':disabled'))).toBe(true)
    await press('Try again: Your puja is booked')
    release()
    expect(await screen.findByText('We’re trying again now')).toBeTruthy()
    expect(server.received(retryDelivery)).toEqual([{ id: '7' }])
  })

  it('says why it was not sent again, and what is true now', async () => {
    const { press, rows, server } = await show()
    server.refuses(retryDelivery, 'wrong_status', { detail: 'It was sent' })
    server.answers(listDeliveries, { items: [{ ...email, status: 'sent' }], failed: 0, festivals })
    await press('Try again: Your puja is booked')
    expect(await screen.findByText('It was sent')).toBeTruthy()
    await expect.poll(() => rows()[0]).toMatch(/tried 2 timesSent$/)
  })
})

describe('The WhatsApp messages', () => {
  const message: LocalWhatsappMessage = {
    id: 'm-1',
    to: '+91 98220 12345',
    template: 'moved',
    text: 'Sankashti has moved.',
    createdAt,
  }
  const showMessages = async (items: LocalWhatsappMessage[], isLocal: boolean) => {
    const server = templeServer()
    server.answers(listDeliveries, { items: [], failed: 0, festivals: [] })
    server.answers(listWhatsappMessages, { items, isLocal })
    const page = await renderOffice(<NotificationsTab path={['whatsapp']} />, { server })
    await screen.findByText(/^WhatsApp is /)
    return page
  }

  it('that reached nobody can be read', async () => {
    const { container } = await showMessages([message], true)
    expect(screen.getByText(/^WhatsApp is not set up: these messages reached nobody/)).toBeTruthy()
    const list = screen.getByRole('list', { name: 'WhatsApp messages that reached nobody' })
    expect(list.textContent?.replaceAll(/\s/g, ' ')).toBe(
      'to +91 98220 12345, 9:30 AM, 25 Nov 2026Festival movedSankashti has moved.',
    )
    await expectAccessible(container)
  })

  it.each([
    [true, true],
    [false, false],
  ])('are none yet; that is said while they stay here: %s', async (isLocal, isSaid) => {
    await showMessages([], isLocal)
    expect(screen.queryByText('No WhatsApp messages') !== null).toBe(isSaid)
  })

  it('of before stay in view once it is set up', async () => {
    await showMessages([message], false)
    expect(screen.getByText(/^WhatsApp is set up/)).toBeTruthy()
    expect(screen.getByText('Sankashti has moved.')).toBeTruthy()
  })
})
