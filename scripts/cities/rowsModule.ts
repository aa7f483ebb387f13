import type { City } from '#almanac/cities/cities.ts'

const header = `/**
 * Made by scripts/cities/make.ts; change its lists, not this file.
 *
 * Cities, coordinates, states and zones: GeoNames (https://www.geonames.org), licensed CC BY 4.0
 * (https://creativecommons.org/licenses/by/4.0/), as of March 2023; selected, rounded and ordered
 * by us. Devanagari, other names and the villages GeoNames leaves out are ours.
 */`

const breaksARow = (text: string) => /[|\n`\\$]/.test(text)

/** The module's text: states and zones once, then one line for each city that refers to them. */
export function rowsModule(cities: readonly City[], slug: (name: string) => string): string {
  const areaOf = (city: City) => [city.region ?? '', city.country, city.tz].join('|')
  const areas = [...new Set(cities.map(areaOf))]
  const rows = cities.map((city) => {
    const aliases = (city.aliases ?? []).join(',')
    const id = city.id === slug(city.name) ? '' : city.id
    const cells = [city.lat, city.lon, city.name, city.devanagari ?? '', aliases, id]
    if (cells.some((cell) => breaksARow(String(cell))))
      throw new Error(`not usable in a row: ${city.name}`)
    return [areas.indexOf(areaOf(city)), ...cells].join('|').replace(/\|+$/, '')
  })
  const text = (name: string, what: string, lines: readonly string[]) =>
    `/** ${what} */\nexport const ${name} = \`${lines.join('\n')}\`\n`
  return [
    header,
    text('areas', 'State or country, country code, zone.', areas),
    text(
      'rows',
      'Area, latitude, longitude, name, Devanagari, other names, and the id if it is not the name’s.',
      rows,
    ),
  ].join('\n')
}
