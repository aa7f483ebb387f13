import { act } from 'react'
import { expect, test } from 'vitest'
import { AdminContext } from '#app/admin/adminContext.ts'
import { rendered } from '#app/test/rendered.tsx'
import type { Me } from '#contract/accounts/public.ts'
import type { Delivery } from '#contract/notifications/admin.ts'
import { DeliveryRow } from './DeliveryRow.tsx'

const email: Delivery = {
  id: 7,
  channel: 'email',
  to: 'victim@example.net',
  subject: 'Your puja is booked',
  status: 'waiting',
  attempts: 0,
  createdAt: '2026-11-25T04:00:00.000Z',
}

const office = { me: {} as Me, temple: undefined, onLogout: () => undefined }

test.each([
  ['waiting', true],
  ['failed', true],
  // Staff decide whether it was expected after all.
  ['limited', true],
  ['sent', false],
  ['expired', false],
  ['undelivered', false],
] as const)('a message that is %s can be tried again: %s', async (status, expected) => {
  const retried: number[] = []
  const page = await rendered(
    <AdminContext value={{ ...office, timeZone: 'Asia/Kolkata' }}>
      <DeliveryRow
        delivery={{ ...email, status }}
        isBusy={false}
        onRetry={() => retried.push(email.id)}
      />
    </AdminContext>,
  )
  const button = page.querySelector('button')
  await act(async () => button?.click())
  expect(retried).toEqual(expected ? [7] : [])
})
