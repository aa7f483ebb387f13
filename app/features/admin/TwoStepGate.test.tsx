import { cleanup } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anAccount } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import type { Me } from '#contract/accounts/public.ts'
import { getTotpRule } from '#contract/accounts/totp.ts'
import { TwoStepGate } from './TwoStepGate.tsx'

const show = async (change: Partial<Me>, isRequired?: boolean) => {
  const server = templeServer()
  if (isRequired !== undefined) server.answers(getTotpRule, { isRequired })
  const me = anAccount({ role: 'admin', ...change })
  const page = await renderOffice(
    <TwoStepGate me={me}>
      <p>The office</p>
    </TwoStepGate>,
    { server, me },
  )
  return { ...page, press: (name: string) => page.user.click(screen.getByText(name)) }
}
const setUpHeading = () =>
  screen.findByRole('heading', { name: 'Please set up two-step login', level: 1 })
const office = () => screen.findByText('The office')

describe('Before the back office opens', () => {
  it('nobody with two-step login is asked, nor the server', async () => {
    const { server } = await show({ hasTotp: true })
    expect(await office()).toBeTruthy()
    expect(server.received(getTotpRule)).toEqual([])
  })

  it('staff are not asked if the temple does not require it', async () => {
    await show({ role: 'priest' }, false)
    expect(await office()).toBeTruthy()
  })

  it.each(['priest', 'admin'] as const)('a %s must set it up if required', async (role) => {
    const { container } = await show({ role }, true)
    expect(await setUpHeading()).toBeTruthy()
    expect(screen.getByText(/^The temple requires two-step login for all staff/)).toBeTruthy()
    expect(screen.getByText('Set it up now').getAttribute('href')).toBe('/profile#two-step')
    expect(screen.queryByText('Not now')).toBeNull()
    expect(screen.queryByText('The office')).toBeNull()
    await expectAccessible(container)
  })

  it('an administrator is advised, and may postpone it on this device', async () => {
    const { press } = await show({}, false)
    await setUpHeading()
    expect(screen.getByText(/^You can see and change everything here/)).toBeTruthy()
    await press('Not now')
    expect(await office()).toBeTruthy()
    // Another visit.
    cleanup()
    await show({}, false)
    expect(await office()).toBeTruthy()
  })

  it('another administrator on the same device is asked all the same', async () => {
    const { press } = await show({}, false)
    await setUpHeading()
    await press('Not now')
    await office()
    cleanup()
    await show({ id: 'user-2' }, false)
    expect(await setUpHeading()).toBeTruthy()
  })

  it('it stays closed while the rule could not be loaded, which can be tried again', async () => {
    const server = templeServer()
    server.refuses(getTotpRule, 'unavailable')
    const me = anAccount({ role: 'priest' })
    const gate = <TwoStepGate me={me}>The office</TwoStepGate>
    const { user } = await renderOffice(gate, { server, me })
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('The office')).toBeNull()
    server.answers(getTotpRule, { isRequired: false })
    await user.click(again)
    expect(await office()).toBeTruthy()
  })
})
