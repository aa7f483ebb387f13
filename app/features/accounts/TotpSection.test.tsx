import { describe, expect, it, vi } from 'vitest'
import { anAccount } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { render, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import type { Me } from '#contract/accounts/public.ts'
import { confirmTotp, disableTotp, startTotp } from '#contract/accounts/totp.ts'
import { TotpSection } from './TotpSection.tsx'

const editor = (change: Partial<Me> = {}) => anAccount({ role: 'editor', ...change })

const theKey = { secret: 'ABCDEFGHIJKL', uri: 'otpauth://totp/asha?secret=ABCDEFGHIJKL' }

const show = async (me = editor()) => {
  const onChanged = vi.fn()
  const server = templeServer()
  server.answers(startTotp, theKey)
  const page = await render(<TotpSection me={me} onChanged={onChanged} />, { account: me, server })
  const open = (name: string) => page.user.click(screen.getByText(name, { selector: 'summary' }))
  return { ...page, onChanged, open }
}

const begin = async () => {
  const page = await show()
  await page.open('Set it up')
  await write(page.user, 'Your current password', 'Modak-108')
  await page.user.click(screen.getByText('Continue'))
  await screen.findByText('Scan this with your authenticator app, or enter the key there.')
  return page
}

describe('Two-step login', () => {
  it('begins with the password', async () => {
    const { user, server, open } = await show()
    await open('Set it up')
    await user.click(screen.getByText('Continue'))
    expect(await screen.findByText('Please enter your current password')).toBeTruthy()
    expect(server.received(startTotp)).toEqual([])
  })

  it('shows the key as a picture and to type, with the focus above', async () => {
    const { server, container } = await begin()
    expect(server.received(startTotp)).toEqual([{ currentPassword: 'Modak-108' }])
    expect(screen.getByRole('img', { name: 'The key as a QR code' })).toBeTruthy()
    expect(screen.getByText('ABCD EFGH IJKL')).toBeTruthy()
    await expect
      .poll(() => document.activeElement?.textContent)
      .toBe('Scan this with your authenticator app, or enter the key there.')
    await expectAccessible(container)
  })

  it('is on after the first code, and shows the recovery codes until they are kept', async () => {
    const { user, server, onChanged } = await begin()
    server.answers(confirmTotp, { recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] })
    await write(user, 'Code', '123456')
    await user.click(screen.getByText('Turn on'))
    const heading = await screen.findByRole('heading', { name: 'Your recovery codes' })
    await expect.poll(() => document.activeElement).toBe(heading)
    expect(screen.getByText('cccc-dddd')).toBeTruthy()
    expect(server.received(confirmTotp)).toEqual([{ code: '123456' }])
    expect(onChanged).toHaveBeenCalledOnce()
    expect(screen.queryByText('Two-step login is on')).toBeNull()
    await user.click(screen.getByText('Copy'))
    expect(await screen.findByText('Copied to clipboard')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe('aaaa-bbbb\ncccc-dddd')
    await user.click(screen.getByText('I have saved them'))
    expect(await screen.findByText('Two-step login is on')).toBeTruthy()
    expect(screen.queryByText('cccc-dddd')).toBeNull()
    expect(screen.getByText('Go to the back office')).toBeTruthy()
  })

  it('says that the first code is wrong', async () => {
    const { user, server, onChanged } = await begin()
    server.refuses(confirmTotp, 'wrong_code')
    await write(user, 'Code', '000000')
    await user.click(screen.getByText('Turn on'))
    expect(
      await screen.findByText('That code is not right. Codes change every 30 seconds.'),
    ).toBeTruthy()
    expect(onChanged).not.toHaveBeenCalled()
  })

  it('needs a first code, and can be given up', async () => {
    const { user, server } = await begin()
    await user.click(screen.getByText('Turn on'))
    expect(await screen.findByText('Please enter the code')).toBeTruthy()
    await user.click(screen.getByText('Cancel'))
    expect(screen.queryByText('ABCD EFGH IJKL')).toBeNull()
    expect(server.received(confirmTotp)).toEqual([])
  })

  it('is turned off with the password and a code', async () => {
    const me = editor({ hasTotp: true, recoveryCodesLeft: 9 })
    const { user, server, open } = await show(me)
    expect(screen.getByText('9 recovery codes left.')).toBeTruthy()
    await open('Turn off')
    const submit = screen.getByText('Turn off', { selector: 'button' })
    await user.click(submit)
    expect(await screen.findByText('Please enter the code')).toBeTruthy()
    server.refuses(disableTotp, 'wrong_code')
    await write(user, 'Your current password', 'Modak-108')
    await write(user, 'Code', '000000')
    await user.click(submit)
    expect(await screen.findByText(/^That code is not right/)).toBeTruthy()
    server.answers(disableTotp, editor())
    await write(user, 'Code', '123456')
    await user.click(submit)
    expect(await screen.findByText('Two-step login is off')).toBeTruthy()
    expect(server.received(disableTotp).at(-1)).toEqual({
      currentPassword: 'Modak-108',
      code: '123456',
    })
  })

  it('is begun once and turned on once', async () => {
    const page = await show()
    await page.open('Set it up')
    await write(page.user, 'Your current password', 'Modak-108')
    await expectSteady(page, { button: 'Continue', sends: startTotp, answer: theKey })
    await write(page.user, 'Code', '123456')
    const answer = { recoveryCodes: ['aaaa-bbbb'] }
    await expectSteady(page, { button: 'Turn on', sends: confirmTotp, answer })
  })

  it('is turned off once, and nothing is lost without a network', async () => {
    const page = await show(editor({ hasTotp: true, recoveryCodesLeft: 9 }))
    await page.open('Turn off')
    await write(page.user, 'Your current password', 'Modak-108')
    await write(page.user, 'Code', '123456')
    const button = () => screen.getByText('Turn off', { selector: 'button' })
    await expectSteady(page, { button, sends: disableTotp, answer: editor() })
  })

  it('says when the recovery codes run out', async () => {
    await show(editor({ hasTotp: true, recoveryCodesLeft: 1 }))
    expect(
      screen.getByText(
        '1 recovery code left. To get ten new ones, turn two-step login off and set it up again.',
      ),
    ).toBeTruthy()
  })
})
