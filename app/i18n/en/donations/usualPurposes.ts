import { catalogue } from '#app/i18n/words.ts'
import type { UsualPurpose } from '#contract/donations/purposes.ts'

/** Purposes of a new temple, as the books have them, and as a reader of another language sees them. */
export const usualPurposes = catalogue<Readonly<Record<string, string>>>('usualPurposes', {
  General: 'General',
  Annadan: 'Annadan',
  Festivals: 'Festivals',
  'Temple upkeep': 'Temple upkeep',
} satisfies Record<UsualPurpose, string>)
