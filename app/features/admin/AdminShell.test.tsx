import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { setKnownAccount } from '#app/offline/session/account.ts'
import { anAccount } from '#app/test/builders.ts'
import { officePlace } from '#app/test/officePlace.ts'
import { render, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { getMe, type Me } from '#contract/accounts/public.ts'
import { getMailState } from '#contract/notifications/admin.ts'
import { getTotpRule } from '#contract/accounts/totp.ts'
import { getWaiting } from '#contract/bookings/waiting.ts'
import { AdminShell } from './AdminShell.tsx'

const staff = anAccount({ role: 'admin', hasTotp: true })

/** At an address that the office does not have. */
const show = async (account?: Me, server = templeServer()) => {
  server.answers(getWaiting, {})
  server.answers(getMailState, { outlet: 'smtp', failed: 0, stuck: 0 })
  officePlace()
  return render(
    <AdminShell
      timeZone="Asia/Kolkata"
      temple={undefined}
      onLogout={() => undefined}
      Login={({ onSignedIn }) => (
        <button type="button" onClick={onSignedIn}>
          Login
        </button>
      )}
    />,
    { server, at: '/admin/nothing', ...(account && { account }) },
  )
}
const office = () => screen.findByRole('heading', { name: 'Page not found' })
const isOpen = () => screen.queryByRole('heading', { name: 'Page not found' }) !== null

describe('The back office', () => {
  it('opens for staff', async () => {
    await show(staff)
    expect(await office()).toBeTruthy()
    expect(document.title).toMatch(/^Page not found · /)
  })

  it('asks guests for the login where they are, and then opens', async () => {
    const { server, user, address } = await show()
    const login = await screen.findByText('Login')
    expect(isOpen()).toBe(false)
    server.answers(getMe, staff)
    await user.click(login)
    expect(await office()).toBeTruthy()
    expect(address()).toBe('/admin/nothing')
  })

  it('is closed to devotees, and says as whom they are logged in', async () => {
    await show(anAccount())
    expect(await screen.findByRole('heading', { name: 'For temple staff only' })).toBeTruthy()
    expect(screen.getByText(/^You are logged in as asha,/)).toBeTruthy()
    expect(screen.getByText('Go to the home page').getAttribute('href')).toBe('/')
    expect(isOpen()).toBe(false)
  })

  it('can be tried again when the server could not say who it is', async () => {
    const server = templeServer()
    server.refuses(getMe, 'unavailable')
    const { user } = await show(undefined, server)
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.answers(getMe, staff)
    await user.click(again)
    expect(await office()).toBeTruthy()
  })

  it('asks for two-step login as soon as the temple requires it, during work too', async () => {
    const server = templeServer()
    server.answers(getTotpRule, { isRequired: false })
    await show(anAccount({ role: 'priest' }), server)
    await office()
    server.answers(getTotpRule, { isRequired: true })
    server.refuses(getWaiting, 'second_factor_required')
    await expect
      .poll(() => {
        // Whoever comes back to the window sees the latest, unless it was read a moment ago.
        window.dispatchEvent(new Event('focus'))
        return screen.queryByRole('heading', { name: 'Please set up two-step login' })
      })
      .toBeTruthy()
    expect(isOpen()).toBe(false)
  })

  it('shows nothing of one person once they have logged out on this device', async () => {
    const { server } = await show(staff)
    await office()
    server.refuses(getMe, 'not_signed_in')
    await act(async () => setKnownAccount(undefined))
    expect(await screen.findByText('Login')).toBeTruthy()
    expect(isOpen()).toBe(false)
  })

  it('stays as it is when the session ends during work, and says so', async () => {
    const { server } = await show(staff)
    await office()
    server.refuses(getMe, 'not_signed_in')
    await expect
      .poll(() => {
        window.dispatchEvent(new Event('focus'))
        return screen.queryByText('You were logged out. What you typed is still here.')
      })
      .toBeTruthy()
    expect(isOpen()).toBe(true)
    expect(screen.getByText('Log in again in a new window').getAttribute('href')).toBe(
      '/login?back=%2Fadmin%2Fnothing',
    )
  })
})
