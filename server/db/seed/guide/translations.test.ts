import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { translationLanguages } from '#contract/translations/kinds.ts'
import { faultsOf } from '#scripts/words/copy.ts'

type Rite = {
  readonly title: string
  readonly summary: string
  readonly samagri: readonly {
    readonly id: string
    readonly name: string
    readonly amount: string
  }[]
  readonly steps: readonly {
    readonly id: string
    readonly title: string
    readonly instruction: string
    readonly meaning?: string
    readonly mantra?: { readonly meaning: string }
  }[]
}

const seed = join(import.meta.dirname, '..')
const filesIn = (folder: string): string[] =>
  readdirSync(join(seed, folder)).filter((file) => file.endsWith('.json'))
const read = (path: string): Rite => JSON.parse(readFileSync(join(seed, path), 'utf8')) as Rite

/** All texts by their place. */
const textsOf = ({ title, summary, samagri, steps }: Rite): Map<string, string> =>
  new Map([
    ['title', title],
    ['summary', summary],
    ...samagri.flatMap(({ id, name, amount }): [string, string][] => [
      [`${id} name`, name],
      [`${id} amount`, amount],
    ]),
    ...steps.flatMap(({ id, instruction, mantra, ...step }): [string, string][] => {
      const meaning = mantra?.meaning ?? step.meaning
      return [
        [`${id}: title`, step.title],
        [`${id}: instruction`, instruction],
        ...(meaning === undefined ? [] : [[`${id}: meaning`, meaning] satisfies [string, string]]),
      ]
    }),
  ])

describe.each(translationLanguages)('The rites in %s', (language) => {
  it('are those of the English', () => {
    expect(filesIn(`${language}/guide`)).toEqual(filesIn('guide'))
  })

  it.each(filesIn('guide'))('%s lacks nothing, in the same order, without faults', (file) => {
    const [english, own] = [
      textsOf(read(`guide/${file}`)),
      textsOf(read(`${language}/guide/${file}`)),
    ]
    expect([...own.keys()]).toEqual([...english.keys()])
    const faults = [...own].flatMap(([place, text]) => {
      // Meanings speak to a god, as those of the mantras do.
      const key = place.endsWith('meaning') ? 'starter.mantra' : 'starter.guide'
      return faultsOf(text, english.get(place) ?? '', language, key).map(
        (fault) => `${place}: ${fault}`,
      )
    })
    expect(faults).toEqual([])
    for (const text of own.values()) expect(text.trim()).not.toBe('')
  })
})
