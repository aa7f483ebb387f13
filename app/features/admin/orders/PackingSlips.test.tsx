import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aStaffOrder } from '#app/test/aStaffOrder.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { listPackingSlips, type StaffOrderDetails } from '#contract/orders/admin.ts'
import { PackingSlips } from './PackingSlips.tsx'

const address = {
  line1: '12 Tilak Road',
  line2: 'Sadashiv Peth',
  city: 'Pune',
  state: 'Maharashtra',
  postalCode: '411030',
  country: 'IN',
}

const show = async (orders: StaffOrderDetails[], at = '/admin/orders/slips') => {
  const server = templeServer()
  server.answers(listPackingSlips, orders)
  const page = await renderOffice(<PackingSlips />, { server, at })
  await expect.poll(() => server.received(listPackingSlips)).toHaveLength(1)
  return { ...page, print: () => screen.getByRole('button', { name: 'Print' }) }
}
const slip = async (name = 'S7K3M9WACE') => within(await screen.findByRole('article', { name }))

describe('The packing slips', () => {
  it('have a page for each order: for whom, from whom, and what goes in', async () => {
    const [line] = aStaffOrder().lines
    if (!line) throw new Error('An order has a line')
    const { container } = await show([
      aStaffOrder({
        address,
        phone: '98220 12345',
        message: 'Please ring twice',
        lines: [
          { ...line, quantity: 2 },
          { ...line, id: 'songs', name: 'Songs', category: 'digital' },
        ],
      }),
      aStaffOrder({ reference: 'S2', payment: 'cod', amount: 1450 }),
    ])
    const { getByText, getAllByRole, findByText } = await slip()
    expect(
      screen.getByText('2 slips, one page of A4 each, and labels, eight on a page.'),
    ).toBeTruthy()
    expect(getByText('Paid. Nothing to collect.')).toBeTruthy()
    expect(getByText('Meera Kulkarni').parentElement?.textContent).toBe(
      'Meera Kulkarni12 Tilak RoadSadashiv PethPune 411030Maharashtra98220 12345',
    )
    const from = await findByText('Shri Ganesha Mandir')
    expect(from.parentElement?.textContent).toBe(
      'Shri Ganesha Mandir108 Modak LanePune+91 20 5550 0108',
    )
    expect(getByText('Pack 2 pieces')).toBeTruthy()
    expect(getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '2 ×Daily Puja Kit',
      '1 ×SongsThe buyer downloads it. Do not pack.',
    ])
    expect(getByText('Please ring twice')).toBeTruthy()
    expect((await slip('S2')).getByText('Collect ₹1,450 in cash')).toBeTruthy()
    await expectAccessible(container)
  })

  it('name the country of an order abroad', async () => {
    await show([
      aStaffOrder({ address: { ...address, line2: undefined, city: 'Kathmandu', country: 'NP' } }),
    ])
    const { getByText } = await slip()
    expect(getByText('Meera Kulkarni').parentElement?.textContent).toMatch(/Nepal$/)
  })

  it('are printed on request', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    onTestFinished(() => void vi.unstubAllGlobals())
    const { print: button, user } = await show([aStaffOrder()])
    await slip()
    await user.click(button())
    expect(print).toHaveBeenCalledOnce()
    expect(screen.getByText('All orders').closest('a')?.getAttribute('href')).toBe('/admin/orders')
  })

  it('may be of one order, and lead back to it', async () => {
    const { server } = await show([aStaffOrder()], '/admin/orders/slips?references=S7K3M9WACE')
    await slip()
    expect(server.received(listPackingSlips)).toEqual([{ references: 'S7K3M9WACE' }])
    const back = screen.getByRole('link', { name: 'S7K3M9WACE' })
    expect(back.getAttribute('href')).toBe('/admin/orders/s7k3m9wace')
  })

  it('come with address labels, or without, or those alone', async () => {
    const { user } = await show([
      aStaffOrder({ address, payment: 'cod', amount: 1450 }),
      aStaffOrder({ reference: 'S2' }),
    ])
    await slip()
    const label = screen.getByRole('article', { name: 'Label S7K3M9WACE' })
    expect(label.textContent).toMatch(/Collect ₹1,450 in cash.*Meera Kulkarni12 Tilak Road/)
    // Nothing is sent where there is no address.
    expect(screen.queryByRole('article', { name: 'Label S2' })).toBeNull()
    await user.selectOptions(screen.getByLabelText('Print'), 'Only address labels, eight on A4')
    expect(screen.queryByRole('article', { name: 'S7K3M9WACE' })).toBeNull()
    const print = vi.fn()
    vi.stubGlobal('print', print)
    onTestFinished(() => void vi.unstubAllGlobals())
    await user.selectOptions(
      screen.getByLabelText('Print'),
      'Only address labels, 4 × 6 inches each',
    )
    await user.click(screen.getByRole('button', { name: 'Print' }))
    await expect.poll(() => print.mock.calls.length).toBe(1)
    expect(
      document.querySelectorAll('.printout .address-labels-roll > .address-label'),
    ).toHaveLength(1)
    dispatchEvent(new Event('afterprint'))
    await expect.poll(() => document.querySelector('.printout')).toBeNull()
    await user.selectOptions(screen.getByLabelText('Print'), 'Only slips')
    expect(screen.queryByRole('article', { name: /^Label/ })).toBeNull()
  })

  it('may be none, and then nothing is printed', async () => {
    const { print } = await show([])
    expect(await screen.findByText('Nothing to pack')).toBeTruthy()
    expect(print()).toHaveProperty('disabled', true)
  })

  it('are asked for again if they could not be loaded', async () => {
    const server = templeServer()
    server.refuses(listPackingSlips, 'unavailable')
    const { user } = await renderOffice(<PackingSlips />, { server })
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.answers(listPackingSlips, [aStaffOrder()])
    await user.click(again)
    expect(await slip()).toBeTruthy()
  })
})
