import { type City, cityNamed } from '#almanac/cities/cities.ts'

/** For tests. */
export function listedCity(name: string): City {
  const city = cityNamed(name)
  if (!city) throw new Error(`No city ${name} in the list`)
  return city
}
