import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
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

const guestMonths = (guestRetentionDays * 12) / 365

const promises = {
  en: [
    `remembers the language for ${languageDays} days`,
    `recognise this browser when a password is entered and lasts ${deviceDays} days`,
    `deleted within a day after the puja is over (at the latest ${overAfterDays} days after its date)`,
    `the payment reference is deleted after ${forgottenDays} days`,
    `if not confirmed, ${unconfirmedRetentionDays} days at most`,
    `the account that confirmed the number; if not confirmed, ${unconfirmedRetentionDays} days at most`,
    `PAN and address are deleted after ${unpaidRetentionDays} days (after ${claimedRetentionDays} if you told us`,
    `without an account after ${guestMonths} months at the latest`,
    `nothing is done twice | ${receiptRetentionDays} days; less if`,
    `For ${settledRetentionDays} days after we sent it or stopped trying`,
    `until ${linkDays} days after the puja`,
  ],
  mr: [
    `ती ${languageDays} दिवस ती भाषा लक्षात ठेवते`,
    `ती लॉग आउट केल्यावरही ${deviceDays} दिवस राहते`,
    `एका दिवसाच्या आत हटवले जाते (उशिरात उशिरा पूजेच्या तारखेनंतर ${overAfterDays} दिवसांनी)`,
    `पेमेंटचा संदर्भ क्रमांक ${forgottenDays} दिवसांनी हटवला जातो`,
    `नोंदणी पक्की न केल्यास जास्तीत जास्त ${unconfirmedRetentionDays} दिवस`,
    `खात्री न केल्यास जास्तीत जास्त ${unconfirmedRetentionDays} दिवस`,
    `PAN आणि पत्ता ${unpaidRetentionDays} दिवसांनी हटवले जातात (पैसे भरल्याचे आपण कळवले असल्यास ${claimedRetentionDays} दिवसांनी`,
    `खाते नसल्यास उशिरात उशिरा ${guestMonths} महिन्यांनी`,
    `काहीही दोनदा होऊ नये म्हणून | ${receiptRetentionDays} दिवस;`,
    `आम्ही प्रयत्न थांबवल्यावर, ${settledRetentionDays} दिवस`,
    `पूजेनंतर ${linkDays} दिवसांपर्यंत`,
  ],
  hi: [
    `जो ${languageDays} दिन तक वह भाषा याद रखती है`,
    `वह लॉग आउट करने के बाद भी ${deviceDays} दिन तक रहती है`,
    `एक दिन के भीतर हटा दिया जाता है (ज़्यादा से ज़्यादा पूजा की तारीख के ${overAfterDays} दिन बाद)`,
    `भुगतान की संदर्भ संख्या ${forgottenDays} दिन बाद हटा दी जाती है`,
    `खाता न हटाएँ; पुष्टि न हो, तो ज़्यादा से ज़्यादा ${unconfirmedRetentionDays} दिन`,
    `नंबर की पुष्टि की; पुष्टि न हो, तो ज़्यादा से ज़्यादा ${unconfirmedRetentionDays} दिन`,
    `PAN और पता ${unpaidRetentionDays} दिन बाद हटा दिए जाते हैं (आपने बताया हो कि भुगतान किया है, तो ${claimedRetentionDays} दिन बाद`,
    `खाता न हो तो ज़्यादा से ज़्यादा ${guestMonths} महीने बाद`,
    `ताकि कुछ भी दो बार न हो | ${receiptRetentionDays} दिन;`,
    `कोशिश रोकने के बाद ${settledRetentionDays} दिन तक`,
    `पूजा के ${linkDays} दिन बाद तक`,
  ],
}

describe.each([
  { language: 'en', folder: 'pages' },
  { language: 'mr', folder: 'mr/pages' },
  { language: 'hi', folder: 'hi/pages' },
] as const)('The privacy page ($language) promises what the code does', ({ language, folder }) => {
  const page = readFileSync(join(import.meta.dirname, folder, 'privacy.md'), 'utf8')

  test.each(promises[language])('%s', (promise) => {
    expect(page).toContain(promise)
  })
})
