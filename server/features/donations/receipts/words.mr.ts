import { usualPurposes } from '#contract/i18n/mr/usualPurposes.ts'

/** What a receipt says in Marathi beside the English. */
export const mr = {
  heading: 'देणगी पावती',
  feeHeading: 'वार्षिक सेवेची पावती',
  amount: 'रक्कम',
  purpose: 'कशासाठी',
  purposes: usualPurposes,
  thanks: 'धन्यवाद. श्री गणेशाची कृपा आपल्यावर आणि आपल्या कुटुंबावर राहो.',
}
