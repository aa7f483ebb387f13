import { describe, expect, it } from 'vitest'
import type { OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import { anAccount } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen, within } from '#app/test/render.tsx'
import { sendMessage } from '#contract/contact.ts'
import { OutboxList } from './OutboxList.tsx'

const labels = {
  sendMessage: {
    name: 'Message to the temple',
    summary: ({ message }: { message: string }) => message,
    success: { title: 'Message sent successfully!' },
    failure: { title: 'Message sending failed' },
    editPath: (id: string) => `/contact?edit=${id}`,
  },
}

const aRow = (change: Partial<OutboxRow> = {}): OutboxRow => ({
  id: 'row-1',
  order: 1,
  account: 'guest',
  command: 'sendMessage',
  input: {
    name: 'Asha',
    email: 'asha@example.org',
    subject: 'puja',
    message: 'When is the aarti?',
    wantsNewsletter: false,
  },
  // It would be sent at once otherwise.
  state: 'held',
  heldFor: 'edit',
  createdAt: '2026-11-26T05:00:00.000Z',
  attempts: 0,
  failures: 0,
  dueAt: 0,
  isTold: true,
  ...change,
})

const show = async (...rows: OutboxRow[]) => {
  const page = await render(<OutboxList labels={labels} timeZone="Asia/Kolkata" />, {
    account: anAccount(),
    now: '2026-11-26T06:00:00.000Z',
  })
  await page.db.outbox.bulkPut(rows)
  if (rows.length > 0) await screen.findAllByText('Message to the temple')
  return { ...page, press: (name: string) => page.user.click(screen.getByText(name)) }
}

describe('The outbox', () => {
  it('is empty', async () => {
    await show()
    expect(await screen.findByText('Nothing is waiting')).toBeTruthy()
  })

  it('begins with what needs attention', async () => {
    const { container } = await show(
      aRow({ id: 'a', order: 1, state: 'accepted', settledAt: '2026-11-26T05:01:00.000Z' }),
      aRow({ id: 'b', order: 2 }),
    )
    const [first, second] = await screen.findAllByRole('listitem')
    expect(first?.textContent).toContain('Needs attention')
    expect(first?.textContent).toContain('You were editing this.')
    expect(second?.textContent).toContain('Sent')
    await expectAccessible(container)
  })

  it('discards what the temple does not have only after a question', async () => {
    const { press, db } = await show(aRow())
    await press('Discard')
    expect(screen.getByRole('alert').textContent).toBe('It was never sent. Discard it?')
    expect(await db.outbox.count()).toBe(1)
    await press('Keep')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await db.outbox.count()).toBe(1)
    await press('Discard')
    await press('Discard')
    expect(await screen.findByText('Nothing is waiting')).toBeTruthy()
    expect(await db.outbox.count()).toBe(0)
  })

  it('says that what was tried may have arrived', async () => {
    const { press } = await show(aRow({ attempts: 1 }))
    await press('Discard')
    expect(screen.getByRole('alert').textContent).toBe(
      'It may already have reached us. Remove it from this list anyway?',
    )
  })

  it('sends at once on request', async () => {
    const { press, server, db } = await show(aRow())
    server.answers(sendMessage, { id: 'message-1' })
    await press('Send now')
    await expect.poll(() => server.received(sendMessage)).toHaveLength(1)
    await expect.poll(async () => (await db.outbox.get({ id: 'row-1' }))?.state).toBe('accepted')
  })

  it('leads to the form that was refused, with the server’s reasons', async () => {
    const detail = 'Please enter a valid email address'
    const problem = {
      type: 'about:blank',
      title: 'invalid_input',
      status: 400,
      code: 'invalid_input' as const,
      detail: 'Something is wrong with it.',
      errors: [{ pointer: '#/email', detail }],
    }
    const { press, address } = await show(
      aRow({ state: 'refused', refusal: { status: 400, problem } }),
    )
    expect(screen.getByText('Something is wrong with it.')).toBeTruthy()
    expect(screen.getByText(detail)).toBeTruthy()
    await press('Edit')
    await expect.poll(address).toBe('/contact?edit=row-1')
  })

  it('says that what was done long ago is done, and offers only to remove it', async () => {
    const problem = {
      type: 'about:blank',
      title: 'already_done',
      status: 409,
      code: 'already_done' as const,
      detail: 'This was sent in March.',
    }
    const { press, server, db } = await show(
      aRow({ state: 'refused', refusal: { status: 409, problem } }),
    )
    expect(screen.getByText('Sent earlier')).toBeTruthy()
    expect(screen.getByText('This was sent in March.')).toBeTruthy()
    const item = within(screen.getByRole('listitem'))
    expect(item.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Remove from list',
    ])
    await press('Remove from list')
    await expect.poll(() => db.outbox.count()).toBe(0)
    expect(server.received(sendMessage)).toEqual([])
  })

  it('hides what somebody else wrote on this phone', async () => {
    await show(aRow({ account: 'somebody-else' }))
    expect(
      screen.getByText('Someone else wrote it on this phone. We’ll send it when they log in.'),
    ).toBeTruthy()
    expect(screen.queryByText('When is the aarti?')).toBeNull()
    expect(screen.queryByText('Send now')).toBeNull()
  })

  it('clears what was sent, and nothing else', async () => {
    const { press, db } = await show(
      aRow({ id: 'a', order: 1, state: 'accepted', settledAt: '2026-11-26T05:01:00.000Z' }),
      aRow({ id: 'b', order: 2 }),
    )
    await press('Clear sent items')
    await expect.poll(async () => (await db.outbox.toArray()).map(({ id }) => id)).toEqual(['b'])
  })

  it('shows twenty, and more on request', async () => {
    const { press } = await show(
      ...Array.from({ length: 23 }, (_, at) => aRow({ id: `row-${at}`, order: at + 1 })),
    )
    await expect.poll(() => screen.getAllByRole('listitem').length).toBe(20)
    await press('Show 3 more')
    expect(screen.getAllByRole('listitem')).toHaveLength(23)
  })
})
