/** A city in our own lists, before GeoNames gives its coordinates. */
export type Wanted = {
  country: string
  /** The ASCII name in GeoNames; absent for a place that only our list has. */
  source?: string
  admin?: string
  population?: number
  at?: { lat: number; lon: number }
  name?: string
  devanagari?: string
  aliases: string[]
}

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))

const list = (text: string | undefined, by: string) => (text ?? '').split(by).filter(Boolean)

/** `Source/16*474;Name;देवनागरी;Other,Names`, or `+lat,lon,16;Name;…` (see india.txt). */
function indianCity(line: string): Wanted {
  const [place = '', name, devanagari, aliases] = line.split(';')
  const said = {
    country: 'IN',
    ...(name && { name }),
    ...(devanagari && { devanagari }),
    aliases: list(aliases, ','),
  }
  const [, spot = '', admin, population] = /^(.+?)(?:[/,](\w+))?(?:\*(\d+))?$/.exec(place) ?? []
  const known = {
    ...said,
    ...(admin && { admin }),
    ...(population && { population: Number(population) * 1000 }),
  }
  if (!spot.startsWith('+')) return { ...known, source: spot }
  const [lat, lon] = spot.slice(1).split(',').map(Number)
  if (!lat || !lon || !admin) throw new Error(`no place: ${line}`)
  return { ...known, at: { lat, lon } }
}

/** `GB: London~लंदन, New York City=New York~न्यूयॉर्क~NYC+…, Portland/OR` (see world.txt). */
function citiesOfACountry(line: string): Wanted[] {
  const [country = '', rest = ''] = line.split(': ')
  return rest.split(', ').map((entry) => {
    const [place = '', devanagari, aliases] = entry.split('~')
    const [found = '', name] = place.split('=')
    const [source = '', admin] = found.split('/')
    return {
      country,
      source,
      ...(admin && { admin }),
      ...(name && { name }),
      ...(devanagari && { devanagari }),
      aliases: list(aliases, '+'),
    }
  })
}

export const readIndia = (text: string): Wanted[] => lines(text).map(indianCity)
export const readWorld = (text: string): Wanted[] => lines(text).flatMap(citiesOfACountry)
