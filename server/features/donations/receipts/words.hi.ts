import { usualPurposes } from '#contract/i18n/hi/usualPurposes.ts'

/** What a receipt says in Hindi beside the English. */
export const hi = {
  heading: 'दान रसीद',
  feeHeading: 'वार्षिक सेवा की रसीद',
  amount: 'राशि',
  purpose: 'उद्देश्य',
  purposes: usualPurposes,
  thanks: 'धन्यवाद। श्री गणेश की कृपा आप पर और आपके परिवार पर बनी रहे।',
}
