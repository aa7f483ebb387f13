import type * as english from '#contract/i18n/en/usualPurposes.ts'

export const usualPurposes: typeof english.usualPurposes = {
  General: 'सर्वसाधारण',
  Annadan: 'अन्नदान',
  Festivals: 'सण आणि उत्सव',
  'Temple upkeep': 'मंदिराची देखभाल',
}
