import { describe, expect, it, vi } from 'vitest'
import { anAccount } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { render, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { getMe, type Me } from '#contract/accounts/public.ts'
import {
  changeEmail,
  changePassword,
  deleteMyAccount,
  exportMyData,
  listSessions,
  sendConfirmation,
  updateProfile,
} from '#contract/accounts/myAccount.ts'
import { Profile } from './Profile.tsx'

const own = {
  next: null,
  bookings: <p>My pujas</p>,
  donations: null,
  orders: null,
  reminders: null,
  sadhana: null,
  saved: null,
}

const show = async (account: Me | undefined = anAccount(), isSignedIn = true) => {
  const server = templeServer()
  server.offers(listSessions, [])
  const onDeleted = vi.fn()
  const page = await render(<Profile timeZone="Asia/Kolkata" {...own} onDeleted={onDeleted} />, {
    server,
    ...(isSignedIn && { account }),
  })
  if (isSignedIn) await screen.findByText('Settings')
  const open = (name: string) => page.user.click(screen.getByText(name, { selector: 'summary' }))
  return { ...page, onDeleted, open }
}

const password = 'Your current password'

describe('The account', () => {
  it('shows whose it is and since when', async () => {
    const { container } = await show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Asha Patil')
    expect(screen.getByText('Username: asha')).toBeTruthy()
    expect(screen.getByText('Member since 1 Nov 2026')).toBeTruthy()
    expect(screen.getByText('My pujas')).toBeTruthy()
    expect(screen.queryByText('Go to the back office')).toBeNull()
    expect(screen.queryByText('Two-step login')).toBeNull()
    await expectAccessible(container)
  })

  it('leads staff to the back office', async () => {
    await show(anAccount({ role: 'editor' }))
    expect(screen.getByText('Editor')).toBeTruthy()
    expect(screen.getByText('Go to the back office').getAttribute('href')).toBe('/admin')
    expect(screen.getByText('Two-step login')).toBeTruthy()
  })

  it('asks to log in where nobody is', async () => {
    await show(undefined, false)
    expect(screen.getByRole('heading', { name: 'Please log in' })).toBeTruthy()
    expect(screen.getByText('Login').getAttribute('href')).toBe('/login?back=%2Fprofile')
    expect(screen.getByText('Sign Up').getAttribute('href')).toBe('/signup')
    expect(screen.queryByText('My pujas')).toBeNull()
  })

  it('offers to send the confirmation again, once for each press', async () => {
    const { user, server } = await show(anAccount({ isEmailConfirmed: false }))
    expect(screen.getByText('Unconfirmed')).toBeTruthy()
    const release = server.holds(sendConfirmation, { status: 'mail_sent' })
    await user.click(screen.getByText('Send again'))
    await user.click(screen.getByText('Send again'))
    release()
    expect(await screen.findByText('We’ve sent the email')).toBeTruthy()
    expect(screen.getByText('Please check the inbox of asha@example.org.')).toBeTruthy()
    expect(server.received(sendConfirmation)).toHaveLength(1)
  })

  it('says that the confirmation was not sent', async () => {
    const { user, server } = await show(anAccount({ isEmailConfirmed: false }))
    server.refuses(sendConfirmation, 'too_many_requests', { retryAfterSeconds: 60 })
    await user.click(screen.getByText('Send again'))
    expect(await screen.findByText('The email was not sent')).toBeTruthy()
    expect(
      screen.getByText('Too many attempts. Please wait 60 seconds and try again.'),
    ).toBeTruthy()
  })
})

describe('The name', () => {
  it('is changed, shown, and its form closes', async () => {
    const { user, server, open } = await show()
    server.answers(updateProfile, anAccount({ fullName: 'Asha Kulkarni' }))
    await open('Change name')
    expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Asha Patil')
    await write(user, 'Full name', 'Asha Kulkarni')
    await user.click(screen.getByText('Save name'))
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(server.received(updateProfile)).toEqual([{ fullName: 'Asha Kulkarni' }])
    await expect
      .poll(() => screen.getByRole('heading', { level: 1 }).textContent)
      .toBe('Asha Kulkarni')
    expect(screen.queryByLabelText('Full name')).toBeNull()
  })

  it('is saved once', async () => {
    const page = await show()
    await page.open('Change name')
    await write(page.user, 'Full name', 'Asha Kulkarni')
    const answer = anAccount({ fullName: 'Asha Kulkarni' })
    await expectSteady(page, { button: 'Save name', sends: updateProfile, answer })
  })

  it('stays in the form when it was not saved', async () => {
    const { user, network, open } = await show()
    await open('Change name')
    await write(user, 'Full name', 'Asha Kulkarni')
    network.lose()
    await user.click(screen.getByText('Save name'))
    expect(await screen.findByText(/^We can’t connect right now/)).toBeTruthy()
    expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Asha Kulkarni')
  })
})

describe('The email', () => {
  it('needs a valid address and the password', async () => {
    const { user, server, open } = await show()
    await open('Change email')
    await write(user, 'New email', 'asha@')
    await user.click(screen.getByText('Send confirmation link'))
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
    expect(screen.getByText('Please enter your current password')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('New email'))
    expect(server.received(changeEmail)).toEqual([])
  })

  it('is changed only once the link was opened', async () => {
    const { user, server, open } = await show()
    server.answers(changeEmail, { status: 'mail_sent' })
    server.answers(getMe, anAccount({ pendingEmail: 'new@example.org' }))
    await open('Change email')
    await write(user, 'New email', 'new@example.org')
    await write(user, password, 'Modak-108')
    await user.click(screen.getByText('Send confirmation link'))
    expect(await screen.findByText('Please check your email')).toBeTruthy()
    expect(server.received(changeEmail)).toEqual([
      { email: 'new@example.org', currentPassword: 'Modak-108' },
    ])
    expect(
      await screen.findByText('To switch to new@example.org, open the link we sent there.'),
    ).toBeTruthy()
    expect(screen.getByText('asha@example.org')).toBeTruthy()
  })

  it('is requested once, and stays as typed without a network', async () => {
    const page = await show()
    await page.open('Change email')
    await write(page.user, 'New email', 'new@example.org')
    await write(page.user, password, 'Modak-108')
    const answer = { status: 'mail_sent' } as const
    await expectSteady(page, { button: 'Send confirmation link', sends: changeEmail, answer })
  })

  it('says that the password is wrong', async () => {
    const { user, server, open } = await show()
    const errors = [
      { pointer: '#/currentPassword', code: 'accounts.currentPasswordWrong' },
    ] as const
    server.refuses(changeEmail, 'invalid_input', { errors })
    await open('Change email')
    await write(user, 'New email', 'new@example.org')
    await write(user, password, 'Modak-109')
    await user.click(screen.getByText('Send confirmation link'))
    expect(await screen.findByText('This is not your current password')).toBeTruthy()
    expect(screen.getByLabelText('New email')).toHaveProperty('value', 'new@example.org')
    expect(screen.queryByText('Please check your email')).toBeNull()
  })
})

describe('The password', () => {
  it('is changed with the present one, and the sessions are read again', async () => {
    const { user, server, open } = await show()
    server.answers(changePassword, anAccount())
    const before = server.received(listSessions).length
    await open('Change password')
    await write(user, password, 'Modak-108')
    await write(user, 'New password', 'Modak-109')
    await write(user, 'Confirm password', 'Modak-109')
    await user.click(screen.getByText('Save new password'))
    expect(await screen.findByText('Password changed')).toBeTruthy()
    expect(screen.getByText('You were logged out on all other devices.')).toBeTruthy()
    expect(server.received(changePassword)).toEqual([
      { currentPassword: 'Modak-108', password: 'Modak-109' },
    ])
    await expect.poll(() => server.received(listSessions).length).toBe(before + 1)
  })

  it('is changed once, and stays as typed without a network', async () => {
    const page = await show()
    await page.open('Change password')
    await write(page.user, password, 'Modak-108')
    await write(page.user, 'New password', 'Modak-109')
    await write(page.user, 'Confirm password', 'Modak-109')
    const button = 'Save new password'
    await expectSteady(page, { button, sends: changePassword, answer: anAccount() })
  })

  it('is typed twice by its rules', async () => {
    const { user, server, open } = await show()
    await open('Change password')
    await write(user, password, 'Modak-108')
    await write(user, 'New password', 'modak-109')
    await write(user, 'Confirm password', 'modak-108')
    await user.click(screen.getByText('Save new password'))
    expect(
      await screen.findByText('Password must contain at least one uppercase letter'),
    ).toBeTruthy()
    expect(screen.getByText('Passwords do not match')).toBeTruthy()
    expect(server.received(changePassword)).toEqual([])
  })
})

describe('The data', () => {
  const catchFile = async (press: () => Promise<void>) => {
    const saved: string[] = []
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    await press()
    await expect.poll(() => saved).toHaveLength(1)
    click.mockRestore()
    return saved[0]
  }

  it('are saved as a file', async () => {
    const { user, server } = await show()
    server.answers(exportMyData, { accounts: { username: 'asha' } })
    const name = await catchFile(() => user.click(screen.getByText('Export my data')))
    expect(name).toMatch(/^my-temple-data-\d{4}-\d\d-\d\d\.json$/)
  })

  it('says that they could not be exported', async () => {
    const { user, server } = await show()
    server.refuses(exportMyData, 'internal')
    await user.click(screen.getByText('Export my data'))
    expect(
      await screen.findByText('Something went wrong at our end. Please try again in a moment.'),
    ).toBeTruthy()
    expect(screen.getByText('Export my data')).toHaveProperty('disabled', false)
  })
})

describe('The account is deleted', () => {
  it('after a warning and with the password, for good', async () => {
    const { user, server, db, open, onDeleted } = await show()
    server.answers(deleteMyAccount, { status: 'deleted' })
    await open('Delete my account')
    expect(screen.getByText(/^We delete your account at once and for good/)).toBeTruthy()
    await write(user, password, 'Modak-108')
    await user.click(screen.getByText('Delete for good'))
    expect(await screen.findByText('Account deleted')).toBeTruthy()
    expect(server.received(deleteMyAccount)).toEqual([{ currentPassword: 'Modak-108' }])
    expect(onDeleted).toHaveBeenCalledOnce()
    expect(await db.session.count()).toBe(0)
  })

  it('once, and not without a network', async () => {
    const page = await show()
    await page.open('Delete my account')
    await write(page.user, password, 'Modak-108')
    const answer = { status: 'deleted' } as const
    const button = 'Delete for good'
    await expectSteady(page, { button, sends: deleteMyAccount, answer, leaves: true })
  })

  it('not without the password, and not after a cancel', async () => {
    const { user, server, open } = await show()
    await open('Delete my account')
    await user.click(screen.getByText('Delete for good'))
    expect(await screen.findByText('Please enter your current password')).toBeTruthy()
    await user.click(screen.getByText('Cancel'))
    expect(screen.queryByText('Delete for good')).toBeNull()
    expect(server.received(deleteMyAccount)).toEqual([])
  })

  it('not where the server refuses', async () => {
    const { user, server, db, open, onDeleted } = await show()
    server.refuses(deleteMyAccount, 'last_admin')
    await open('Delete my account')
    await write(user, password, 'Modak-108')
    await user.click(screen.getByText('Delete for good'))
    expect(await screen.findByText(/^You are the only admin\./)).toBeTruthy()
    expect(onDeleted).not.toHaveBeenCalled()
    expect(await db.session.count()).toBe(1)
  })
})
