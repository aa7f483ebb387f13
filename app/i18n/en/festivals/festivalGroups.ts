import { catalogue } from '#app/i18n/words.ts'

/** Words for the festivals and fasts beyond Ganesha’s. */
export const festivalGroups = catalogue('festivalGroups', {
  alsoShow: 'Also show',
  groups: {
    great: 'Great festivals',
    ekadashi: 'Ekadashi',
    pradosh: 'Pradosh',
    moon: 'Full and new moon',
  },
  /** On one of them. */
  chips: {
    great: 'Great festival',
    ekadashi: 'Ekadashi',
    pradosh: 'Pradosh',
    moon: 'Full or new moon',
  },
  parts: {
    madhyahna: 'Midday worship',
    aparahna: 'Afternoon worship',
    pradosha: 'Evening worship',
    nishita: 'Midnight worship',
    arunodaya: 'Before sunrise',
    after_bhadra: 'Rakhi, after Bhadra',
    fire: 'Fire, after Bhadra',
    bhadra_puchha: 'Fire, in the tail of Bhadra (puchha)',
    parana: 'Break the fast',
  },
  begins: (name: string) => (name === 'Makara' ? 'The Sun enters Makara' : `${name} begins`),
  ends: (name: string) => `${name} ends`,
  sources: (names: string) => `Sources: ${names}.`,
  whyThisDay: 'Why this day',
  /** Whose date another day is. */
  otherDay: {
    maharashtra: 'In Maharashtra’s almanacs',
    vaishnava: 'Among Vaishnavas (Bhagavat)',
  },
  /** The general date, beside that of a custom. */
  generalDay: { maharashtra: 'Outside Maharashtra', vaishnava: 'In most households' },
})
