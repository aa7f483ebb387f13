import type { DonationReceipt } from '#contract/donationReceipts.ts'

/** All that stands on a receipt of paper; the PAN is whole here. */
export type Sheet = DonationReceipt & {
  readonly donorAddress?: string | undefined
  /** The temple’s date. */
  readonly issuedOn: string
  readonly verifyUrl: string
}
