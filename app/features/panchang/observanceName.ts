import type { Observance } from '#almanac/observances.ts'

type Names = { sankashti: (name: string, isAngaraki: boolean) => string; vinayaka: string }

/** An observance in full, `Angaraki Vikata Sankashti`. */
export const observanceName = ({ kind, name, isAngaraki }: Observance, names: Names): string => {
  if (kind === 'sankashti') return names.sankashti(name, isAngaraki)
  return kind === 'vinayaka' ? names.vinayaka : name
}
