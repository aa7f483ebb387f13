import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, type RenderOptions, screen, within } from '#app/test/render.tsx'
import { anAccount } from '#app/test/builders.ts'
import { anOutboxRow, refused } from '#app/test/anOutboxRow.ts'
import type { CommandLabels, LabelsByCommand } from '#app/forms/commandLabels.ts'
import type { OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import { sendMessage } from '#contract/contact/public.ts'
import { OutboxList } from './OutboxList.tsx'

const message: CommandLabels<'sendMessage'> = {
  name: 'Message to the temple',
  summary: ({ subject }) => subject,
  success: { title: 'Message sent successfully!' },
  failure: { title: 'Not sent' },
  editPath: (id) => `/contact?edit=${id}`,
  resultPath: () => '/result',
}
const labels: LabelsByCommand = { sendMessage: message }

const show = async (rows: Partial<OutboxRow>[], options: RenderOptions = {}) => {
  const page = await render(<OutboxList labels={labels} timeZone="Asia/Kolkata" />, {
    at: '/outbox',
    ...options,
  })
  page.network.lose()
  await page.db.outbox.bulkAdd(rows.map(anOutboxRow))
  if (rows.length > 0) await screen.findAllByRole('listitem')
  return {
    ...page,
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    ids: async () => (await page.db.outbox.toArray()).map(({ id }) => id),
    buttons: () => screen.queryAllByRole('button').map((button) => button.textContent),
  }
}

describe('The outbox', () => {
  it('says that nothing is waiting, and leads on', async () => {
    await show([])
    expect(await screen.findByText('Nothing is waiting')).toBeTruthy()
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/puja', '/contact'])
  })

  it('shows what waits, since when, and what can be done about it', async () => {
    const { buttons, container } = await show([{}])
    expect(screen.getByRole('heading', { name: 'Message to the temple' })).toBeTruthy()
    expect(screen.getByText('puja')).toBeTruthy()
    expect(screen.getByText('Waiting to send')).toBeTruthy()
    expect(container.textContent?.replaceAll('\u00a0', ' ')).toContain('Written 12:00 PM, 21 Nov')
    expect(buttons()).toEqual(['Edit', 'Send now', 'Discard'])
    await expectAccessible(container)
  })

  it.each([
    [
      { trouble: 'unreachable', attempts: 1 },
      'We could not connect. We’ll try again automatically.',
    ],
    [
      { trouble: 'server', attempts: 1 },
      'We could not accept it right now. We’ll try again automatically.',
    ],
    [
      { state: 'held', heldFor: 'edit' },
      'You were editing this. It waits until you send it or finish editing.',
    ],
  ] as const)('says why it is not sent: %o', async (row, text) => {
    await show([row])
    expect(screen.getByText(text)).toBeTruthy()
  })

  it('sends at once what the person wants sent', async () => {
    const { press, network, server, db } = await show([{ dueAt: 8_000_000_000_000 }])
    server.answers(sendMessage, { id: 'message-1' })
    network.regain()
    await press('Send now')
    expect(await screen.findByText('Sent')).toBeTruthy()
    expect(server.received(sendMessage)).toHaveLength(1)
    expect(await db.outbox.toArray()).toMatchObject([{ state: 'accepted' }])
  })

  it('opens for editing what was never sent, and holds it meanwhile', async () => {
    const { press, address, db } = await show([{}])
    await press('Edit')
    await expect.poll(address).toBe('/contact?edit=command-1')
    expect(await db.outbox.toArray()).toMatchObject([{ state: 'held', heldFor: 'edit' }])
  })

  it('edits nothing that may have arrived', async () => {
    const { buttons } = await show([{ attempts: 1, trouble: 'unreachable' }])
    expect(buttons()).toEqual(['Send now', 'Discard'])
  })

  it('discards only after a question; whoever keeps it loses nothing', async () => {
    const { press, ids, buttons } = await show([{}])
    await press('Discard')
    expect(screen.getByRole('alert').textContent).toBe('It was never sent. Discard it?')
    expect(await ids()).toEqual(['command-1'])
    await press('Keep')
    expect(buttons()).toEqual(['Edit', 'Send now', 'Discard'])
    expect(await ids()).toEqual(['command-1'])
    await press('Discard')
    await press('Discard')
    expect(await screen.findByText('Nothing is waiting')).toBeTruthy()
    expect(await ids()).toEqual([])
  })

  it('warns that what was tried may have arrived', async () => {
    const { press } = await show([{ attempts: 2, trouble: 'unreachable' }])
    await press('Discard')
    expect(screen.getByRole('alert').textContent).toBe(
      'It may already have reached us. Remove it from this list anyway?',
    )
  })

  it('shows why the temple refused it, in its words, and lets it be edited', async () => {
    const errors = [{ pointer: '#/email', detail: 'Please enter a valid email address' }]
    const { buttons, container } = await show([refused({ detail: 'Please check it.', errors })])
    expect(screen.getByText('Needs attention')).toBeTruthy()
    expect(screen.getByText('Please check it.')).toBeTruthy()
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
    expect(buttons()).toEqual(['Edit', 'Discard'])
    await expectAccessible(container)
  })

  it('calls sent what was carried out long ago, and only takes it off the list', async () => {
    const detail = 'We carried it out earlier.'
    const { buttons, press, ids } = await show([refused({ code: 'already_done', detail })])
    expect(screen.getByText('Sent earlier')).toBeTruthy()
    expect(screen.getByText(detail)).toBeTruthy()
    expect(buttons()).toEqual(['Remove from list'])
    await press('Remove from list')
    expect(await screen.findByText('Nothing is waiting')).toBeTruthy()
    expect(await ids()).toEqual([])
  })

  it('leads to what became of it, and clears what was sent', async () => {
    const settled = { attempts: 1, settledAt: '2026-11-21T06:31:00.000Z' }
    const { press, ids } = await show([
      { ...settled, state: 'accepted', answer: { id: 'message-1' } },
      { id: 'command-2' },
    ])
    expect(screen.getByRole('link', { name: 'View' }).getAttribute('href')).toBe('/result')
    await press('Clear sent items')
    await expect.poll(ids).toEqual(['command-2'])
  })

  it('hides what somebody else has written on this phone', async () => {
    const { buttons, container } = await show([{ account: 'user-2' }], { account: anAccount() })
    expect(
      screen.getByText('Someone else wrote it on this phone. We’ll send it when they log in.'),
    ).toBeTruthy()
    expect(within(container).queryByText('puja')).toBeNull()
    expect(buttons()).toEqual(['Discard'])
  })

  it('asks to log in for what waits for that', async () => {
    await show([{ state: 'held', heldFor: 'sign_in' }])
    expect(screen.getByText('Log in, and we’ll send it.')).toBeTruthy()
    const login = screen.getByRole('link', { name: 'Log in' }).getAttribute('href')
    expect(decodeURIComponent(login ?? '')).toBe('/login?back=/outbox')
  })

  it('begins with what needs attention, and ends with what was sent', async () => {
    const settled = { attempts: 1, settledAt: '2026-11-21T06:31:00.000Z' }
    const { container } = await show([
      { id: '1', ...settled, state: 'accepted' },
      { id: '2' },
      { id: '3', ...refused() },
    ])
    await expect
      .poll(() =>
        [...container.querySelectorAll('li')].map(
          (item) => /Waiting to send|Needs attention|Sent/.exec(item.textContent ?? '')?.[0],
        ),
      )
      .toEqual(['Needs attention', 'Waiting to send', 'Sent'])
  })

  it('shows twenty at first, and more when asked', async () => {
    const rows = Array.from({ length: 23 }, (_, at) => ({ id: `command-${at}` }))
    const { press, container } = await show(rows)
    await expect.poll(() => container.querySelectorAll('ul > li').length).toBe(20)
    await press('Show 3 more')
    expect(container.querySelectorAll('ul > li')).toHaveLength(23)
    expect(screen.queryByText(/^Show/)).toBeNull()
  })
})
