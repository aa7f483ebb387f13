import type { FestivalCustom } from './festivalGroups.ts'

const owners = { maharashtra: 'Almanacs of Maharashtra', vaishnava: 'Vaishnavas' } as const

/** Who keeps a date: the followers of a custom, or of the general rule. */
export const ownerOf = (custom: FestivalCustom | undefined): string =>
  custom ? owners[custom] : 'Other almanacs'
