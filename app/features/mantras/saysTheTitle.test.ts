import { expect, test } from 'vitest'
import { saysTheTitle } from './saysTheTitle.ts'

test.each([
  ['ॐ गं गणपतये नमः', 'ॐ गं गणपतये नमः'],
  ['वक्रतुण्ड महाकाय', 'वक्रतुंड महाकाय'],
  ['अगजाननपद्मार्कं', 'अगजानन पद्मार्कम्'],
  ['गजाननं भूतगणादिसेवितं', 'गजाननं भूतगणादिसेवितम्'],
  ['शुक्लाम्बरधरं विष्णुं', 'शुक्लांबरधरं विष्णुम्'],
  ['सुखकर्ता दुःखहर्ता वार्ता विघ्नाची ।', 'सुखकर्ता दुखहर्ता'],
  ['शेंदुर लाल चढ़ायो', 'शेंदूर लाल चढायो'],
])('%s says %s', (opening, title) => expect(saysTheTitle(opening, title)).toBe(true))

test.each([
  ['ॐ भद्रं कर्णेभिः शृणुयाम', 'गणपती अथर्वशीर्ष'],
  ['एकदन्ताय विद्महे', 'गणेश गायत्री'],
  ['जय गणेश जय गणेश', 'जय गणेश देवा'],
  ['वक्रतुण्ड महाकाय', 'Vakratunda Mahakaya'],
])('%s does not say %s', (opening, title) => expect(saysTheTitle(opening, title)).toBe(false))
