import { describe, expect, it } from 'vitest'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import type { Waiting } from '#contract/bookings/waiting.ts'
import { WaitingRows } from './WaitingRows.tsx'

const show = (waiting: Waiting) =>
  renderOffice(
    <WaitingRows
      waiting={waiting}
      today="2026-11-27"
      days="for 27 Nov"
      confirmAll={<b>Confirm all</b>}
    />,
  )

describe('What waits for staff', () => {
  it('is said with how many, how much, and the way to it', async () => {
    await show({
      bookings: { pending: 3, unpaid: 2, week: [] },
      donations: {
        claimed: 1,
        rupees: 1001,
        promised: { count: 5, rupees: 15_202 },
        cheques: { count: 2, rupees: 22_000 },
      },
      monthlyGifts: { failed: 2 },
      dakshina: { claimed: 2, rupees: 2200, cheques: { count: 1, rupees: 5100 }, refund: 1 },
      messages: { unread: 1, oldest: 'message-7' },
      orders: { pack: 4, check: 1, returns: 2, refund: 1, remit: { count: 3, rupees: 1515 } },
      products: { soldOut: 1, low: 2 },
    })
    const rows = screen
      .getAllByRole('listitem')
      .map((row) => [row.textContent, row.querySelector('a')?.getAttribute('href')])
    expect(rows).toEqual([
      ['3bookings to confirmfor 27 NovConfirm all', undefined],
      [
        '2pujas of today not paidShow',
        '/admin/bookings/all?from=2026-11-27&to=2026-11-27&isUnpaid=true',
      ],
      ['1UPI donation to find₹1,001 at the bankMatch', '/admin/donations/statement'],
      [
        '5promised donations₹15,202: read the bank statementShow',
        '/admin/donations?which=isPromised',
      ],
      ['2cheques at the bank₹22,000Show', '/admin/donations?which=isAtBank'],
      [
        '2monthly gifts: card declinedWe emailed a link to pay with another cardShow',
        '/admin/donations/monthly?status=failed',
      ],
      ['2dakshina payments to check₹2,200 at the bankMatch', '/admin/dakshina?which=isClaimed'],
      ['1dakshina cheque at the bank₹5,100Show', '/admin/dakshina?which=isAtBank'],
      ['1payment for a cancelled puja to refundRefund', '/admin/dakshina?which=isToRefund'],
      ['1unread messageAnswer', '/admin/messages/message-7?answer=true'],
      ['4orders to packPack', '/admin/orders?stage=pack'],
      ['1order payment to checkCheck', '/admin/orders?stage=check'],
      ['3COD parcels not yet paid out₹1,515 with the courierShow', '/admin/orders?stage=remit'],
      ['2returns of ordersShow', '/admin/orders?stage=returns'],
      ['1refund to payRefund', '/admin/orders?stage=refund'],
      ['3products to restockSold out: 1, few left: 2Restock', '/admin/shop'],
    ])
  })

  it('may be nothing', async () => {
    await show({ bookings: { pending: 0, unpaid: 0, week: [] }, products: { soldOut: 0, low: 0 } })
    expect(screen.getByText(/^Nothing is waiting/)).toBeTruthy()
  })
})
