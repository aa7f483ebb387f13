import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { linkDays } from '#contract/bookings/links.ts'
import { unconfirmedRetentionDays } from '#server/consents/confirmations.ts'
import { overAfterDays } from '#server/features/bookings/owners.ts'
import { forgottenDays } from '#server/features/bookings/dakshina/owners.ts'
import {
  claimedRetentionDays,
  guestRetentionDays,
  unpaidRetentionDays,
} from '#server/features/donations/owners.ts'
import { settledRetentionDays } from '#server/features/notifications/failures.ts'
import { languageDays } from '#server/http/languageChoice.ts'
import { deviceDays } from '#server/http/session.ts'
import { receiptRetentionDays } from '#server/privacy/receipts.ts'

const page = readFileSync(join(import.meta.dirname, 'pages/privacy.md'), 'utf8')

test.each([
  `remembers the language for ${languageDays} days`,
  `recognise this browser when a password is entered and lasts ${deviceDays} days`,
  `deleted within a day after the puja is over (at the latest ${overAfterDays} days after its date)`,
  `the payment reference is deleted after ${forgottenDays} days`,
  `if not confirmed, ${unconfirmedRetentionDays} days at most`,
  `the account that confirmed the number; if not confirmed, ${unconfirmedRetentionDays} days at most`,
  `PAN and address are deleted after ${unpaidRetentionDays} days (after ${claimedRetentionDays} if you told us`,
  `without an account after ${(guestRetentionDays * 12) / 365} months at the latest`,
  `nothing is done twice | ${receiptRetentionDays} days; less if`,
  `For ${settledRetentionDays} days after we sent it or stopped trying`,
  `until ${linkDays} days after the puja`,
])('the privacy page promises what the code does: %s', (promise) => {
  expect(page).toContain(promise)
})
