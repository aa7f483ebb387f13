import { describe, expect, it } from 'vitest'
import { cities, cityNamed, findCity } from './cities.ts'
import { fittedPlaces } from './fittedPlaces.ts'
import { distanceKm } from './nearest.ts'

const indian = cities.filter(({ country }) => country === 'IN')
const maharashtrian = indian.filter(({ region }) => region === 'Maharashtra')

/** Hours that a zone's winter clock is ahead of UTC. */
function hoursAhead(tz: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: tz,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return (local - at.getTime()) / 3_600_000
}

describe('the city list', () => {
  it('has Indian and world cities enough', () => {
    expect(cities.length).toBeGreaterThanOrEqual(1200)
    expect(indian.length).toBeGreaterThanOrEqual(500)
    expect(new Set(cities.map(({ country }) => country)).size).toBeGreaterThanOrEqual(150)
  })

  it('writes every Indian city in Devanagari too', () => {
    const written = /^[\u0900-\u097f]+([ -][\u0900-\u097f]+)*$/
    expect(indian.filter(({ devanagari }) => !written.test(devanagari ?? ''))).toEqual([])
    expect(indian.filter(({ region }) => !region || region === 'India')).toEqual([])
    expect(maharashtrian.length).toBeGreaterThanOrEqual(150)
  })

  it('has well-formed Devanagari: no sign without its letter', () => {
    const sign = '[\u0901-\u0903\u093c\u093e-\u094d]'
    const vowelSign = '[\u093e-\u094c]'
    const broken = new RegExp(
      `(^|[ -])${sign}|${vowelSign}${vowelSign}|\u094d\u094d|[\u0901-\u0903]${vowelSign}`,
    )
    const words = cities.flatMap(({ devanagari = '', aliases = [] }) => [devanagari, ...aliases])
    expect(words.filter((word) => broken.test(word))).toEqual([])
    expect(words.filter((word) => /[\u0900-\u097f]/.test(word) && /[a-z]/i.test(word))).toEqual([])
  })

  it('spells the largest cities of Maharashtra the Marathi way', () => {
    const spelled = [
      ['mumbai', 'मुंबई'],
      ['pune', 'पुणे'],
      ['nagpur', 'नागपूर'],
      ['nashik', 'नाशिक'],
      ['thane', 'ठाणे'],
      ['solapur', 'सोलापूर'],
      ['kolhapur', 'कोल्हापूर'],
      ['jalgaon', 'जळगाव'],
      ['dhule', 'धुळे'],
      ['satara', 'सातारा'],
      ['chhatrapati-sambhajinagar', 'छत्रपती संभाजीनगर'],
      ['ahilyanagar', 'अहिल्यानगर'],
      ['dharashiv', 'धाराशिव'],
    ]
    expect(spelled.map(([id]) => [id, findCity(id ?? '')?.devanagari])).toEqual(spelled)
  })

  it('gives each city an id for addresses, none twice', () => {
    const ids = cities.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
    for (const city of cities) expect(findCity(city.id)).toBe(city)
  })

  it('keeps the ids that phones and feeds may remember where names are shared', () => {
    expect(findCity('hyderabad')?.country).toBe('IN')
    expect(findCity('hyderabad-pakistan')?.country).toBe('PK')
    expect(findCity('london')?.country).toBe('GB')
    expect(findCity('london-ontario')?.country).toBe('CA')
    expect(findCity('portland')?.region).toBe('Oregon, US')
    expect(findCity('portland-maine')?.region).toBe('Maine, US')
    expect(findCity('pali')?.region).toBe('Rajasthan')
    expect(findCity('delhi')?.region).toBe('Delhi')
    expect(findCity('pali-raigad')?.region).toBe('Maharashtra')
    expect(findCity('atlantis')).toBeUndefined()
  })

  it('names zones that browsers know, older ones too', () => {
    const zones = new Set(cities.map(({ tz }) => tz))
    const isKnown = (timeZone: string) =>
      new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
    expect([...zones].every(isKnown)).toBe(true)
    const renamedSince2018 = [
      'Europe/Kyiv',
      'America/Nuuk',
      'America/Ciudad_Juarez',
      'America/Coyhaique',
      'Asia/Qostanay',
      'Pacific/Kanton',
    ]
    expect(renamedSince2018.filter((zone) => zones.has(zone))).toEqual([])
    expect(zones.has('Asia/Calcutta')).toBe(false)
  })

  it('places every city where its clock says it could be', () => {
    const winter = new Date('2026-01-15T12:00:00Z')
    const strayed = cities.filter(({ lat, lon, tz }) => {
      const sunHours = Math.abs(hoursAhead(tz, winter) - lon / 15)
      return Math.abs(lat) > 79 || Math.abs(lon) > 180 || Math.min(sunHours, 24 - sunHours) > 3.2
    })
    expect(strayed).toEqual([])
  })

  it('places India’s cities in India and Maharashtra’s in Maharashtra', () => {
    const within =
      (south: number, north: number, west: number, east: number) =>
      ({ lat, lon }: { lat: number; lon: number }) =>
        lat >= south && lat <= north && lon >= west && lon <= east
    expect(indian.every(({ tz }) => tz === 'Asia/Kolkata')).toBe(true)
    expect(indian.filter((city) => !within(6.7, 37.1, 68.1, 97.4)(city))).toEqual([])
    expect(maharashtrian.filter((city) => !within(15.6, 22.1, 72.6, 80.9)(city))).toEqual([])
  })

  it('holds the coordinates that were fitted against published tables, exactly', () => {
    for (const place of fittedPlaces) {
      const { lat, lon, tz } = cityNamed(place.name) ?? {}
      expect({ name: place.name, lat, lon, tz }).toEqual(place)
    }
  })

  it.each([
    'Siddhatek',
    'Ranjangaon',
    'Theur',
    'Lenyadri',
    'Ozar',
    'Mahad',
    'Pali',
    'Morgaon',
    'Ganpatipule',
    'Titwala',
    'Shirdi',
    'Pandharpur',
    'Tirupati',
    'Kanipakam',
    'Haridwar',
    'Ujjain',
    'Dwarka',
    'Puri',
    'Rameswaram',
    'Badrinath',
    'Sydney',
    'Auckland',
    'Honolulu',
    'Dubai',
    'Singapore',
    'Port Louis',
    'Suva',
    'Paramaribo',
    'Port of Spain',
    'Durban',
    'Nairobi',
    'Oslo',
    'Tromsø',
    'Kathmandu',
    'Kuala Lumpur',
    'Georgetown',
    'Edison',
    'Miraj',
    'Gadchiroli',
    'Beed',
    'Panama City',
  ])('has %s', (name) => {
    expect(cityNamed(name)).toBeDefined()
  })

  it('has the eight Vinayakas within 110 km of Pune', () => {
    const eight = [
      'morgaon',
      'siddhatek',
      'pali-raigad',
      'mahad-khalapur',
      'theur',
      'lenyadri',
      'ozar-junnar',
      'ranjangaon',
    ]
    const pune = { lat: 18.5196, lon: 73.8553 }
    const far = eight.map((id) => distanceKm(pune, findCity(id) ?? { lat: 0, lon: 0 }))
    expect(far.filter((km) => km > 110)).toEqual([])
  })
})
