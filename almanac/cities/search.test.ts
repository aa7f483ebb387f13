import { describe, expect, it } from 'vitest'
import { cities, cityNamed, findCity, searchCities } from './cities.ts'

const ids = (query: string, limit?: number) => searchCities(query, limit).map(({ id }) => id)

describe('searching for a city', () => {
  it.each([
    ['pune', 'pune'],
    ['PUNE', 'pune'],
    [' Pune ', 'pune'],
    ['पुणे', 'pune'],
    ['Poona', 'pune'],
    ['mumb', 'mumbai'],
    ['मुं', 'mumbai'],
    ['मुम्बई', 'mumbai'],
    ['बंबई', 'mumbai'],
    ['Bombay', 'mumbai'],
    ['bangalore', 'bengaluru'],
    ['banaras', 'varanasi'],
    ['kashi', 'varanasi'],
    ['काशी', 'varanasi'],
    ['Allahabad', 'prayagraj'],
    ['Calcutta', 'kolkata'],
    ['Madras', 'chennai'],
    ['चेन', 'chennai'],
    ['Aurangabad', 'chhatrapati-sambhajinagar'],
    ['औरंगाबाद', 'chhatrapati-sambhajinagar'],
    ['Ahmednagar', 'ahilyanagar'],
    ['Gurgaon', 'gurugram'],
    ['नासिक', 'nashik'],
    ['नागपुर', 'nagpur'],
    ['कराड', 'karad'],
    ['गाज़ियाबाद', 'ghaziabad'],
    ['राँची', 'ranchi'],
    ['tromso', 'tromso'],
    ['sao paulo', 'sao-paulo'],
    ['São', 'sao-paulo'],
    ['zürich', 'zurich'],
    ['koln', 'cologne'],
    ['xian', 'xian'],
    ["xi'an", 'xian'],
    ['port of', 'port-of-spain'],
    ['pimpri chinch', 'pimpri-chinchwad'],
    ['London, Ontario', 'london-ontario'],
    ['न्यूयॉर्क', 'new-york'],
    ['york', 'new-york'],
  ])('finds %s first: %s', (query, id) => {
    expect(ids(query)[0]).toBe(id)
  })

  it('puts matches at the beginning first, and the larger city first', () => {
    const found = searchCities('na', 1000)
    const starts = ({ name, devanagari = '', aliases = [] }: (typeof found)[number]) =>
      [name, devanagari, ...aliases].some((one) => one.toLowerCase().startsWith('na'))
    const firstInside = found.findIndex((city) => !starts(city))
    expect(firstInside).toBeGreaterThan(10)
    expect(found.slice(firstInside).filter((city) => city.name.startsWith('Na'))).toEqual([])
    const places = found.slice(0, firstInside).map((city) => cities.indexOf(city))
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

  it('puts the whole name before longer ones', () => {
    expect(ids('pali').slice(0, 2)).toEqual(['pali', 'pali-raigad'])
    expect(ids('goa')).toContain('panaji')
  })

  it('lists the eight places of the Ashtavinayak together', () => {
    expect(ids('ashtavin', 20).sort()).toEqual([
      'lenyadri',
      'mahad-khalapur',
      'morgaon',
      'ozar-junnar',
      'pali-raigad',
      'ranjangaon',
      'siddhatek',
      'theur',
    ])
    expect(ids('अष्टविनायक', 20)).toHaveLength(8)
  })

  it('offers the cities of a state or country after those whose name matches', () => {
    expect(ids('maharashtra', 3)).toEqual(['mumbai', 'pune', 'navi-mumbai'])
    expect(ids('fiji')).toContain('suva')
  })

  it('finds every city first or among its namesakes by each of its names', () => {
    const lost = cities.filter((city) =>
      [city.name, ...(city.devanagari ? [city.devanagari] : []), ...(city.aliases ?? [])].some(
        (name) => !searchCities(name, 8).includes(city),
      ),
    )
    expect(lost).toEqual([])
  })

  it('finds nothing that is not a city', () => {
    expect(searchCities('qqqq')).toEqual([])
    expect(searchCities('ळळळ')).toEqual([])
    expect(cityNamed('qqqq')).toBeUndefined()
    expect(cityNamed('')).toBeUndefined()
  })

  it('offers the largest before anything is typed, and no more than asked for', () => {
    expect(searchCities('', 4)).toEqual(cities.slice(0, 4))
    expect(searchCities(' - ', 4)).toEqual(cities.slice(0, 4))
    expect(searchCities('a', 7)).toHaveLength(7)
  })

  it('takes a name only whole when asked for a city by name', () => {
    expect(cityNamed('Mumbai')).toBe(findCity('mumbai'))
    expect(cityNamed('Washington DC')).toBe(findCity('washington-dc'))
    expect(cityNamed('Mumb')).toBeUndefined()
  })

  it('answers a keystroke in under 5 ms', () => {
    searchCities('warm')
    const queries = ['m', 'mu', 'mum', 'mumb', 'न', 'ना', 'नाग', 'san ', 'ur', 'zz']
    const start = performance.now()
    for (let round = 0; round < 10; round += 1) for (const query of queries) searchCities(query)
    expect((performance.now() - start) / 100).toBeLessThan(5)
  })
})
