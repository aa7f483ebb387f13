export const monthNames = [
  'Chaitra',
  'Vaishakha',
  'Jyeshtha',
  'Ashadha',
  'Shravana',
  'Bhadrapada',
  'Ashwina',
  'Kartika',
  'Margashirsha',
  'Pausha',
  'Magha',
  'Phalguna',
] as const

type NamedMonth = {
  /** From new moon to new moon, without 'Adhika'. */
  readonly name: string
  readonly isAdhika: boolean
  readonly isKshaya?: boolean | undefined
}

/**
 * The name if months run from full moon to full moon (northern India): the dark half belongs to the
 * following month, except in an adhika month, which lies whole between the halves of its namesake.
 */
export function purnimantaName({ name, isAdhika, isKshaya }: NamedMonth, tithi: number): string {
  if (tithi <= 15 || isAdhika) return name
  const index = monthNames.findIndex((each) => each === name)
  return monthNames[(index + (isKshaya ? 2 : 1)) % 12] ?? ''
}
