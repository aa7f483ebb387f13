import { kindOfKey } from './inGroups.ts'

/** What the north keeps on a day of its own; Maharashtra does not, or on another one. */
const ofNorth: readonly string[] = ['vat_savitri', 'hariyali_teej', 'ahoi_ashtami', 'chhath']

/**
 * Without the days that the readers' almanac does not print. They have their pages in every language, so that
 * who changes it there stays on the page.
 */
export const inAlmanac = <F extends { readonly key?: string | undefined }>(
  festivals: readonly F[],
  isNorthern: boolean,
): F[] => festivals.filter(({ key = '' }) => isNorthern || !ofNorth.includes(kindOfKey(key)))
