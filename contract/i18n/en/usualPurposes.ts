import type { UsualPurpose } from '#contract/donations/purposes.ts'

/** Purposes of a new temple, as the books have them, and as a reader of another language sees them. */
export const usualPurposes: Readonly<Record<string, string>> = {
  General: 'General',
  Annadan: 'Annadan',
  Festivals: 'Festivals',
  'Temple upkeep': 'Temple upkeep',
} satisfies Record<UsualPurpose, string>
