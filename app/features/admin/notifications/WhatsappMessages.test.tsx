import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { listWhatsappMessages, type LocalWhatsappMessage } from '#contract/whatsapp/admin.ts'
import { WhatsappMessages } from './WhatsappMessages.tsx'

const code: LocalWhatsappMessage = {
  id: 'message-1',
  to: '+91 98••• ••345',
  template: 'code',
  text: 'Your code is 123456',
  createdAt: '2026-11-24T05:00:00Z',
}

const show = async (items: LocalWhatsappMessage[], isLocal: boolean) => {
  const server = templeServer()
  server.answers(listWhatsappMessages, { items, isLocal })
  const page = await renderOffice(<WhatsappMessages />, { server })
  await screen.findByText(/^WhatsApp is /)
  return page
}

describe('WhatsApp messages', () => {
  it('that reached nobody can be read here', async () => {
    const { container } = await show([code], true)
    expect(screen.getByText(/^WhatsApp is not set up: these messages reached nobody/)).toBeTruthy()
    expect(screen.getByRole('listitem').textContent).toMatch(
      /^to \+91 98••• ••345, 10:30.AM, 24 Nov 2026CodeYour code is 123456$/,
    )
    await expectAccessible(container)
  })

  it('may be none so far', async () => {
    await show([], true)
    expect(screen.getByText('No WhatsApp messages')).toBeTruthy()
  })

  it('that are sent are not kept here; those of before are', async () => {
    await show([], false)
    expect(screen.getByText(/^WhatsApp is set up: messages go to people’s phones/)).toBeTruthy()
    expect(screen.queryByText('No WhatsApp messages')).toBeNull()
  })
})
