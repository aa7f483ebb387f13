import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { answer } from './answer.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'almanac-'))
afterAll(() => rmSync(folder, { recursive: true }))

const january = ['--from', '2024-01-01', '--to', '2024-01-31']

function run(...args: string[]) {
  let [stdout, stderr] = ['', '']
  const status = answer(args, folder, {
    print: (text) => (stdout += `${text}\n`),
    say: (text) => (stderr += `${text}\n`),
  })
  return { lines: stdout.split('\n').filter(Boolean), stderr, status }
}

describe('The command line', () => {
  it('prints one JSON object per line, and nothing else', () => {
    const { lines, stderr, status } = run('--city', 'Mumbai', ...january)
    expect([stderr, status]).toEqual(['', 0])
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        place: 'Mumbai',
        kind: 'vinayaka',
        name: 'Vinayaka',
        date: '2024-01-14',
        isAngaraki: false,
        tithiStart: expect.stringMatching(/^2024-01-14T02:\d\d:\d\dZ$/),
        tithiEnd: expect.stringMatching(/^2024-01-14T23:\d\d:\d\dZ$/),
        moonrise: null,
        marginMinutes: expect.any(Number),
      },
      {
        place: 'Mumbai',
        kind: 'sankashti',
        name: 'Lambodara',
        date: '2024-01-29',
        isAngaraki: false,
        tithiStart: expect.stringMatching(/^2024-01-29T00:\d\d:\d\dZ$/),
        tithiEnd: expect.stringMatching(/^2024-01-30T03:\d\d:\d\dZ$/),
        moonrise: expect.stringMatching(/^2024-01-29T16:02:\d\dZ$/),
        marginMinutes: expect.any(Number),
      },
    ])
  })

  it('takes a list of places, and prints them all in order of date', () => {
    const places = [
      { name: 'London', lat: 51.5085, lon: -0.1257, tz: 'Europe/London' },
      { name: 'Auckland', lat: -36.8485, lon: 174.7633, tz: 'Pacific/Auckland' },
    ]
    writeFileSync(join(folder, 'places.json'), JSON.stringify(places))
    const { lines } = run('--places', 'places.json', '--from', '2024-01-01', '--to', '2024-12-31')
    const all = lines.map((line) => JSON.parse(line) as { place: string; date: string })
    expect(new Set(all.map(({ place }) => place)).size).toBe(2)
    expect(all.map(({ date }) => date)).toEqual(all.map(({ date }) => date).toSorted())
    expect(all.length).toBeGreaterThan(50)
  })

  it('takes coordinates, negative ones too', () => {
    const there = ['--lat', '-33.87', '--lon', '151.21', '--tz', 'Australia/Sydney']
    const { lines, status } = run(...there, '--from', '2026-09-01', '--to', '2026-09-30')
    expect(status).toBe(0)
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ kind: 'ganesh_chaturthi', date: '2026-09-15' }),
    )
  })

  it('names the reference place on standard error where the Moon does not rise', () => {
    const there = ['--lat', '69.65', '--lon', '18.96', '--tz', 'Europe/Oslo']
    const { lines, stderr, status } = run(...there, '--from', '2026-06-01', '--to', '2026-06-30')
    expect(status).toBe(0)
    expect(lines.length).toBeGreaterThan(0)
    expect(stderr).toContain('as in Ujjain')
  })

  it('prints a table for people', () => {
    const { lines } = run('--city', 'London', ...january, '--table')
    expect(lines[0]).toMatch(/^Place +Date +Observance +Moonrise/)
    expect(lines.at(-1)).toMatch(/^London +2024-01-29 +Mon +Lambodara Sankashti +20:\d\d/)
  })

  it('prints the other festivals, with what decided them', () => {
    const diwali = ['--city', 'Mumbai', '--from', '2025-10-20', '--to', '2025-10-21']
    const { lines, status } = run(...diwali, '--what', 'others')
    expect(status).toBe(0)
    expect(lines.map((line) => JSON.parse(line))).toContainEqual({
      place: 'Mumbai',
      kind: 'lakshmi_puja',
      name: 'Lakshmi Puja',
      group: 'great',
      key: 'lakshmi_puja-ashwina-krishna-2025',
      slug: 'lakshmi-puja-2025',
      date: '2025-10-20',
      other: { custom: 'maharashtra', date: '2025-10-21' },
      window: 'pradosha',
      rule: 'only',
      why: 'Amavasya is present in the evening (pradosha) on this day only.',
      of: 'Amavasya',
      from: expect.stringMatching(/^2025-10-20T10:1\d/),
      until: expect.stringMatching(/^2025-10-21T12:2\d/),
      hours: { of: 'pradosha', from: expect.any(String), until: expect.any(String) },
    })
    const { lines: table } = run(...diwali, '--what', 'others', '--table')
    expect(table.join('\n')).toMatch(
      /Mumbai +2025-10-20 +Mon +Lakshmi Puja +2025-10-21 +pradosha: only/,
    )
  })

  it('prints whole days', () => {
    const { lines } = run('--city', 'Pune', ...january, '--what', 'panchang')
    expect(lines).toHaveLength(31)
    const [first] = lines.map((line) => JSON.parse(line))
    expect(first).toMatchObject({
      date: '2024-01-01',
      vara: 'Somavara',
      tithis: [{ name: 'Krishna Panchami' }, { name: 'Krishna Shashthi' }],
      nakshatras: [{ name: 'Magha', end: expect.stringMatching(/^2024-01-01T03:/) }, {}],
      eras: { shaka: 1945, samvatsara: 'Shobhakrit' },
      divisions: { rahu: { start: expect.stringMatching(/^2024-01-01T02:59:/) } },
    })
  })

  it('refuses bad arguments in one line on standard error, with exit code 2', () => {
    const { lines, stderr, status } = run('--city', 'Mumbay', ...january)
    expect([lines, status]).toEqual([[], 2])
    expect(stderr).toBe('No city "Mumbay" in the list: give --lat, --lon and --tz instead.\n')
  })

  it('runs as an npm script', { timeout: 60_000 }, () => {
    const npm = (...args: string[]) =>
      spawnSync('npm', ['run', '-s', 'almanac', '--', ...args], { cwd: root, encoding: 'utf8' })
    const good = npm('--city', 'Mumbai', ...january)
    expect([good.stdout.split('\n').filter(Boolean).length, good.status]).toEqual([2, 0])
    const bad = npm('--city', 'Atlantis', ...january)
    expect([bad.stdout, bad.status]).toEqual(['', 2])
  })
})
