export const donations = {
  unknownPurpose: 'This purpose is not available. Please choose another',
  noEightyG:
    'The temple does not issue 80G receipts and does not store these details. Please leave this empty',
  panMissing: 'Please give the PAN with your address, or leave both empty',
  addressMissing: 'Please enter your address too: Form 10BD needs it with the PAN',
  referenceTaken:
    'Another donation already has this reference. Please send yours again; it will get a new one.',
  unknownLink: 'No donation was found for this link.',
  unknownReceipt: 'No receipt was found for this link.',
}
