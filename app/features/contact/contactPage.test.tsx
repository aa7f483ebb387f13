import { describe, expect, it } from 'vitest'
import { aSite } from '#app/test/builders.ts'
import { anOutboxRow } from '#app/test/anOutboxRow.ts'
import type { PhoneOptions } from '#app/test/openPhone.ts'
import { renderPage } from '#app/test/renderPage.tsx'
import { screen, within } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { sendMessage } from '#contract/contact/public.ts'
import { getSite, type Site } from '#contract/site/public.ts'
import { getVisit } from '#contract/site/visit.ts'

const show = async (
  at = '/contact',
  options: PhoneOptions = {},
  site: Partial<Site> = {},
  now = '2026-11-26T06:00:00.000Z',
) => {
  const server = templeServer()
  server.answers(
    getSite,
    aSite({ specialDays: [{ date: '2026-11-30', hours: 'Closed' }], ...site }),
  )
  server.answers(getVisit, { aartis: [], priests: [] })
  const page = await renderPage(at, {
    ...options,
    server,
    now,
  })
  return {
    ...page,
    main: within(screen.getByRole('main')),
    fill: async () => {
      await write(page.user, 'Your name', 'Asha Patil')
      await write(page.user, 'Email', 'asha@example.org')
      await page.user.selectOptions(screen.getByLabelText('Subject'), 'puja')
      await write(page.user, 'Message', 'When is the aarti?')
    },
    send: () => page.user.click(screen.getByText('Send Message')),
  }
}

describe('The contact page', () => {
  it('says whether the temple is open, its hours, and how to reach it', async () => {
    const { main } = await show()
    expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Contact Us')
    expect(main.getByText('Monday, 30 Nov 2026')).toBeTruthy()
    expect(main.getByText('Closed')).toBeTruthy()
    expect(main.getByText('Phone support: Mon-Sat 10 AM-6 PM')).toBeTruthy()
    expect(main.getByText('+91 20 5550 0108').getAttribute('href')).toBe('tel:+912055500108')
    expect(main.getByText('Open in your map app').getAttribute('href')).toContain(
      'mlat=18.52&mlon=73.86',
    )
  })

  it('is open for the moonrise of the next Sankashti', async () => {
    const extraHours = [
      { date: '2026-11-25', from: 1200, until: 1320 },
      { date: '2026-11-27', from: 1220, until: 1340 },
      { date: '2026-12-26', from: 1215, until: 1335 },
    ]
    const { main } = await show('/contact', {}, { extraHours }, '2026-11-27T14:12:00.000Z')
    expect(await main.findByText(/^until 10:20\sPM$/)).toBeTruthy()
    expect(main.getByText('Friday, 27 Nov 2026')).toBeTruthy()
    expect(main.getByText(/^Also 8:20\sPM - 10:20\sPM, for the moonrise$/)).toBeTruthy()
    expect(main.queryByText('Saturday, 26 Dec 2026')).toBeNull()
  })

  it('thanks in place of the form, with the focus there, and takes another message', async () => {
    const { user, server, main, fill, send } = await show()
    server.answers(sendMessage, { id: 'message-1' })
    await fill()
    await send()
    const thanks = await main.findByText('Thank you for writing')
    await expect.poll(() => document.activeElement).toBe(thanks)
    await user.click(main.getByText('Write another message'))
    expect(screen.getByLabelText('Message')).toHaveProperty('value', '')
  })

  it('says that the message waits on this phone', async () => {
    const { network, main, fill, send } = await show()
    await fill()
    network.lose()
    await send()
    expect(await main.findByText('Your message is saved on this phone')).toBeTruthy()
    expect(main.getByText('Open the outbox').getAttribute('href')).toBe('/outbox')
  })

  it('begins with what another app shared, which then leaves the address', async () => {
    const { user, server, main, address, send } = await show('/contact?message=Is%20this%20true%3F')
    server.answers(sendMessage, { id: 'message-1' })
    expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Is this true?')
    await write(user, 'Your name', 'Asha Patil')
    await write(user, 'Email', 'asha@example.org')
    await user.selectOptions(screen.getByLabelText('Subject'), 'feedback')
    await send()
    await main.findByText('Thank you for writing')
    expect(server.received(sendMessage)).toMatchObject([
      { subject: 'feedback', message: 'Is this true?' },
    ])
    await expect.poll(address).toBe('/contact')
  })

  it('opens what waits in the outbox for editing, and returns there when it is sent', async () => {
    const { user, server, address, send } = await show('/contact?edit=command-1', {
      outbox: [anOutboxRow()],
    })
    server.answers(sendMessage, { id: 'message-1' })
    await expect
      .poll(() => screen.getByLabelText('Message'))
      .toHaveProperty('value', 'When is the aarti?')
    await write(user, 'Message', 'When is the evening aarti?')
    await send()
    await expect.poll(address).toBe('/outbox')
    expect(server.received(sendMessage)).toMatchObject([{ message: 'When is the evening aarti?' }])
  })
})
