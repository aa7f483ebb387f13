import { describe, expect, it } from 'vitest'
import { aStaffPerson } from '#app/test/aStaffPerson.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import {
  endSessionsOfPerson,
  getPerson,
  removeTotpOfPerson,
  sendConfirmationTo,
  sendPasswordReset,
  setDisabled,
  setRole,
  type StaffPerson,
} from '#contract/accounts/admin.ts'
import { PersonDetails } from './PersonDetails.tsx'

const id = 'user-2'
const password = 'a-good-password'
const passwordLabel = 'Your current password'
const wrong = {
  errors: [{ pointer: '#/currentPassword', detail: 'This is not your current password' }],
}

const show = async (change: Partial<StaffPerson> = {}) => {
  const server = templeServer()
  server.answers(getPerson, aStaffPerson(change))
  const page = await renderOffice(<PersonDetails id={id} />, { server })
  await screen.findByText('sunil@example.org')
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  return {
    ...page,
    press,
    type: (text: string) => write(page.user, passwordLabel, text),
    dialog: async (name: string) => within(await screen.findByRole('alertdialog', { name })),
  }
}

describe('A person', () => {
  it('is shown with what the account is', async () => {
    const { container } = await show({ isDisabled: true, isEmailConfirmed: false })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sunil Joshi')
    expect(screen.getByText('Email not confirmed')).toBeTruthy()
    expect(screen.getByText('Disabled')).toBeTruthy()
    expect(screen.getByText('not logged in now')).toBeTruthy()
    await expectAccessible(container)
  })

  it('cannot change their own role or access', async () => {
    const server = templeServer()
    server.answers(getPerson, aStaffPerson({ id: 'user-1', role: 'admin' }))
    await renderOffice(<PersonDetails id="user-1" />, { server })
    expect(await screen.findByText(/^You cannot disable your own account/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Change role' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Disable account' })).toBeNull()
  })

  it('that is gone says so', async () => {
    const server = templeServer()
    server.refuses(getPerson, 'not_found')
    await renderOffice(<PersonDetails id={id} />, { server })
    expect(await screen.findByText(/^This does not exist/)).toBeTruthy()
  })
})

describe('A role', () => {
  it('is given with the password, and the focus stays at the role', async () => {
    const { press, type, server, user } = await show()
    expect(screen.getByRole('button', { name: 'Change role' })).toHaveProperty('disabled', true)
    expect(screen.queryByLabelText(passwordLabel)).toBeNull()
    await user.click(screen.getByLabelText(/^Priest/))
    expect(screen.getByText('We email the other administrators about this change.')).toBeTruthy()
    server.answers(setRole, aStaffPerson({ role: 'priest' }))
    server.answers(getPerson, aStaffPerson({ role: 'priest' }))
    await type(password)
    await press('Change role')
    expect(await screen.findByText('Role changed')).toBeTruthy()
    expect(screen.getByText('They must log in again.')).toBeTruthy()
    expect(server.received(setRole)).toEqual([{ id, role: 'priest', currentPassword: password }])
    await expect.poll(() => screen.queryByLabelText(passwordLabel)).toBeNull()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(/^Priest/))
  })

  it('is not given with a wrong password, where the focus is then', async () => {
    const { press, type, server, user } = await show()
    await user.click(screen.getByLabelText(/^Priest/))
    server.refuses(setRole, 'invalid_input', wrong)
    await type('wrong')
    await press('Change role')
    expect(await screen.findByText('This is not your current password')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(passwordLabel))
    expect(screen.getByLabelText(/^Priest/)).toHaveProperty('checked', true)
  })

  it('waits until the email is confirmed, and that can be asked for again', async () => {
    const { press, server, user } = await show({ isEmailConfirmed: false })
    await user.click(screen.getByLabelText(/^Priest/))
    expect(screen.getByText('They must confirm their email first.')).toBeTruthy()
    expect(screen.queryByLabelText(passwordLabel)).toBeNull()
    expect(screen.getByRole('button', { name: 'Change role' })).toHaveProperty('disabled', true)
    server.answers(sendConfirmationTo, aStaffPerson())
    await press('Send again')
    expect(await screen.findByText('We emailed the link to sunil@example.org')).toBeTruthy()
    expect(server.received(sendConfirmationTo)).toEqual([{ id }])
  })

  it('is given once, and stays chosen without a network', async () => {
    const page = await show()
    await page.user.click(screen.getByLabelText(/^Priest/))
    await page.type(password)
    const answer = aStaffPerson({ role: 'priest' })
    await expectSteady(page, { button: 'Change role', sends: setRole, answer })
  })

  it('of the last administrator stays, and the server says why', async () => {
    const { press, type, server, user } = await show({ role: 'admin' })
    await user.click(screen.getByLabelText(/^Priest/))
    server.refuses(setRole, 'last_admin', { detail: 'There must be one administrator' })
    await type(password)
    await press('Change role')
    expect(await screen.findByText('There must be one administrator')).toBeTruthy()
  })
})

describe('An account', () => {
  it('is disabled after a wrong and then the right password', async () => {
    const { type, dialog, press, server, user } = await show()
    await press('Disable account')
    const confirmation = await dialog('Disable this account?')
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(passwordLabel))
    server.refuses(setDisabled, 'invalid_input', wrong)
    await type('wrong')
    await user.click(confirmation.getByRole('button', { name: 'Disable account' }))
    expect(await confirmation.findByText('This is not your current password')).toBeTruthy()
    server.answers(setDisabled, aStaffPerson({ isDisabled: true }))
    server.answers(getPerson, aStaffPerson({ isDisabled: true }))
    await type(password)
    await user.click(confirmation.getByRole('button', { name: 'Disable account' }))
    expect(await screen.findByText('Account disabled')).toBeTruthy()
    expect(server.received(setDisabled).at(-1)).toEqual({
      id,
      isDisabled: true,
      currentPassword: password,
    })
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    await press('Enable account')
    await dialog('Enable this account?')
    expect(screen.getByLabelText(passwordLabel)).toHaveProperty('value', '')
    expect(screen.queryByText('This is not your current password')).toBeNull()
  })

  it('is disabled once, and the dialog keeps everything without a network', async () => {
    const page = await show()
    await page.press('Disable account')
    const confirmation = await page.dialog('Disable this account?')
    await page.type(password)
    const button = () => confirmation.getByRole('button', { name: 'Disable account' })
    const answer = aStaffPerson({ isDisabled: true })
    await expectSteady(page, { button, sends: setDisabled, answer })
  })

  it('stays as it is after Escape, and the focus is back on the button', async () => {
    const { press, dialog, server, user } = await show()
    await press('Disable account')
    await dialog('Disable this account?')
    await user.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole('button', { name: 'Disable account' }))
    expect(server.received(setDisabled)).toEqual([])
  })

  it('loses its two-step login with the password, after a warning', async () => {
    const { press, type, dialog, server, user } = await show()
    await press('Turn off two-step login')
    const confirmation = await dialog('Turn off two-step login?')
    expect(confirmation.getByText(/^Speak to them first/)).toBeTruthy()
    server.answers(removeTotpOfPerson, aStaffPerson({ hasTotp: false }))
    await type(password)
    await user.click(confirmation.getByRole('button', { name: 'Turn off' }))
    expect(await screen.findByText('Two-step login is off')).toBeTruthy()
    expect(server.received(removeTotpOfPerson)).toEqual([{ id, currentPassword: password }])
  })

  it('without two-step login has none to turn off', async () => {
    await show({ hasTotp: false })
    expect(screen.queryByRole('button', { name: 'Turn off two-step login' })).toBeNull()
  })

  it.each([
    ['Log out on all devices', endSessionsOfPerson, 'Logged out on all devices'],
    ['Send password link', sendPasswordReset, 'The link is on its way'],
  ] as const)('%s: at once', async (button, endpoint, toast) => {
    const { press, server } = await show()
    server.answers(endpoint, aStaffPerson())
    await press(button)
    expect(await screen.findByText(toast)).toBeTruthy()
    expect(server.received(endpoint)).toEqual([{ id }])
  })
})
