import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { type Delivery, listDeliveries, retryDelivery } from '#contract/notifications/admin.ts'
import { NotificationsTab } from './NotificationsTab.tsx'

const failed: Delivery = {
  id: 7,
  channel: 'email',
  to: 'meera@example.org',
  subject: 'Your puja is booked',
  status: 'failed',
  attempts: 2,
  lastError: '550 No such user',
  createdAt: '2026-11-24T05:00:00Z',
}
const sankashti = { id: 'sankashti', name: 'Sankashti', date: '2026-11-27' }
const answer = (items: Delivery[], failures = 0) => ({
  items,
  failed: failures,
  festivals: [sankashti],
})

const show = async (items: Delivery[], failures = 0, at = '/admin/notifications') => {
  const server = templeServer()
  server.answers(listDeliveries, answer(items, failures))
  const page = await renderOffice(<NotificationsTab path={[]} />, { server, at })
  const lastQuery = () =>
    server.received(listDeliveries).findLast(({ limit }) => limit === undefined)
  await expect.poll(lastQuery).toBeTruthy()
  return { ...page, lastQuery }
}
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Notifications' })).getAllByRole('listitem')

describe('The delivery log', () => {
  it('says what was sent to whom, and why it failed', async () => {
    const { container } = await show(
      [
        failed,
        {
          ...failed,
          id: 8,
          channel: 'whatsapp',
          to: undefined,
          subject: undefined,
          festival: { ...sankashti, daysBefore: 3 },
          status: 'sent',
          providerStatus: 'read',
          attempts: 0,
        },
        { ...failed, id: 9, channel: 'push', to: undefined, subject: undefined, status: 'limited' },
      ],
      2,
    )
    const [first, second, third] = (await rows()).map((row) => row.textContent)
    expect(first).toMatch(
      /^Your puja is bookedEmail, to meera@example\.org, 10:30.AM, 24 Nov 2026, tried 2 timesNot sentTry again/,
    )
    expect(first).toMatch(/Answer from the mail server: 550 No such user$/)
    expect(second).toMatch(/^Sankashti, 27 Nov 2026: 3 days before.*, readSent$/)
    expect(third).toMatch(/^Notification no\. 9/)
    expect(screen.getByText('2 messages were not sent.')).toBeTruthy()
    await expectAccessible(container)
  })

  it('sends one again on request', async () => {
    const { server, user } = await show([failed])
    server.answers(retryDelivery, { ...failed, status: 'waiting' })
    server.answers(listDeliveries, answer([{ ...failed, status: 'waiting' }]))
    await user.click(await screen.findByRole('button', { name: 'Try again: Your puja is booked' }))
    expect(await screen.findByText('We’re trying again now')).toBeTruthy()
    expect(server.received(retryDelivery)).toEqual([{ id: '7' }])
    const [row] = await rows()
    await expect.poll(() => row?.textContent).toContain('On its way')
  })

  it('says why one is not sent again', async () => {
    const { server, user } = await show([failed])
    server.refuses(retryDelivery, 'wrong_status', { detail: 'It was sent already' })
    await user.click(await screen.findByRole('button', { name: 'Try again: Your puja is booked' }))
    expect(await screen.findByText('It was sent already')).toBeTruthy()
  })

  it('is searched, and filtered by channel, state and festival', async () => {
    const { lastQuery, user, address } = await show([])
    expect(await screen.findByText('No messages yet')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Channel'), 'WhatsApp')
    await user.selectOptions(screen.getByLabelText('Status'), 'Not sent')
    await user.selectOptions(screen.getByLabelText('Festival'), 'Sankashti, 27 Nov 2026')
    await write(user, 'Search', 'meera')
    const expected = {
      channel: 'whatsapp',
      status: 'failed',
      festival: 'sankashti',
      search: 'meera',
    }
    await expect.poll(lastQuery).toEqual(expected)
    const query = new URLSearchParams(address().split('?')[1])
    expect(Object.fromEntries(query)).toEqual(expected)
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByText('No messages yet')).toBeTruthy()
  })

  it('begins with the filters of its address', async () => {
    const { lastQuery } = await show([failed], 1, '/admin/notifications?channel=email')
    expect(lastQuery()).toEqual({ channel: 'email' })
    expect(screen.getByLabelText('Channel')).toHaveProperty('value', 'email')
    expect(await screen.findByText('1 message was not sent.')).toBeTruthy()
  })
})
