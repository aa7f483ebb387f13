import { describe, expect, it } from 'vitest'
import { aStaffPuja } from '#app/test/aStaffPuja.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import {
  getStaffPuja,
  type StaffPuja,
  switchPuja,
  updatePuja,
} from '#contract/bookings/pujasAdmin.ts'
import type { Role } from '#contract/accounts/roles.ts'
import { PujaEditor } from './PujaEditor.tsx'

const id = 'ganesh'

const show = async (change: Partial<StaffPuja> = {}, role: Role = 'admin') => {
  const server = templeServer()
  server.answers(getStaffPuja, aStaffPuja(change))
  const page = await renderOffice(<PujaEditor id={id} />, {
    server,
    me: { role },
    at: `/admin/pujas/${id}`,
  })
  await screen.findByLabelText('Name')
  return {
    ...page,
    type: (label: string, text: string) => write(page.user, label, text),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    /** What the server makes of the switch, and says from then on. */
    switched: (changed: Partial<StaffPuja>) => {
      const puja = aStaffPuja({ ...change, ...changed, version: 4 })
      return () => {
        server.answers(getStaffPuja, puja)
        return puja
      }
    },
    valueOf: (label: string) => screen.getByLabelText<HTMLInputElement>(label).value,
    question: async () =>
      within(await screen.findByRole('alertdialog', { name: 'Switch off Ganesh Puja?' })),
  }
}

describe('A puja', () => {
  it('is shown as stored, and saved from that version', async () => {
    const { type, press, server, valueOf, user, container } = await show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ganesh Puja')
    expect(valueOf('From (hours)')).toBe('1')
    expect(valueOf('To (hours)')).toBe('1.5')
    await expectAccessible(container)
    await type('Starting price in ₹ (optional)', '2,500')
    await user.clear(screen.getByLabelText('Short line (optional)'))
    server.answers(updatePuja, aStaffPuja({ price: 2500, version: 4 }))
    await press('Save')
    expect(await screen.findByText('Saved. Devotees see it now.')).toBeTruthy()
    expect(server.received(updatePuja)).toEqual([
      {
        id,
        name: 'Ganesh Puja',
        description: 'The murti is bathed and given durva.',
        price: 2500,
        hours: { from: 1, to: 1.5 },
      },
    ])
    expect(server.headers(updatePuja)[0]?.get('if-match')).toBe('"3"')
  })

  it('is saved once, and stays as typed without a network', async () => {
    const page = await show()
    await page.type('Name', 'Ganapati Puja')
    const answer = aStaffPuja({ name: 'Ganapati Puja', version: 4 })
    await expectSteady(page, { button: 'Save', sends: updatePuja, answer })
  })

  it('that is off says nothing of devotees when it is saved', async () => {
    const { type, press, server } = await show({ isOn: false })
    await type('Name', 'Ganapati Puja')
    server.answers(updatePuja, aStaffPuja({ isOn: false, version: 4 }))
    await press('Save')
    expect(await screen.findByText('Saved')).toBeTruthy()
  })

  it('shows a refused field beside it, and keeps what was typed', async () => {
    const { type, press, server, valueOf } = await show()
    await type('Name', 'Ganapati Puja')
    const errors = [{ pointer: '#/price', detail: 'At most ₹10,00,000' }]
    server.refuses(updatePuja, 'invalid_input', { errors })
    await press('Save')
    expect(await screen.findByText('At most ₹10,00,000')).toBeTruthy()
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByLabelText('Starting price in ₹ (optional)'))
    expect(valueOf('Name')).toBe('Ganapati Puja')
  })

  it('that somebody else changed is merged; its duration is one thing', async () => {
    const { type, press, server } = await show()
    await type('To (hours)', '2')
    server.refuses(updatePuja, 'changed_meanwhile')
    server.answers(getStaffPuja, aStaffPuja({ hours: { from: 0.5, to: 1.5 }, version: 4 }))
    await press('Save')
    const panel = within(
      await screen.findByRole('region', { name: 'Someone else changed this in the meantime' }),
    )
    expect(panel.getByText('1-2')).toBeTruthy()
    expect(panel.getByText('0.5-1.5')).toBeTruthy()
    server.answers(updatePuja, aStaffPuja({ version: 5 }))
    await press('Save mine over theirs')
    await expect.poll(() => server.received(updatePuja)).toHaveLength(2)
    expect(server.received(updatePuja)[1]).toMatchObject({ hours: { from: 1, to: 2 } })
    expect(server.headers(updatePuja)[1]?.get('if-match')).toBe('"4"')
  })

  it('that cannot be loaded is asked for again', async () => {
    const server = templeServer()
    server.refuses(getStaffPuja, 'unavailable')
    const { user } = await renderOffice(<PujaEditor id={id} />, { server })
    expect(await screen.findByText('This could not be loaded')).toBeTruthy()
    server.answers(getStaffPuja, aStaffPuja())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'Ganesh Puja')
  })
})

describe('Switching a puja off', () => {
  it('is done at once while nobody has booked it', async () => {
    const { press, server, switched } = await show()
    server.answers(switchPuja, switched({ isOn: false }))
    await press('Switch off')
    expect(await screen.findByText('Devotees can no longer book it')).toBeTruthy()
    expect(server.received(switchPuja)).toEqual([{ id, isOn: false }])
    expect(server.headers(switchPuja)[0]?.get('if-match')).toBe('"3"')
    expect(screen.getByText('Devotees do not see this puja and cannot book it.')).toBeTruthy()
  })

  it('is asked first if somebody is booked, even if since the page was opened', async () => {
    const { press, question, server, switched, user } = await show()
    server.answers(getStaffPuja, aStaffPuja({ comingBookings: 2 }))
    await press('Switch off')
    const confirmation = await question()
    expect(await confirmation.findByText(/^2 bookings are still to come. They stay/)).toBeTruthy()
    const keep = confirmation.getByRole('button', { name: 'Keep it on' })
    await expect.poll(() => document.activeElement).toBe(keep)
    await user.click(keep)
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    expect(server.received(switchPuja)).toEqual([])
    server.answers(switchPuja, switched({ isOn: false, comingBookings: 2 }))
    await press('Switch off')
    await user.click((await question()).getByRole('button', { name: 'Switch off' }))
    expect(await screen.findByText('Devotees can no longer book it')).toBeTruthy()
    expect(server.received(switchPuja)).toEqual([{ id, isOn: false }])
    expect(screen.getByText(/cannot book it. 2 bookings are still to come.$/)).toBeTruthy()
  })

  it('says why it was refused', async () => {
    const { press, server } = await show()
    server.refuses(switchPuja, 'changed_meanwhile', { detail: 'Somebody else changed it' })
    await press('Switch off')
    expect(await screen.findByText('Somebody else changed it')).toBeTruthy()
    expect(screen.getByText('Devotees see this puja and can book it.')).toBeTruthy()
  })
})

describe('Switching a puja on', () => {
  it('is done once, without a question', async () => {
    const { press, server, switched } = await show({ isOn: false, comingBookings: 1 })
    expect(screen.getByText(/One booking is still to come.$/)).toBeTruthy()
    const release = server.holds(switchPuja, switched({ isOn: true }))
    await press('Switch on')
    await press('Switch on')
    release()
    expect(await screen.findByText('Devotees can book it now')).toBeTruthy()
    expect(server.received(switchPuja)).toEqual([{ id, isOn: true }])
    expect(screen.getByRole('button', { name: 'Switch off' })).toBeTruthy()
  })

  it('waits until the text is saved', async () => {
    const { type, press, server } = await show({ isOn: false })
    await type('Name', 'Ganapati Puja')
    expect(screen.getByText('Save your changes above first.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Switch on' })).toHaveProperty('disabled', true)
    server.answers(updatePuja, aStaffPuja({ isOn: false, version: 4 }))
    await press('Save')
    await expect
      .poll(() => screen.getByRole('button', { name: 'Switch on' }))
      .toHaveProperty('disabled', false)
  })

  it.each([
    ['admin', '/admin/bookings/places/ganesh'],
    ['editor', undefined],
  ] as const)('leads the %s to its capacity: %s', async (role, address) => {
    await show({}, role)
    const link = screen.queryByRole('link', { name: 'Capacity and closed days' })
    expect(link?.getAttribute('href')).toBe(address)
  })
})
