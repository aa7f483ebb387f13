import { describe, expect, it } from 'vitest'
import { getPanchang } from '#contract/panchang/public.ts'
import { testApp } from '#server/test/testApp.ts'
import { createPanchang } from './service.ts'

const temple = async () => {
  const app = await testApp({ now: () => new Date('2026-11-21T06:00:00Z') })
  const of = async (asked: string) => {
    const reply = await app.send(`/api/panchang/${asked}`)
    expect(reply.status).toBe(200)
    return getPanchang.output.parse(reply.json())
  }
  return { ...app, of }
}

const namesOf = (limbs: readonly { name: string }[]) => limbs.map(({ name }) => name)

describe('The panchang of a day', () => {
  it('has all its limbs by name, with their ends in UTC', async () => {
    const { of } = await temple()
    const day = await of('2026-11-27')
    expect(day).toMatchObject({
      place: 'Pune',
      timeZone: 'Asia/Kolkata',
      vara: 'Shukravara',
      sunrise: '2026-11-27T01:17:55Z',
      moonrise: expect.stringMatching(/^2026-11-27T15:21:/),
      paksha: 'krishna',
      pada: 3,
      lunarMonth: { amanta: 'Kartika', purnimanta: 'Margashirsha', isAdhika: false },
      eras: { shaka: 1948, samvatsara: 'Parabhava', vikram: { kartika: 2083 }, ritu: 'sharad' },
      ayana: 'dakshinayana',
      basis: { place: 'Pune', isReference: false },
    })
    expect(namesOf(day.tithis)).toEqual([
      'Krishna Tritiya',
      'Krishna Chaturthi',
      'Krishna Panchami',
    ])
    expect(day.tithis[1]?.end).toMatch(/^2026-11-28T01:10:/)
    expect(namesOf(day.nakshatras)).toEqual(['Ardra', 'Punarvasu'])
    expect(namesOf(day.yogas)).toEqual(['Shubha', 'Shukla'])
    expect(namesOf(day.karanas)).toEqual(['Vishti', 'Bava', 'Balava', 'Kaulava'])
  })

  it('has its divisions, from this day’s own sunrise on', async () => {
    const { of } = await temple()
    const { divisions, sunrise, sunset } = await of('2026-11-27')
    expect(divisions?.choghadiya).toHaveLength(16)
    expect(divisions?.choghadiya[0]).toMatchObject({ name: 'Char', start: sunrise })
    expect(divisions?.choghadiya[8]).toMatchObject({ start: sunset })
    expect(divisions?.rahu.start).toMatch(/^2026-11-27T05:2/)
    expect((await of('2026-11-25')).divisions).not.toHaveProperty('abhijit')
  })

  it('is that of a city of the list', async () => {
    const { of } = await temple()
    const day = await of('2026-11-27?city=london')
    expect(day).toMatchObject({ place: 'London', timeZone: 'Europe/London' })
    expect(day.sunrise).toMatch(/^2026-11-27T07:3/)
  })

  it('goes by the temple’s sunrise where the Sun does not rise, and says so', async () => {
    const { of } = await temple()
    const day = await of('2026-12-20?city=tromso')
    expect(day.basis).toEqual({ place: 'Pune', isReference: true })
    expect(day.tithis.length).toBeGreaterThan(0)
    for (const absent of ['sunrise', 'sunset', 'divisions']) expect(day).not.toHaveProperty(absent)
  })

  it('covers the first and the last day of the almanac, and both sides of the date line', async () => {
    const { of } = await temple()
    expect((await of('1950-01-01')).vara).toBe('Ravivara')
    expect((await of('2100-12-31')).vara).toBe('Shukravara')
    const sunriseIn = async (city: string) =>
      Date.parse((await of(`2026-11-27?city=${city}`)).sunrise ?? '')
    const hours = ((await sunriseIn('honolulu')) - (await sunriseIn('apia'))) / 3_600_000
    expect(hours).toBeGreaterThan(23)
    expect(hours).toBeLessThan(26)
  })

  it.each([
    ['2026-02-30', '#/date', 'This date does not exist'],
    ['tomorrow', '#/date', 'Expected YYYY-MM-DD'],
    ['2026-1-1', '#/date', 'Expected YYYY-MM-DD'],
    ['1949-12-31', '#/date', 'The almanac covers 1950 to 2100'],
    ['2101-01-01', '#/date', 'The almanac covers 1950 to 2100'],
    ['2026-11-27?city=atlantis', '#/city', 'Unknown city'],
  ])('%s is refused in words', async (asked, pointer, detail) => {
    const { send } = await temple()
    const reply = await send(`/api/panchang/${asked}`)
    expect(reply.status).toBe(400)
    expect(reply.json()).toMatchObject({ code: 'invalid_input', errors: [{ pointer, detail }] })
  })

  it('is refused with its reason where the Sun does not rise at the temple either', async () => {
    const { db } = await temple()
    const place = { name: 'Tromsø', lat: 69.65, lon: 18.96, tz: 'Europe/Oslo' }
    const polar = createPanchang({ placeOf: async () => ({ place }) })
    await expect(polar.ofDay(db, { date: '2026-12-20' })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: [{ pointer: '#/date', detail: 'The Sun does not rise on this day.' }],
    })
    expect((await polar.ofDay(db, { date: '2026-10-20' })).basis.place).toBe('Tromsø')
  })
})
