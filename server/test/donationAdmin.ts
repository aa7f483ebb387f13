import type { StaffDonationDetails } from '#contract/donations/admin.ts'
import type { Donation } from '#contract/donations/public.ts'
import type { StatementPreview } from '#contract/donations/bankStatementAdmin.ts'
import { get, okOf } from './admin.ts'
import { post } from './bookings.ts'
import { pledgePayload } from './donations.ts'
import type { Person } from './people.ts'
import type { Reply } from './request.ts'
import { sendFile } from './sendFile.ts'
import type { TestApp } from './testApp.ts'

export const pledged = async (app: TestApp, changes: object = {}): Promise<Donation> =>
  okOf(await post(app, '/api/donations', { ...pledgePayload, ...changes }))

export const seenByAdmin = (admin: Person, reference: string): Promise<StaffDonationDetails> =>
  get(admin, `/api/admin/donations/${reference}`)

/** A different number for each payment, as banks give them. */
export const newUtr = (): string => `6305${String((utrs += 1)).padStart(8, '0')}`
let utrs = 0

/** Confirms the pledged amount, unless stated otherwise. */
export const doTo = (
  admin: Person,
  { reference, amount }: { readonly reference: string; readonly amount?: number },
  what: 'confirm' | 'cancel' | 'refund' | 'return',
  body: object = {},
): Promise<Reply> =>
  admin.post(`/api/admin/donations/${reference}/${what}`, {
    ...(what === 'confirm' && amount !== undefined && { amountPaise: amount * 100 }),
    ...body,
  })

/** Sends a statement as the page does. */
export const sendStatement = (
  app: TestApp,
  admin: Person,
  file: Buffer | string,
  query = '',
): Promise<Reply> =>
  sendFile(app, admin, { method: 'PUT', path: `/api/admin/bank-statement${query}`, file })

export const previewOf = async (
  ...sent: Parameters<typeof sendStatement>
): Promise<StatementPreview> => okOf(await sendStatement(...sent))
