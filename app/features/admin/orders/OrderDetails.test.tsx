import { describe, expect, it } from 'vitest'
import { aStaffOrder } from '#app/test/aStaffOrder.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import {
  comeBackOrder,
  deliverOrder,
  getStaffOrder,
  packOrder,
  shipOrder,
} from '#contract/orders/admin.ts'
import { OrderDetails } from './OrderDetails.tsx'
import { reference, showDetails } from './showDetails.tsx'

describe('An order', () => {
  it('is shown with what was bought, for whom, and what happened', async () => {
    const { container } = await showDetails({
      refundedAmount: 100.5,
      papers: [{ number: 'INV-7', kind: 'invoice', path: '/invoice/7' }],
      actions: ['pack'],
    })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('₹579, Meera Kulkarni')
    expect(screen.getByText('1 × Daily Puja Kit').nextSibling?.textContent).toBe('₹499')
    expect(screen.getByText('Card, paid')).toBeTruthy()
    expect(screen.getByText('INV-7').getAttribute('href')).toBe('/invoice/7')
    expect(screen.getByText('₹100.50')).toBeTruthy()
    expect(screen.getByText('Packing slip').closest('a')?.getAttribute('href')).toBe(
      `/admin/orders/slips?references=${reference}`,
    )
    await expectAccessible(container)
  })

  it('paid on delivery with too much cash of one day says so', async () => {
    await showDetails({ payment: 'cod', tooMuchCash: 250_000 })
    expect(screen.getByText(/cash of that day from this buyer is ₹2,50,000/)).toBeTruthy()
  })

  it('that could not be loaded is asked for again', async () => {
    const server = templeServer()
    server.refuses(getStaffOrder, 'unavailable')
    const { user } = await renderOffice(<OrderDetails reference={reference} />, { server })
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.answers(getStaffOrder, aStaffOrder())
    await user.click(again)
    expect(await screen.findByText('₹579, Meera Kulkarni')).toBeTruthy()
  })

  it('is packed without a question, once', async () => {
    const { press, server } = await showDetails({ actions: ['pack'] })
    const release = server.holds(packOrder, aStaffOrder())
    await press('Mark as packed')
    await press('Mark as packed')
    release()
    expect(await screen.findByText('Packed. Next: send it.')).toBeTruthy()
    expect(server.received(packOrder)).toEqual([{ reference }])
  })

  it('says beside its button why a step was refused', async () => {
    const { press, server } = await showDetails({ actions: ['pack'] })
    server.refuses(packOrder, 'wrong_status', { detail: 'It was cancelled meanwhile' })
    await press('Mark as packed')
    expect(await screen.findByText('It was cancelled meanwhile')).toBeTruthy()
  })

  it('is sent with its courier, which is asked for in a dialog', async () => {
    const { press, dialog, type, closed, server } = await showDetails({ actions: ['ship'] })
    await press('Mark as sent')
    const question = await dialog('Who takes the parcel?')
    expect(question.text).toContain('We email Meera Kulkarni that it is on its way.')
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Courier'))
    await question.press('Mark as sent')
    expect(screen.getByText('Please enter the courier')).toBeTruthy()
    await question.press('Go back')
    await closed()
    expect(server.received(shipOrder)).toEqual([])
    await press('Mark as sent')
    await dialog('Who takes the parcel?')
    await type('Courier', 'India Post')
    await type('Tracking number (optional)', 'EM123')
    server.answers(shipOrder, aStaffOrder({ status: 'shipped' }))
    await (await dialog('Who takes the parcel?')).press('Mark as sent')
    expect(await screen.findByText('Sent. The buyer gets an email.')).toBeTruthy()
    expect(server.received(shipOrder)).toEqual([
      { reference, courier: 'India Post', tracking: 'EM123' },
    ])
  })

  it('stays in the dialog when sending failed', async () => {
    const { press, dialog, type, server } = await showDetails({ actions: ['ship'] })
    server.refuses(shipOrder, 'internal')
    await press('Mark as sent')
    await dialog('Who takes the parcel?')
    await type('Courier', 'India Post')
    await (await dialog('Who takes the parcel?')).press('Mark as sent')
    expect(await screen.findByText(/^Something went wrong on the server/)).toBeTruthy()
    expect(screen.getByLabelText('Courier')).toHaveProperty('value', 'India Post')
  })

  it('is sent once, and keeps its courier without a network', async () => {
    const page = await showDetails({ actions: ['ship'] })
    await page.press('Mark as sent')
    const dialog = within(await screen.findByRole('alertdialog'))
    await page.type('Courier', 'India Post')
    const button = () => dialog.getByRole('button', { name: 'Mark as sent' })
    const answer = aStaffOrder({ status: 'shipped' })
    await expectSteady(page, { button, sends: shipOrder, answer })
  })

  it('paid on delivery is paid to the courier, which is asked', async () => {
    const { press, dialog, closed, server } = await showDetails({
      payment: 'cod',
      actions: ['deliver'],
    })
    await press('Mark as delivered')
    const question = await dialog('Delivered, and ₹579 paid at the door?')
    await question.press('Go back')
    await closed()
    expect(server.received(deliverOrder)).toEqual([])
    server.answers(deliverOrder, aStaffOrder({ status: 'delivered' }))
    await press('Mark as delivered')
    await (await dialog('Delivered, and ₹579 paid at the door?')).press('Mark as delivered')
    expect(await screen.findByText('Delivered')).toBeTruthy()
    expect(server.received(deliverOrder)).toEqual([{ reference }])
  })

  it('that came back needs to be sellable or not, and says what is refunded', async () => {
    const { press, dialog, server } = await showDetails({ actions: ['come_back'] })
    await press('Came back undelivered')
    const question = await dialog('Is the parcel back at the temple?')
    expect(question.text).toContain('₹579 is refunded, with the delivery fee.')
    await question.press('The parcel is back')
    expect(screen.getByText('Please choose one')).toBeTruthy()
    expect(server.received(comeBackOrder)).toEqual([])
    server.answers(comeBackOrder, aStaffOrder())
    await question.choose(/^No/)
    await question.press('The parcel is back')
    expect(await screen.findByText('Recorded. The order is closed.')).toBeTruthy()
    expect(server.received(comeBackOrder)).toEqual([{ reference, isSellable: false }])
  })
})
