import type { DonationReceipt } from '#contract/donations/receipts.ts'

export const aReceipt = (change: Partial<DonationReceipt> = {}): DonationReceipt => ({
  number: 'R-2026-27-00042',
  financialYear: '2026-27',
  fullName: 'Meera Kulkarni',
  amount: 501,
  paymentMethod: 'gpay',
  paidOn: '2026-11-21',
  issuedAt: '2026-11-22T05:00:00.000Z',
  issuedOn: '2026-11-22',
  reference: 'D7K3M9WACE',
  temple: { name: 'Shri Ganesha Mandir', address: ['108 Modak Lane', 'Pune'] },
  isTest: false,
  isRefunded: false,
  ...change,
})
