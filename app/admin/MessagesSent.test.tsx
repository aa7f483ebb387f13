import { expect, it } from 'vitest'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import type { Me } from '#contract/accounts/public.ts'
import { listDeliveriesAbout, sendMessageAgain } from '#contract/notifications/admin.ts'
import type { DeliveryKind } from '#contract/notifications/kinds.ts'
import { MessagesSent } from './MessagesSent.tsx'

const show = async (
  role: Me['role'] = 'admin',
  sendable: readonly DeliveryKind[] = [],
  server = templeServer(),
) => {
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
    sendable: [...sendable],
  })
  return renderOffice(<MessagesSent reference="D7K2M9QPRT" />, { server, me: { role } })
}

it('What was emailed about a donation is listed with when, and leads to the log', async () => {
  await show()
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/^Note of a refund written to a file, not sent 6:11.PM, 28 Nov 2026$/)
  expect(rows[1]).toMatch(/^Receipt sent 6:12.PM, 28 Nov 2026$/)
  expect(screen.getByText('Show in the delivery log').getAttribute('href')).toBe(
    '/admin/notifications?search=D7K2M9QPRT',
  )
})

it('The log is not offered to those who may not open it', async () => {
  await show('treasurer')
  await screen.findByText('Emails')
  expect(screen.queryByText('Show in the delivery log')).toBeNull()
})

it('What can be sent again has a button, which is held while it is sent', async () => {
  const { server, user } = await show('treasurer', ['donation_receipt', 'dakshina_receipt'])
  expect(await screen.findByText('Send by email: Dakshina receipt')).toBeTruthy()
  const release = server.holds(sendMessageAgain, { items: [], sendable: [] })
  const again = screen.getByRole('button', { name: 'Send again: Receipt' })
  await user.click(again)
  await user.click(again)
  release()
  expect(await screen.findByText('The email is on its way')).toBeTruthy()
  expect(server.received(sendMessageAgain)).toEqual([
    { reference: 'D7K2M9QPRT', kind: 'donation_receipt' },
  ])
})
