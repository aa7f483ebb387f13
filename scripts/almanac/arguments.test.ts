import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { BadArguments, readArguments } from './arguments.ts'

const folder = mkdtempSync(join(tmpdir(), 'almanac-'))
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0
const file = (content: unknown): string => {
  const name = `${files++}.json`
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  writeFileSync(join(folder, name), text)
  return name
}

const dates = ['--from', '2024-01-01', '--to', '2024-01-31']
const place = { name: 'x', lat: 1, lon: 2, tz: 'UTC' }

describe('Arguments', () => {
  it.each([
    [['--city', 'mumbai'], { name: 'Mumbai' }],
    [
      ['--lat', '-33.87', '--lon', '-70.6', '--tz', 'America/Santiago'],
      { lat: -33.87, lon: -70.6 },
    ],
    [['--lat=1', '--lon=2', '--tz=UTC'], { lat: 1, lon: 2, tz: 'UTC' }],
    [['--places', file([place])], place],
  ])('%j name a place', (args, expected) => {
    const asked = readArguments([...args, ...dates], folder)
    expect(asked).toMatchObject({ places: [expected], from: '2024-01-01', to: '2024-01-31' })
  })

  it('may ask for help only', () => {
    expect(readArguments(['--help'], folder)).toBeUndefined()
  })

  it.each([
    [[], 'Give one of --places'],
    [['--city', 'Mumbai'], 'Give --from and --to'],
    [['--city', 'Mumbay', ...dates], 'No city "Mumbay"'],
    [['--city', 'Mumbai', '--lat', '1', ...dates], 'Give one of --places'],
    [['--lat', '19', ...dates], 'one is missing'],
    [['--lat', 'x', '--lon', '1', '--tz', 'UTC', ...dates], '--lat x is not a number'],
    [['--lat', '91', '--lon', '1', '--tz', 'UTC', ...dates], 'latitude 91'],
    [['--lat', '1', '--lon', '-181', '--tz', 'UTC', ...dates], 'longitude -181'],
    [['--lat', '1', '--lon', '1', '--tz', 'Mars/Base', ...dates], 'Mars/Base'],
    [['--city', 'Mumbai', '--from', '2026-02-30', '--to', '2026-03-01'], 'no date 2026-02-30'],
    [['--city', 'Mumbai', '--from', '1900-01-01', '--to', '1900-03-01'], '1950 to 2100'],
    [['--city', 'Mumbai', '--from', '2026-03-02', '--to', '2026-03-01'], 'is after'],
    [['--city', 'Mumbai', '--frm', '2026-03-02'], '--frm'],
    [['--city'], '--city'],
    [['Mumbai', ...dates], 'Mumbai'],
    [['--places', 'nothing.json', ...dates], 'nothing.json'],
    [['--places', file('[{'), ...dates], 'cannot be read as JSON'],
    [['--places', file({}), ...dates], 'must hold a list'],
    [['--places', file([]), ...dates], 'must hold a list'],
    [['--places', file([place, { ...place, lat: '1' }]), ...dates], 'entry 2'],
    [['--places', file([{ ...place, lon: 200 }]), ...dates], 'longitude 200'],
  ])('%j are refused in one line', (args, words) => {
    const read = () => readArguments(args, folder)
    expect(read).toThrow(BadArguments)
    expect(read).toThrow(words)
    expect(read).toThrow(/^.+$/)
  })
})
