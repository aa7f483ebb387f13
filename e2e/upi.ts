import { expect } from '@playwright/test'
import { adminClient } from './admin.ts'
import { firstAdmin } from './firstAdmin.ts'

export const upiAddress = 'temple@bank'

/** Changes the temple's UPI ID, as staff do in the back office. */
async function setUpi(address: string | undefined): Promise<void> {
  const client = await adminClient()
  const { site, version } = await (await client.get('/api/admin/site')).json()
  const reply = await client.put('/api/admin/site', {
    data: { ...site, upiAddress: address, currentPassword: firstAdmin.password },
    headers: { 'if-match': `"${version}"` },
  })
  expect(reply.status(), await reply.text()).toBe(200)
  await client.dispose()
}

/** For `beforeAll`: a new temple takes no UPI. */
export const offerUpi = (): Promise<void> => setUpi(upiAddress)

/** For `afterAll`: other journeys have the same temple. */
export const withdrawUpi = (): Promise<void> => setUpi(undefined)
