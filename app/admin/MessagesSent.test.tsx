import { expect, it } from 'vitest'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import type { Me } from '#contract/accounts/public.ts'
import { listDeliveriesAbout } from '#contract/notifications/admin.ts'
import { MessagesSent } from './MessagesSent.tsx'

const show = (role: Me['role'] = 'admin') => {
  const server = templeServer()
  const createdAt = '2026-11-28T12:41:00Z'
  server.answers(listDeliveriesAbout, {
    items: [
      { id: 2, kind: 'donation_refund', status: 'filed', createdAt },
      {
        id: 1,
        kind: 'donation_receipt',
        status: 'sent',
        createdAt,
        settledAt: '2026-11-28T12:42:00Z',
      },
    ],
  })
  return renderOffice(<MessagesSent reference="D7K2M9QPRT" />, { server, me: { role } })
}

it('What was emailed about a donation is listed with when, and leads to the log', async () => {
  await show()
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/^Note of a refund written to a file, not sent 6:11.PM, Nov 28, 2026$/)
  expect(rows[1]).toMatch(/^Receipt sent 6:12.PM, Nov 28, 2026$/)
  expect(screen.getByText('Show in the delivery log').getAttribute('href')).toBe(
    '/admin/notifications?search=D7K2M9QPRT',
  )
})

it('The log is not offered to those who may not open it', async () => {
  await show('treasurer')
  await screen.findByText('Emails')
  expect(screen.queryByText('Show in the delivery log')).toBeNull()
})
