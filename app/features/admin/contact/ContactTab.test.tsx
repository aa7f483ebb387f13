import { describe, expect, it } from 'vitest'
import { aMessage } from '#app/test/aMessage.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { listMessages } from '#contract/contact/admin.ts'
import { ContactTab } from './ContactTab.tsx'

const show = async (items = [aMessage()], unread = 1) => {
  const server = templeServer()
  server.answers(listMessages, { items, unread })
  const page = await renderOffice(<ContactTab path={[]} />, { server, at: '/admin/messages' })
  await screen.findByText(/unread\.$|^All messages are read\.$/)
  return { ...page, lastQuery: () => server.received(listMessages).at(-1) }
}

describe('The messages', () => {
  it('say who wrote about what and when, which are unread and which are answered', async () => {
    const { lastQuery, container } = await show([
      aMessage({ isRead: false }),
      aMessage({ id: 'message-2', name: 'Sunil', repliedAt: '2026-11-24T05:00:00Z' }),
    ])
    expect(lastQuery()).toEqual({})
    expect(screen.getByText('1 message is unread.')).toBeTruthy()
    const [first, second] = screen.getAllByRole('listitem').map((row) => row.textContent)
    expect(first).toMatch(
      /^Meera Kulkarni · Puja Inquiry10:30.AM, 23 Nov 2026UnreadWhen is the aarti\?$/,
    )
    expect(second).toMatch(/^Sunil · Puja Inquiry.*AnsweredWhen is the aarti\?$/)
    expect(
      screen
        .getByText(/^Sunil/)
        .closest('a')
        ?.getAttribute('href'),
    ).toBe('/admin/messages/message-2')
    await expectAccessible(container)
  })

  it('are searched and filtered, and the file has the same', async () => {
    const { lastQuery, user, address } = await show([], 0)
    expect(await screen.findByText('No messages yet')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Status'), 'Unread')
    await user.selectOptions(screen.getByLabelText('Subject'), 'Donation Question')
    await write(user, 'Search', 'receipt')
    await expect.poll(lastQuery).toEqual({ isRead: false, subject: 'donation', search: 'receipt' })
    const query = (text: string | null) =>
      Object.fromEntries(new URLSearchParams(text?.split('?')[1]))
    const csv = screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')
    expect(query(csv)).toEqual({ isRead: 'false', subject: 'donation', search: 'receipt' })
    expect(query(address())).toEqual({ state: 'unread', subject: 'donation', search: 'receipt' })
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
    await expect.poll(address).toBe('/admin/messages')
  })

  it('are asked for again if they could not be loaded', async () => {
    const server = templeServer()
    server.refuses(listMessages, 'unavailable')
    const { user } = await renderOffice(<ContactTab path={[]} />, { server })
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.answers(listMessages, { items: [aMessage()], unread: 0 })
    await user.click(again)
    expect(await screen.findByText('All messages are read.')).toBeTruthy()
  })
})
