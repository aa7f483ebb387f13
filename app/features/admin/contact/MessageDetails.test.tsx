import { describe, expect, it } from 'vitest'
import { aMessage } from '#app/test/aMessage.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import type { Me } from '#contract/accounts/public.ts'
import { listAnswerTemplates } from '#contract/contact/answerTemplates.ts'
import {
  type ContactMessageDetails,
  getMessage,
  markMessage,
  replyToMessage,
} from '#contract/contact/admin.ts'
import { MessageDetails } from './MessageDetails.tsx'

const { id } = aMessage()
const show = async (change: Partial<ContactMessageDetails> = {}, role: Me['role'] = 'admin') => {
  const server = templeServer()
  server.answers(getMessage, aMessage(change))
  server.answers(markMessage, ({ isRead }) => aMessage({ isRead }))
  server.answers(listAnswerTemplates, {
    items: [{ title: 'Hours', text: 'Namaste {name}, at seven.' }],
    version: 1,
  })
  const page = await renderOffice(<MessageDetails id={id} />, { server, me: { role } })
  await screen.findByText('When is the aarti?')
  return {
    ...page,
    type: (text: string) => write(page.user, 'Your answer', text),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    answer: () => screen.getByLabelText<HTMLTextAreaElement>('Your answer').value,
  }
}

describe('A message', () => {
  it('is marked as read when it is opened, and as unread again on a press', async () => {
    const { press, server, container } = await show({ isRead: false, wantsNewsletter: true })
    await expect.poll(() => server.received(markMessage)).toEqual([{ id, isRead: true }])
    expect(screen.getByText('Also asked for the newsletter.')).toBeTruthy()
    await expectAccessible(container)
    server.answers(getMessage, aMessage())
    await expect
      .poll(() => screen.queryByText('Mark as read')?.hasAttribute('disabled'))
      .toBe(false)
    await press('Mark as read')
    await expect.poll(() => server.received(markMessage)).toHaveLength(2)
  })

  it.each([
    ['admin', ['/admin/bookings/all', '/admin/donations', '/admin/orders']],
    ['desk', ['/admin/bookings/all']],
  ] as const)('leads to what its sender booked, gave and bought, for the %s', async (role, to) => {
    await show({}, role)
    const search = `?search=${encodeURIComponent('meera@example.org')}`
    const links = within(screen.getByText('With the same email:')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(to.map((path) => path + search))
  })

  it('that was read is not marked again', async () => {
    const { press, server } = await show()
    expect(server.received(markMessage)).toEqual([])
    await press('Mark as unread')
    await expect.poll(() => server.received(markMessage)).toEqual([{ id, isRead: false }])
  })

  it('shows the earlier answers, and by whom', async () => {
    const actor = { id: 'user-9' }
    await show({ replies: [{ text: 'At seven.', at: '2026-11-23T06:00:00Z', actor }] })
    expect(screen.getByText('At seven.')).toBeTruthy()
    expect(screen.getByText(/^a deleted account, /)).toBeTruthy()
  })

  it('is answered, and the field is empty again', async () => {
    const { press, type, answer, server } = await show()
    await press('Send answer')
    expect(screen.getByText('Please write an answer')).toBeTruthy()
    expect(server.received(replyToMessage)).toEqual([])
    await type('At seven.')
    server.answers(replyToMessage, aMessage())
    await press('Send answer')
    expect(await screen.findByText('Your answer is on its way')).toBeTruthy()
    expect(server.received(replyToMessage)).toEqual([{ id, text: 'At seven.' }])
    expect(answer()).toBe('')
  })

  it('keeps an answer that could not be sent, and sends it once', async () => {
    const { press, type, answer, server } = await show()
    await type('At seven.')
    server.refuses(replyToMessage, 'internal')
    await press('Send answer')
    expect(await screen.findByText(/^Something went wrong on the server/)).toBeTruthy()
    expect(answer()).toBe('At seven.')
    server.answers(replyToMessage, aMessage())
    await press('Send answer')
    await screen.findByText('Your answer is on its way')
    const keys = server.headers(replyToMessage).map((each) => each.get('idempotency-key'))
    expect(keys[1]).toBe(keys[0])
  })

  it('that someone else answered meanwhile shows their answer before mine is sent', async () => {
    const { press, type, answer, server } = await show()
    const actor = { id: 'user-2', username: 'meena' }
    const replies = [{ text: 'At six.', at: '2026-11-23T06:00:00Z', actor }]
    await type('At seven.')
    server.refuses(replyToMessage, 'changed_meanwhile')
    server.answers(getMessage, aMessage({ replies, version: 2 }))
    await press('Send answer')
    const name = 'Someone else has answered in the meantime'
    const panel = within(await screen.findByRole('region', { name }))
    expect(panel.getByText('At six.')).toBeTruthy()
    expect(panel.getByText('At seven.')).toBeTruthy()
    expect(answer()).toBe('At seven.')
    server.answers(replyToMessage, aMessage({ replies: [...replies, ...replies], version: 3 }))
    await press('Send mine as well')
    expect(await screen.findByText('Your answer is on its way')).toBeTruthy()
    expect(server.headers(replyToMessage).map((each) => each.get('if-match'))).toEqual([
      '"1"',
      '"2"',
    ])
    expect(screen.queryByRole('region', { name })).toBeNull()
  })

  it('answered meanwhile can be left at their answer', async () => {
    const { press, type, answer, server } = await show()
    await type('At seven.')
    server.refuses(replyToMessage, 'changed_meanwhile')
    await press('Send answer')
    await screen.findByText('Discard mine')
    await press('Discard mine')
    expect(answer()).toBe('')
    expect(server.received(replyToMessage)).toHaveLength(1)
  })

  it('is answered once, however often the button is pressed', async () => {
    const { press, type, server } = await show()
    const release = server.holds(replyToMessage, aMessage())
    await type('At seven.')
    await press('Send answer')
    await press('Sending...')
    release()
    await screen.findByText('Your answer is on its way')
    expect(server.received(replyToMessage)).toHaveLength(1)
  })

  it('is answered with a template, which follows what was typed', async () => {
    const { press, type, answer } = await show()
    await type('Thank you.')
    await press('Hours')
    expect(answer()).toBe('Thank you.\n\nNamaste Meera Kulkarni, at seven.')
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Your answer'))
  })
})
