import { catalogue } from '#app/i18n/words.ts'

/** The donor's name, email, phone and address, corrected by staff. */
export const adminCorrection = catalogue('adminCorrection', {
  heading: 'Correct the donor',
  open: 'Correct the donor’s details',
  text: 'The activity log says which fields were corrected, not what they hold.',
  receipt:
    'The receipt already issued stays as it is. Form 10BD, lists and search use the corrected name.',
  fullName: 'Name',
  email: 'Email (optional)',
  phone: 'Phone (optional)',
  purpose: 'Purpose (optional)',
  donorAddress: 'Address (optional)',
  reason: 'Why is the name corrected?',
  reasons: {
    '': 'Please choose',
    misspelt: 'It was misspelt',
    full_name: 'The name as on the PAN card',
    other_donor: 'Another person gave it',
  },
  send: 'Save the correction',
  done: 'Corrected',
})
