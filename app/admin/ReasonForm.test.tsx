import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { voidDonation } from '#contract/counter/donationsAdmin.ts'
import { VoidDonation } from './VoidDonation.tsx'
import { write } from '#app/test/write.ts'

const show = async () => {
  const page = await renderOffice(<VoidDonation reference="D1" receiptNumber={undefined} />)
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  return {
    ...page,
    press,
    type: (text: string) => write(page.user, 'What went wrong?', text),
    sure: async () => {
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Make D1 void?' }))
      await page.user.click(dialog.getByRole('button', { name: 'Make void' }))
    },
  }
}

describe('A step that needs a reason', () => {
  it.each(['', '   '])('is not taken without one (“%s”)', async (reason) => {
    const { press, type, server, container } = await show()
    if (reason) await type(reason)
    await press('Make void')
    expect(screen.getByText('Please say what went wrong')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('What went wrong?'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(server.received(voidDonation)).toEqual([])
    await expectAccessible(container)
    await type('Twice')
    expect(screen.queryByText('Please say what went wrong')).toBeNull()
  })

  it('is taken once, whatever is pressed meanwhile', async () => {
    const { press, type, sure, server } = await show()
    const release = server.holds(voidDonation, { reference: 'D1' })
    await type('Twice')
    await press('Make void')
    await sure()
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    const button = screen.getByRole('button', { name: 'Make void' })
    expect(button).toHaveProperty('disabled', true)
    await press('Make void')
    release()
    expect(await screen.findByText('D1 is void')).toBeTruthy()
    expect(server.received(voidDonation)).toEqual([{ reference: 'D1', reason: 'Twice' }])
    await expect.poll(() => button).toHaveProperty('disabled', false)
  })

  it('shows what the server refused at the field', async () => {
    const { press, type, sure, server } = await show()
    const errors = [{ pointer: '#/reason', detail: 'At most 500 characters' }]
    server.refuses(voidDonation, 'invalid_input', { errors })
    await type('Twice')
    await press('Make void')
    await sure()
    expect(await screen.findByText('At most 500 characters')).toBeTruthy()
    expect(screen.getByText('Please check the highlighted fields.')).toBeTruthy()
  })

  it.each([
    ['not_allowed', 'Your role does not allow this.'],
    ['not_found', 'This does not exist, or has been removed.'],
    ['too_many_requests', 'Too many attempts. Please wait a minute and try again.'],
    ['internal', 'Something went wrong on the server. Nothing was changed. Please try again.'],
  ] as const)('says in words that the server answered %s', async (code, text) => {
    const { press, type, sure, server } = await show()
    server.refuses(voidDonation, code)
    await type('Twice')
    await press('Make void')
    await sure()
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByLabelText('What went wrong?')).toHaveProperty('value', 'Twice')
  })

  it('offers whoever was logged out to log in again in another window', async () => {
    const { press, type, sure, server } = await show()
    server.refuses(voidDonation, 'not_signed_in')
    await type('Twice')
    await press('Make void')
    await sure()
    const said = 'You were logged out. What you typed is still here.'
    expect(await screen.findByText(said)).toBeTruthy()
    const link = screen.getByText('Log in again in a new window')
    expect(link.getAttribute('href')).toBe('/login?back=%2F')
    expect(link.getAttribute('target')).toBe('_blank')
  })

  it('can be taken again when the network is back', async () => {
    const { press, type, sure, server, network } = await show()
    network.lose()
    await type('Twice')
    await press('Make void')
    await sure()
    expect(await screen.findByText(/^Could not connect/)).toBeTruthy()
    network.regain()
    server.answers(voidDonation, { reference: 'D1' })
    await press('Make void')
    await sure()
    expect(await screen.findByText('D1 is void')).toBeTruthy()
    expect(screen.queryByText(/^Could not connect/)).toBeNull()
  })
})
