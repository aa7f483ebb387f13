import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/donations/usualPurposes.ts'

export const usualPurposes = catalogue('usualPurposes', {
  General: 'सर्वसाधारण',
  Annadan: 'अन्नदान',
  Festivals: 'सण आणि उत्सव',
  'Temple upkeep': 'मंदिराची देखभाल',
} satisfies Words<typeof english.usualPurposes.english>)
