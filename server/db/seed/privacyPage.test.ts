import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { linkDays } from '#contract/bookings/links.ts'
import { unconfirmedKeptDays } from '#server/consents/asking.ts'
import { overAfterDays } from '#server/features/bookings/owners.ts'
import { forgottenDays } from '#server/features/bookings/dakshina/owners.ts'
import {
  claimedKeptDays,
  guestsKeptDays,
  unpaidKeptDays,
} from '#server/features/donations/owners.ts'
import { settledKeptDays } from '#server/features/notifications/failures.ts'
import { deviceDays } from '#server/http/session.ts'
import { receiptKeptDays } from '#server/privacy/receipts.ts'

const page = readFileSync(join(import.meta.dirname, 'pages/privacy.md'), 'utf8')

test.each([
  `recognise this browser when a password is entered and lasts ${deviceDays} days`,
  `deleted within a day after the puja is over (at the latest ${overAfterDays} days after its date)`,
  `the payment reference is deleted after ${forgottenDays} days`,
  `if not confirmed, ${unconfirmedKeptDays} days at most`,
  `the account that confirmed the number; if not confirmed, ${unconfirmedKeptDays} days at most`,
  `PAN and address are deleted after ${unpaidKeptDays} days (after ${claimedKeptDays} if you told us`,
  `without an account after ${(guestsKeptDays * 12) / 365} months at the latest`,
  `nothing is done twice | ${receiptKeptDays} days; less if`,
  `For ${settledKeptDays} days after we sent it or stopped trying`,
  `until ${linkDays} days after the puja`,
])('the privacy page promises what the code does: %s', (promise) => {
  expect(page).toContain(promise)
})
