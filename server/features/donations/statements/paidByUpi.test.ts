import { expect, test } from 'vitest'
import { isPaidByUpi } from './paidByUpi.ts'

test.each([
  ['UPI-PRAKASH JADHAV-PRAKASH@OKHDFC-HDFC0000123-633100000777-DONATION', true],
  ['UPI/633100000777/Donation/arjun@ybl/SBI', true],
  ['BY TRANSFER-UPI/CR/633100000777/ASHA D/SBIN/asha@oksbi/Temple', true],
  ['MB/UPI/633100000777', true],
  ['upi 633100000777', true],
  ['UPIAB/633100000777/CR/ASHA/SBIN', true],
  ['IMPS-633100000777-ASHA DEVI-SBIN-XX123-UPI', false],
  ['NEFT CR-SBIN0000001-ASHA DEVI-SBINN12026110312345', false],
  ['RTGS/UTIBR52026112000001/ASHA/UPI', false],
  ['CHQ DEP UPINDER SINGH 0000000000004512', false],
  ['BY TRANSFER RUPI', false],
])('%s: by UPI %s', (text, isUpi) => {
  expect(isPaidByUpi(text)).toBe(isUpi)
})
