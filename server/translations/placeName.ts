import { cityName } from '#contract/i18n/en/cityName.ts'
import { cityName as inHindi } from '#contract/i18n/hi/cityName.ts'
import { cityName as inMarathi } from '#contract/i18n/mr/cityName.ts'
import { wordsIn, type Language } from '#contract/languages.ts'

const wordsOf = wordsIn({
  en: { cityName },
  mr: { cityName: inMarathi },
  hi: { cityName: inHindi },
})

type Named = { readonly name: string; readonly lat: number; readonly lon: number }

/**
 * What a place is called in the letters of a language: the almanac has the Devanagari names of cities in India.
 * One of that name elsewhere is another place, so it keeps the name that it has.
 */
export const placeNameIn = async (
  { name, lat, lon }: Named,
  language: Language,
): Promise<string> => {
  if (language === 'en') return name
  // The list is of no use to a temple in English alone.
  const { citiesNamed } = await import('#almanac/cities/cities.ts')
  const isHere = (city: Named): boolean =>
    Math.abs(lat - city.lat) < 0.5 && Math.abs(lon - city.lon) < 0.5
  const devanagari = citiesNamed(name).find(isHere)?.devanagari
  return devanagari === undefined ? name : wordsOf(language).cityName(devanagari)
}
