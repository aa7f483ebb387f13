import type { ReactNode } from 'react'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { screen, within } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { aSite } from '#app/test/builders.ts'
import {
  previewStatement,
  type StatementLine,
  type StatementPreview,
} from '#contract/donations/bankStatementAdmin.ts'
import { getSite } from '#contract/site/public.ts'

export const keyOf = (digit: string) => digit.repeat(64)
const pledge = {
  reference: 'D7K3M9WACE',
  fullName: 'Asha Patil',
  amount: 1001,
  createdAt: '2026-11-21T05:00:00Z',
  status: 'pending',
  reasons: ['reference'],
} as const
export const candidate = { ...pledge, reasons: [...pledge.reasons] }
export const aLine = (change: Partial<StatementLine> = {}): StatementLine => ({
  key: keyOf('a'),
  day: '2026-11-22',
  amountPaise: 100_100,
  text: 'UPI/412345678901/ASHA PATIL/D7K3M9WACE',
  utr: '412345678901',
  certainty: 'sure',
  candidates: [candidate],
  ...change,
})
/** What the server has read of a statement. */
export const aPreview = (change: Partial<StatementPreview> = {}): StatementPreview => ({
  headings: ['Date', 'Narration', 'Credit', ''],
  columns: { date: 0, description: 1, credit: 2 },
  sample: [['22/11/26', 'UPI/412345678901', '1001.00', 'x']],
  lines: [aLine()],
  unreadable: [],
  ...change,
})

/** The bank statement's page, with what people do on it. */
export const showStatement = async (node: ReactNode) => {
  const server = templeServer()
  server.answers(getSite, aSite({ has80G: true }))
  const page = await renderOffice(node, { server })
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  const choose = (text = 'Date,Narration,Credit') =>
    page.user.upload(
      screen.getByLabelText('Bank statement (CSV or Excel)'),
      new File([text], 'statement.csv', { type: 'text/csv' }),
    )
  return {
    ...page,
    press,
    choose,
    read: async (preview = aPreview()) => {
      server.answers(previewStatement, preview)
      await choose()
      await press('Read statement')
      await screen.findByText('Which column is which?')
    },
    sure: async (title: string) => {
      const dialog = within(await screen.findByRole('alertdialog', { name: title }))
      await page.user.click(dialog.getByRole('button', { name: 'Confirm and send receipts' }))
    },
  }
}
