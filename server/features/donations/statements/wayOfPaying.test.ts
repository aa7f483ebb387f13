import { expect, test } from 'vitest'
import { wayOf } from './wayOfPaying.ts'

test.each([
  ['UPI-PRAKASH JADHAV-PRAKASH@OKHDFC-HDFC0000123-633100000777-DONATION', 'upi'],
  ['UPI/633100000777/Donation/arjun@ybl/SBI', 'upi'],
  ['BY TRANSFER-UPI/CR/633100000777/ASHA D/SBIN/asha@oksbi/Temple', 'upi'],
  ['MB/UPI/633100000777', 'upi'],
  ['upi 633100000777', 'upi'],
  ['UPIAB/633100000777/CR/ASHA/SBIN', 'upi'],
  ['IMPS-633100000777-ASHA DEVI-SBIN-XX123-UPI', 'transfer'],
  ['NEFT CR-SBIN0000001-ASHA DEVI-SBINN12026110312345', 'transfer'],
  ['RTGS/UTIBR52026112000001/ASHA/UPI', 'transfer'],
  ['CHQ DEP UPINDER SINGH 0000000000004512', undefined],
  ['BY TRANSFER RUPI', undefined],
])('%s: %s', (text, way) => {
  expect(wayOf(text)).toBe(way)
})
