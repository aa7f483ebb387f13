import { describe, expect, it } from 'vitest'
import { readTable } from '#app/test/readTable.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import {
  type DakshinaTotals as Totals,
  getDakshinaTotals,
} from '#contract/bookings/dakshinaAdmin.ts'
import { DakshinaTotals } from './DakshinaTotals.tsx'

const sum = (count: number, amount: number, returned = 0) => ({ count, amount, returned })
const totals: Totals = {
  financialYear: '2026-27',
  month: '2026-11',
  all: sum(2, 1602, 501),
  byDay: [{ day: '2026-11-09', ...sum(2, 1602, 501) }],
  before: { financialYear: '2025-26', month: '2025-11', all: sum(0, 0), byDay: [] },
  byMethod: [
    { method: 'upi', ...sum(1, 1101) },
    { method: 'card_machine', ...sum(1, 501, 501) },
  ],
  byPuja: [{ pujaType: 'ganesh', pujaName: 'Ganesh Puja', ...sum(2, 1602, 501) }],
  years: ['2026-27'],
}

describe('The totals of dakshina', () => {
  it('say when, how and for which puja it was paid, and are downloaded', async () => {
    const server = templeServer()
    server.answers(getDakshinaTotals, totals)
    const at = '/admin/dakshina/totals?month=2026-11'
    await renderOffice(<DakshinaTotals />, { server, at })
    await screen.findByText('2 payments')
    expect(server.received(getDakshinaTotals)).toEqual([{ month: '2026-11' }])
    expect(readTable('By day')).toEqual([
      'Day | Payments | Received | A year before',
      '9 Nov | 2 | ₹1,602₹501 refundedA year before: ₹0 | ₹0',
      'All | 2 | ₹1,602₹501 refundedA year before: ₹0 | ₹0',
    ])
    expect(readTable('By payment method').slice(1)).toEqual([
      'UPI | 1 | ₹1,101',
      'Card machine | 1 | ₹501₹501 refunded',
    ])
    expect(readTable('By puja').slice(1)).toEqual(['Ganesh Puja | 2 | ₹1,602₹501 refunded'])
    expect(
      screen.getByRole('link', { name: 'Download the totals as CSV' }).closest('a')?.href,
    ).toMatch(/\/api\/admin\/dakshina\/totals\.csv\?month=2026-11$/)
  })

  it('may be none yet', async () => {
    const server = templeServer()
    server.answers(getDakshinaTotals, { ...totals, all: sum(0, 0), byDay: [] })
    await renderOffice(<DakshinaTotals />, { server })
    expect(await screen.findByText('Nothing received in this period')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })
})
