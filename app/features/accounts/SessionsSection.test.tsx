import { describe, expect, it } from 'vitest'
import { anAccount } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { render, screen, within } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import {
  endOtherSessions,
  endSession,
  listSessions,
  type Session,
} from '#contract/accounts/myAccount.ts'
import { SessionsSection } from './SessionsSection.tsx'

const here: Session = {
  id: 'session-1',
  device: 'Chrome on Android',
  createdAt: '2026-11-20T05:00:00.000Z',
  lastSeenAt: '2026-11-26T05:00:00.000Z',
  isCurrent: true,
}
const tablet = { ...here, id: 'session-2', device: 'Safari on iPad', isCurrent: false }
const office = { ...here, id: 'session-3', device: 'Firefox on Linux', isCurrent: false }

const show = async (sessions = [here, tablet, office]) => {
  const server = templeServer()
  server.answers(listSessions, sessions)
  const page = await render(<SessionsSection timeZone="Asia/Kolkata" />, {
    server,
    account: anAccount(),
    now: '2026-11-26T06:00:00.000Z',
  })
  await screen.findByText('Chrome on Android')
  return {
    ...page,
    confirm: () => page.user.click(screen.getByText('Log out', { selector: '[type=submit]' })),
  }
}

const password = 'Your current password'

describe('Where somebody is logged in', () => {
  it('names each device and when it was seen; this one has no button', async () => {
    const { container } = await show()
    const [first, second] = screen.getAllByRole('listitem')
    expect(first?.textContent).toContain('This device')
    expect(first && within(first).queryByRole('button')).toBeNull()
    expect(second?.textContent).toMatch(/Last seen 10:30\sAM, 26 Nov/)
    await expectAccessible(container)
  })

  it('says so where there is only this device', async () => {
    await show([here])
    expect(screen.getByText('No other devices.')).toBeTruthy()
    expect(screen.queryByText('Log out other devices')).toBeNull()
  })

  it('logs out one device with the password, and no other', async () => {
    const { user, server, confirm } = await show()
    server.answers(endSession, { status: 'ended' })
    await user.click(screen.getByLabelText('Log out Safari on iPad'))
    expect(screen.getByText(/^To log out Safari on iPad/)).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(password))
    server.answers(listSessions, [here, office])
    await write(user, password, 'Modak-108')
    await confirm()
    expect(await screen.findByText('Device logged out')).toBeTruthy()
    expect(server.received(endSession)).toEqual([{ id: 'session-2', currentPassword: 'Modak-108' }])
    expect(server.received(endOtherSessions)).toEqual([])
    await expect.poll(() => screen.queryByText('Safari on iPad')).toBeNull()
    expect(screen.getByText('Firefox on Linux')).toBeTruthy()
  })

  it('logs out all the others', async () => {
    const { user, server, confirm } = await show()
    server.answers(endOtherSessions, { ended: 2 })
    await user.click(screen.getByText('Log out other devices'))
    server.answers(listSessions, [here])
    await write(user, password, 'Modak-108')
    await confirm()
    expect(await screen.findByText('Logged out 2 other devices')).toBeTruthy()
    expect(server.received(endOtherSessions)).toEqual([{ currentPassword: 'Modak-108' }])
    expect(await screen.findByText('No other devices.')).toBeTruthy()
  })

  it('asks for the password, and says that it is wrong', async () => {
    const { user, server, confirm } = await show()
    await user.click(screen.getByLabelText('Log out Safari on iPad'))
    await confirm()
    expect(await screen.findByText('Please enter your current password')).toBeTruthy()
    expect(server.received(endSession)).toEqual([])
    const errors = [
      { pointer: '#/currentPassword', code: 'accounts.currentPasswordWrong' },
    ] as const
    server.refuses(endSession, 'invalid_input', { errors })
    await write(user, password, 'Modak-109')
    await confirm()
    expect(await screen.findByText('This is not your current password')).toBeTruthy()
    expect(screen.getByText('Safari on iPad')).toBeTruthy()
  })

  it('sends one device away once, and keeps the password without a network', async () => {
    const page = await show()
    await page.user.click(screen.getByLabelText('Log out Safari on iPad'))
    await write(page.user, password, 'Modak-108')
    const button = () => screen.getByText('Log out', { selector: '[type=submit]' })
    await expectSteady(page, { button, sends: endSession, answer: { status: 'ended' } })
  })

  it('sends the others away once', async () => {
    const page = await show()
    await page.user.click(screen.getByText('Log out other devices'))
    await write(page.user, password, 'Modak-108')
    const button = () => screen.getByText('Log out', { selector: '[type=submit]' })
    await expectSteady(page, { button, sends: endOtherSessions, answer: { ended: 2 } })
  })

  it('leaves everything as it is on cancel, and gives the focus back to the list', async () => {
    const { user, server } = await show()
    await user.click(screen.getByLabelText('Log out Safari on iPad'))
    await user.click(screen.getByText('Cancel'))
    expect(screen.queryByLabelText(password)).toBeNull()
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByText('Safari on iPad').closest('ul'))
    expect(server.received(endSession)).toEqual([])
  })
})

it('Without a network the devices are not shown, and can be asked for again', async () => {
  const server = templeServer()
  server.answers(listSessions, [here])
  server.setReachable(false)
  const { user } = await render(<SessionsSection timeZone="Asia/Kolkata" />, {
    server,
    account: anAccount(),
  })
  expect(await screen.findByText('You need to be online to see your devices.')).toBeTruthy()
  server.setReachable(true)
  await user.click(screen.getByText('Try again'))
  expect(await screen.findByText('Chrome on Android')).toBeTruthy()
  expect(screen.queryByText('You need to be online to see your devices.')).toBeNull()
})
