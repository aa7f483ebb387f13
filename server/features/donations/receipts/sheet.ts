import type { DonationReceipt } from '#contract/donations/receipts.ts'
import type { DonationNature } from '#contract/donations/rules.ts'
import type { Language } from '#contract/languages.ts'
import type { PrintedLetterhead } from '#server/letterhead/repository.ts'

/** Everything on a printed receipt; the PAN is complete here. */
export type Sheet = DonationReceipt & {
  readonly donorAddress?: string | undefined
  /** The temple’s date. */
  readonly issuedOn: string
  readonly verifyUrl: string
  readonly nature?: DonationNature | undefined
  readonly letterhead?: PrintedLetterhead | undefined
  /** The donor's, in which it is written besides English. */
  readonly language?: Language | undefined
  /** The receipt was issued without the PAN, which the temple has now. */
  readonly isPanAddedLater?: boolean
}
