import type * as english from '#contract/i18n/en/usualPurposes.ts'

export const usualPurposes: typeof english.usualPurposes = {
  General: 'सामान्य दान',
  Annadan: 'अन्नदान',
  Festivals: 'पर्व और उत्सव',
  'Temple upkeep': 'मंदिर की देखभाल',
}
