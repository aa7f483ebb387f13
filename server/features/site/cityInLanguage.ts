import type { Language } from '#contract/languages.ts'
import type { Site } from '#contract/site/public.ts'

/**
 * The temple's city in the letters of a language: the almanac has the Devanagari names of those of India.
 * One of that name elsewhere is another city, so it keeps the name that staff gave it.
 */
export async function cityInLanguage(
  city: Site['city'],
  language: Language,
): Promise<Site['city']> {
  if (language === 'en') return city
  // The list is of no use to a temple in English alone.
  const { citiesNamed } = await import('#almanac/cities/cities.ts')
  const isHere = ({ lat, lon }: { lat: number; lon: number }): boolean =>
    Math.abs(lat - city.latitude) < 0.5 && Math.abs(lon - city.longitude) < 0.5
  const known = citiesNamed(city.name).find(isHere)
  return known?.devanagari ? { ...city, name: known.devanagari } : city
}
