import { expect, test } from 'vitest'
import { cities } from '#almanac/cities/cities.ts'
import { cityProblem } from './cityCheck.ts'

const pune = { latitude: 18.52, longitude: 73.86, timeZone: 'Asia/Kolkata' }

test('a listed city with the coordinates of another is refused in words', () => {
  expect(cityProblem({ ...pune, name: 'Nashik' })).toEqual({
    field: 'name',
    detail:
      'Nashik is at 20.00° north, 73.79° east. These coordinates are 164 km away, near Pune. Choose the city from the list. For another place called Nashik, add its district or state: Nashik, …',
  })
  for (const name of ['nasik', 'नाशिक', 'Nashik, Maharashtra', ' NASHIK ']) {
    expect(cityProblem({ ...pune, name })?.field, name).toBe('name')
  }
  for (const name of ['Nashik City', 'Nashik (MH)', 'Nashik, India', 'Nashik Road', 'नाशिक शहर']) {
    expect(cityProblem({ ...pune, name })?.field, name).toBe('name')
    expect(cityProblem({ ...pune, name, latitude: 20, longitude: 73.8 }), name).toBeUndefined()
  }
})

test.each([
  ['the city itself', { ...pune, name: 'Pune' }],
  ['its other name', { ...pune, name: 'Poona' }],
  ['a suburb of the same name as typed', { ...pune, name: 'Pune', latitude: 18.7 }],
  ['a place that is not listed', { ...pune, name: 'Bhimthadi' }],
  ['another of the same name, with its district', { ...pune, name: 'Nashik, Satara' }],
  ['the other name of a zone', { ...pune, name: 'Pune', timeZone: 'Asia/Calcutta' }],
  [
    'the smaller of two of the same name',
    { name: 'London', latitude: 42.98, longitude: -81.23, timeZone: 'America/Toronto' },
  ],
  ['an island far from every city', { name: 'X', latitude: -37, longitude: -12, timeZone: 'UTC' }],
])('%s is taken', (_, city) => expect(cityProblem(city)).toBeUndefined())

test('the time zone follows the city, or the cities around', () => {
  expect(cityProblem({ ...pune, name: 'Pune', timeZone: 'Europe/London' })).toEqual({
    field: 'timeZone',
    detail: 'The time zone of Pune is Asia/Kolkata',
  })
  expect(cityProblem({ ...pune, name: 'Bhimthadi', timeZone: 'Europe/London' })).toEqual({
    field: 'timeZone',
    detail: 'No city near these coordinates has the time zone Europe/London',
  })
})

test('every city of the list is taken as it is', () => {
  const refused = cities.filter(({ name, lat, lon, tz }) =>
    cityProblem({ name, latitude: lat, longitude: lon, timeZone: tz }),
  )
  expect(refused.map(({ id }) => id)).toEqual([])
})
