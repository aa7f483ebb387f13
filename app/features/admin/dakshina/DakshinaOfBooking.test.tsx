import { describe, expect, it } from 'vitest'
import { aDakshina, aDakshinaPayment } from '#app/test/aDakshina.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import {
  getStaffDakshina,
  recordDakshina,
  type StaffDakshina,
  voidDakshina,
} from '#contract/bookings/dakshinaAdmin.ts'
import type { Role } from '#contract/accounts/roles.ts'
import { DakshinaTab } from './DakshinaTab.tsx'

const { reference } = aDakshina()

const show = async (change: Partial<StaffDakshina> = {}, role: Role = 'treasurer') => {
  const server = templeServer()
  server.answers(getStaffDakshina, aDakshina(change))
  const page = await renderOffice(<DakshinaTab path={[reference.toLowerCase()]} />, {
    server,
    me: { role },
    now: '2026-11-24T06:00:00Z',
  })
  await screen.findByRole('heading', { name: /^Ganesh Puja, / })
  const amount = () => screen.getByLabelText<HTMLInputElement>('Amount in rupees')
  return {
    ...page,
    amount,
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    type: (text: string) => write(page.user, 'Amount in rupees', text),
  }
}

describe('The dakshina of one booking', () => {
  it('says whose puja it is, and leads back to all payments', async () => {
    const { container, server } = await show()
    expect(screen.getByText('PJ-2026-7K3M9W · 27 Nov 2026')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Dakshina' }).getAttribute('href')).toBe(
      '/admin/dakshina',
    )
    expect(server.received(getStaffDakshina)[0]).toEqual({ reference })
    // A treasurer sees no more of the booking.
    expect(screen.queryByRole('link', { name: 'Open the booking' })).toBeNull()
    await expectAccessible(container)
  })

  it('leads those who may see it to the booking', async () => {
    await show({}, 'admin')
    const link = screen.getByRole('link', { name: 'Open the booking' })
    expect(link.getAttribute('href')).toBe('/admin/bookings/pj-2026-7k3m9w')
  })

  it('is without a name once the person was erased', async () => {
    await show({ fullName: '' })
    expect(screen.getByRole('heading', { name: 'Ganesh Puja, Name erased' })).toBeTruthy()
  })

  it('that cannot be loaded is asked for again', async () => {
    const server = templeServer()
    server.refuses(getStaffDakshina, 'unavailable')
    const { user } = await renderOffice(<DakshinaTab path={[reference]} />, { server })
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.answers(getStaffDakshina, aDakshina())
    await user.click(again)
    expect(await screen.findByRole('heading', { name: /^Ganesh Puja/ })).toBeTruthy()
  })
})

describe('Recording a payment', () => {
  it.each([
    ['0', 'Amount must be greater than 0'],
    ['10.50', 'Please enter whole rupees'],
    ['10000001', 'Please check this amount'],
  ])('of ₹%s is refused at its field', async (text, fault) => {
    const { press, type, amount, server, user } = await show()
    server.judges(recordDakshina)
    await press('Record payment')
    await type(text)
    await user.keyboard('{Enter}')
    expect(await screen.findByText(fault)).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(amount())
    expect(amount().getAttribute('aria-invalid')).toBe('true')
    expect(amount().value).toBe(text)
    expect(server.received(recordDakshina)).toEqual([])
  })

  it('is refused beyond what the law lets anybody take in cash, and nothing is lost', async () => {
    const { press, type, amount, server } = await show()
    const detail = 'Not more than ₹1,99,999 may be taken in cash from one person in a day'
    server.refuses(recordDakshina, 'invalid_input', { errors: [{ pointer: '#/amount', detail }] })
    await press('Record payment')
    await type('2,00,000')
    await press('Record ₹2,00,000')
    expect(await screen.findByText(detail)).toBeTruthy()
    expect(amount().value).toBe('2,00,000')
    await expect.poll(() => document.activeElement).toBe(amount())
    server.answers(recordDakshina, aDakshina())
    await type('1,99,999')
    await press('Record ₹1,99,999')
    expect(await screen.findByText('Recorded: ₹1,99,999')).toBeTruthy()
    expect(screen.queryByText(detail)).toBeNull()
  })

  it('happens once, however often it is pressed', async () => {
    const { press, server, user } = await show()
    await press('Record payment')
    const answer = server.holds(recordDakshina, aDakshina({ payments: [aDakshinaPayment()] }))
    const send = screen.getByRole('button', { name: 'Record ₹1,100' })
    await user.click(send)
    await user.click(send)
    expect(send).toHaveProperty('disabled', true)
    server.answers(getStaffDakshina, aDakshina({ seen: 1, payments: [aDakshinaPayment()] }))
    answer()
    expect(await screen.findByText('Recorded: ₹1,100')).toBeTruthy()
    expect(await screen.findByText('Receipt DK-7')).toBeTruthy()
    expect(server.received(recordDakshina)).toHaveLength(1)
  })

  it('that was a mistake is made void, once, and stays as it was if that is refused', async () => {
    const payment = aDakshinaPayment({ actions: ['void'] })
    const { press, server, user } = await show({ payments: [payment] })
    await press('Recorded by mistake?')
    await write(user, 'What went wrong?', 'Paid twice')
    server.refuses(voidDakshina, 'wrong_status', { detail: 'Only on the day it was recorded' })
    await press('Make void')
    expect(await screen.findByText('Only on the day it was recorded')).toBeTruthy()
    expect(screen.getByLabelText('What went wrong?')).toHaveProperty('value', 'Paid twice')
    const left = aDakshina({ payments: [{ ...payment, actions: [], isVoid: true }] })
    const answer = server.holds(voidDakshina, left)
    const form = within(screen.getByRole('form', { name: 'Recorded by mistake?' }))
    const send = form.getByRole('button', { name: 'Make void' })
    await user.click(send)
    await user.click(send)
    server.answers(getStaffDakshina, left)
    answer()
    expect(await screen.findByText('Payment made void')).toBeTruthy()
    expect(await screen.findByText('Void')).toBeTruthy()
    expect(server.received(voidDakshina)).toHaveLength(2)
  })
})
