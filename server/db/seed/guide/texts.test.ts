import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toIast } from '#server/devanagari/iast.ts'
import { letters } from '#server/db/seed/letters.ts'

type Mantra = {
  readonly lines: readonly string[]
  readonly transliteration: readonly string[]
  readonly meaning: string
  readonly recitation?: string
  readonly source: readonly string[]
}

type Step = {
  readonly id: string
  readonly kind: string
  readonly picture: string
  readonly title: string
  readonly sanskritName?: string
  readonly instruction: string
  readonly mantra?: Mantra
  readonly aarti?: readonly string[]
  readonly minutes: number
  readonly short: boolean
}

type Rite = {
  readonly id: string
  readonly minutes: number
  readonly samagri: readonly {
    readonly id: string
    readonly name: string
    readonly amount: string
    readonly product?: string
  }[]
  readonly steps: readonly Step[]
}

const seed = join(import.meta.dirname, '..')
const namesIn = (folder: string): string[] =>
  readdirSync(join(seed, folder)).flatMap((file) =>
    file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : [],
  )
const read = <T>(path: string): T => JSON.parse(readFileSync(join(seed, path), 'utf8')) as T

const rites = namesIn('guide').map((name) => read<Rite>(`guide/${name}.json`))
const steps = rites.flatMap((rite) =>
  rite.steps.map((step) => ({ name: `${rite.id}/${step.id}`, step })),
)
const mantras = steps.flatMap(({ name, step: { mantra } }) => (mantra ? [{ name, mantra }] : []))

const kinds = 'prepare sankalp offering moon aarti close'.split(' ')
const pictures =
  'lamp sankalp water kalash feet arghya sip seat bath cloth thread sandal flowers durva incense food betel coin aarti circumambulation bow moon idol visarjan hands'.split(
    ' ',
  )

/** The comparison of each text in two sources: a row for each part of a mantra. */
const table = readFileSync(join(seed, '../../../docs/guide/texts.csv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [
      step,
      text,
      first,
      firstAddress,
      firstReading,
      second,
      secondAddress,
      secondReading,
      difference,
      taken,
    ] = cellsOf(line)
    return {
      step,
      text,
      difference,
      taken,
      sources: [
        { name: first, address: firstAddress, reading: firstReading },
        { name: second, address: secondAddress, reading: secondReading },
      ],
    }
  })

function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )
}

describe.each(rites)('The rite $id', ({ id, minutes, samagri, steps: own }) => {
  it('is under its own name, with steps and things that each have a name of their own', () => {
    expect(namesIn('guide')).toContain(id)
    for (const things of [own, samagri]) {
      expect(new Set(things.map((thing) => thing.id)).size).toBe(things.length)
    }
  })

  it('takes as long as its steps', () => {
    expect(own.reduce((sum, step) => sum + step.minutes, 0)).toBe(minutes)
  })

  it('has a sankalp, an offering and an aarti in its short form, too', () => {
    const kept = new Set(own.flatMap(({ kind, short }) => (short ? [kind] : [])))
    expect([...kept]).toEqual(expect.arrayContaining(['prepare', 'sankalp', 'offering', 'aarti']))
  })

  it('needs what the shop has, where it says so', () => {
    const products = namesIn('products')
    for (const { name, amount, product } of samagri) {
      expect(name && amount).not.toBe('')
      if (product) expect(products).toContain(product)
    }
  })
})

describe('A step', () => {
  it.each(steps)('$name is of a known kind, with a picture and what to do', ({ step }) => {
    expect(kinds).toContain(step.kind)
    expect(pictures).toContain(step.picture)
    expect(step.instruction).toMatch(/\.$/)
    expect(step.sanskritName ?? 'ॐ').toMatch(/^[\u0900-\u097F]+$/u)
    expect(step.mantra && step.kind === 'sankalp').not.toBe(true)
    expect(step.aarti !== undefined).toBe(step.kind === 'aarti')
  })

  it('has recordings and aartis that there are', () => {
    const recorded = new Map(
      ['mantras', 'aartis'].flatMap((folder) =>
        namesIn(folder).map((name) => {
          const { lines } = read<{ lines: { text: string }[] }>(`${folder}/${name}.json`)
          return [name, lines.map(({ text }) => text)] as const
        }),
      ),
    )
    for (const { step } of steps)
      for (const aarti of step.aarti ?? []) expect([...recorded.keys()]).toContain(aarti)
    for (const { mantra } of mantras) {
      if (mantra.recitation) expect(mantra.lines).toEqual(recorded.get(mantra.recitation))
    }
  })
})

describe('A mantra', () => {
  it.each(mantras)(
    '$name is written in plain Devanagari and as scholars write it',
    ({ mantra }) => {
      for (const line of mantra.lines) {
        expect(line).toBe(line.normalize('NFC').trim())
        expect(line).toMatch(/^[\u0902\u0903\u0905-\u0939\u093D-\u094D\u0950\u0964-\u096F ]+$/u)
        expect(line).toMatch(/[।॥]$/u)
      }
      expect(mantra.transliteration).toEqual(mantra.lines.map(toIast))
      expect(mantra.meaning).toMatch(/\.$/)
    },
  )

  it.each(mantras)(
    '$name was taken from the sources that the table compares',
    ({ name, mantra }) => {
      const rows = table.filter(({ step }) => step === name)
      expect(rows.map(({ taken }) => taken).join(' ')).toBe(mantra.lines.join(' '))
      const sources = rows.flatMap((row) =>
        row.sources.map((source) => `${source.name}, ${source.address}`),
      )
      expect(mantra.source).toEqual([...new Set(sources)])
    },
  )
})

describe('The table of sources', () => {
  it('is of mantras that there are', () => {
    const names = mantras.map(({ name }) => name)
    expect(table.filter(({ step }) => !names.includes(step ?? ''))).toEqual([])
  })

  it.each(table)(
    '$step, $text: two sources, equal letter by letter or with what differs',
    (row) => {
      const [first, second] = row.sources
      expect([first?.name, first?.address]).not.toEqual([second?.name, second?.address])
      for (const { name, address } of row.sources) {
        expect(name).not.toBe('')
        expect(address).toMatch(/^(https?:\/\/\S+|[\w.-]+\/[\w.-]+:\S+|address unknown)$/)
      }
      const asTaken = row.sources.every(
        ({ reading }) => letters(reading ?? '') === letters(row.taken ?? ''),
      )
      expect(asTaken).toBe(row.difference === '')
    },
  )
})
