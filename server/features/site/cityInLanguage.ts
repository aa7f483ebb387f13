import type { Language } from '#contract/languages.ts'
import type { Site } from '#contract/site/public.ts'
import { placeNameIn } from '#server/translations/placeName.ts'

/** The temple's city in the letters of a language. */
export const cityInLanguage = async (
  city: Site['city'],
  language: Language,
): Promise<Site['city']> => {
  const { name, latitude: lat, longitude: lon } = city
  return { ...city, name: await placeNameIn({ name, lat, lon }, language) }
}
