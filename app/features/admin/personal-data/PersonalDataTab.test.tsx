import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import {
  erasePersonalData,
  exportPersonalData,
  findPersonalData,
  type FoundData,
} from '#contract/privacy/admin.ts'
import { PersonalDataTab } from './PersonalDataTab.tsx'

const contact = 'meera@example.org'
const found = (change: Partial<FoundData> = {}): FoundData => ({
  contact,
  account: { id: 'user-2', username: 'meera', role: 'user' },
  knownAs: ['Meera Kulkarni', '+91 98220 12345'],
  rows: [{ kind: 'bookings', reference: 'PJ-1', at: '2026-11-27', outcome: 'kept', name: 'Meera' }],
  extents: [{ kind: 'bookings', erased: 2, kept: 1, cleared: 0 }],
  ...change,
})

const show = async (data = found()) => {
  const server = templeServer()
  server.answers(findPersonalData, data)
  const page = await renderOffice(<PersonalDataTab />, { server })
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  return {
    ...page,
    press,
    look: async (whose = contact) => {
      await write(page.user, 'Email or phone number', whose)
      await press('Look up')
    },
    sure: async (title: string, button: string) => {
      const dialog = within(await screen.findByRole('alertdialog', { name: title }))
      await write(page.user, 'Your current password', 'a-good-password')
      await page.user.click(dialog.getByRole('button', { name: button }))
    },
  }
}

describe('What is kept about a person', () => {
  it('is looked up, with the focus on what was found', async () => {
    const { look, server, container } = await show()
    await look(` ${contact} `)
    const heading = await screen.findByRole('heading', { name: `What we keep for ${contact}` })
    await expect.poll(() => document.activeElement).toBe(heading)
    expect(server.received(findPersonalData)).toEqual([{ contact }])
    expect(screen.getByText('2 to erase, 1 to keep')).toBeTruthy()
    expect(screen.getByText('Meera Kulkarni, +91 98220 12345')).toBeTruthy()
    expect(screen.getByText(/^Pujas that are still to be performed keep/)).toBeTruthy()
    await expectAccessible(container)
  })

  it('may be nothing', async () => {
    const { look } = await show(found({ account: undefined, rows: [], extents: [], knownAs: [] }))
    await look()
    expect(await screen.findByText(`We keep nothing for ${contact}.`)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull()
  })

  it('needs an email address or a phone number', async () => {
    const { look, server } = await show()
    server.judges(findPersonalData)
    await look('123')
    expect(await screen.findByText(/^Please enter an email address or a phone number/)).toBeTruthy()
  })

  it('is looked up once, and the address stays without a network', async () => {
    const page = await show()
    await write(page.user, 'Email or phone number', contact)
    await expectSteady(page, { button: 'Look up', sends: findPersonalData, answer: found() })
  })

  it('is erased with the password after a warning, and looked up again', async () => {
    const { look, press, sure, server } = await show()
    await look()
    await screen.findByText('2 to erase, 1 to keep')
    await press('Erase')
    expect(await screen.findByText(/will be deleted now.*This cannot be undone\.$/)).toBeTruthy()
    server.answers(erasePersonalData, { extents: [], isAccountErased: true })
    await sure('Erase this for good?', 'Erase for good')
    expect(await screen.findByText('Erased')).toBeTruthy()
    expect(server.received(erasePersonalData)).toEqual([
      { contact, currentPassword: 'a-good-password' },
    ])
    await expect.poll(() => server.received(findPersonalData)).toHaveLength(2)
  })

  it('stays after Keep it, and after a wrong password', async () => {
    const { look, press, sure, server } = await show()
    await look()
    await screen.findByText('2 to erase, 1 to keep')
    await press('Erase')
    await screen.findByRole('alertdialog')
    await press('Keep it')
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    expect(server.received(erasePersonalData)).toEqual([])
    const errors = [{ pointer: '#/currentPassword', detail: 'This is not your current password' }]
    server.refuses(erasePersonalData, 'invalid_input', { errors })
    await press('Erase')
    await sure('Erase this for good?', 'Erase for good')
    expect(await screen.findByText('This is not your current password')).toBeTruthy()
    expect(screen.getByRole('alertdialog')).toBeTruthy()
    expect(server.received(findPersonalData)).toHaveLength(1)
  })

  it('is exported with the password', async () => {
    const { look, press, sure, server } = await show()
    await look()
    await screen.findByText('2 to erase, 1 to keep')
    await press('Export')
    server.refuses(exportPersonalData, 'internal')
    await sure('Export this as a file?', 'Export')
    expect(await screen.findByText(/^Something went wrong on the server/)).toBeTruthy()
    expect(server.received(exportPersonalData)).toEqual([
      { contact, currentPassword: 'a-good-password' },
    ])
  })

  it('of staff cannot be erased before their role is removed', async () => {
    const { look } = await show(found({ account: { id: 'u', username: 'sunil', role: 'priest' } }))
    await look()
    expect(await screen.findByText(/^This account belongs to a member of staff/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull()
  })
})
