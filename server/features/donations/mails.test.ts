import { test } from 'vitest'
import { exampleSite } from '#server/test/exampleTemple.ts'
import { expectTranslated, withPseudoWords } from '#server/test/pseudoWords.ts'
import { methodNames } from './methodNames.ts'
import { refundMail, thanksMail } from './mails.ts'
import type { DonationRecord } from './repository.ts'

withPseudoWords()

const donation: DonationRecord = {
  id: 'd1',
  reference: 'D7K3M9WACE',
  status: 'succeeded',
  amount: 1001,
  pledgedAmount: 501,
  paymentMethod: 'card',
  language: 'mr',
  fullName: 'मीरा',
  email: 'meera@example.org',
  isTest: true,
  refundedPaise: 0,
  createdAt: '2026-11-21T06:30:00.000Z',
  updatedAt: '2026-11-21T06:30:00.000Z',
}
const receiptUrl = 'https://temple.example/receipt/r-2026-27-00001#t'
const temple = exampleSite

test('Emails to donors have no English words for those who read Marathi', () => {
  for (const paymentMethod of Object.keys(methodNames) as (keyof typeof methodNames)[]) {
    const of = {
      donation: { ...donation, paymentMethod },
      receiptUrl,
      temple,
      language: 'mr',
    } as const
    const receipt = {
      number: 'R-2026-27-00001',
      series: 'R-2026-27',
      isTest: false,
      financialYear: '2026-27',
      position: 1,
      donationId: 'd1',
      fullName: 'मीरा',
      amount: 1001,
      paymentMethod,
      paidOn: '2026-11-21',
      issuedAt: '2026-11-21T06:30:00.000Z',
      temple,
      purpose: 'अन्नदान',
    }
    expectTranslated(thanksMail({ ...of, receipt, pdfUrl: receiptUrl }), [temple.name])
    expectTranslated(refundMail({ ...of, paise: 10_000, allPaise: 20_000 }), [temple.name])
  }
})
