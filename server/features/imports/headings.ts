const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\d₹#.-]+/gu, ' ')
    .trim()

/** Registers begin with the temple's name and address. */
const mostAbove = 30

type Kind<Field extends string> = {
  readonly fields: readonly Field[]
  /** How registers name their columns, the most reliable first; the order of the fields counts. */
  readonly names: Readonly<Record<Field, readonly RegExp[]>>
  /** Whether a heading that fits means something else. */
  readonly isOthers: (field: Field, heading: string) => boolean
}

type Columns<Field extends string> = Partial<Record<Field, number>>

/** Finds the headings of one kind of register. Each has a column `name`. */
export const columnFinder = <Field extends string>({ fields, names, isOthers }: Kind<Field>) => {
  /** Which column is which, as far as the headings say. */
  const guess = (headings: readonly string[]): Map<string, number> => {
    const words = headings.map(plain)
    const taken = new Set<number>()
    const found = new Map<string, number>()
    for (const field of Object.keys(names) as Field[]) {
      for (const pattern of names[field]) {
        const at = words.findIndex(
          (word, place) => !taken.has(place) && pattern.test(word) && !isOthers(field, word),
        )
        if (at < 0) continue
        found.set(field, at)
        taken.add(at)
        break
      }
    }
    return found
  }

  return {
    /** What staff chose takes the place of every guess: a column left out is not read. */
    columnsOf: (
      chosen: { readonly [field in Field]?: number | undefined },
      headings: readonly string[],
    ): Columns<Field> => {
      const columns = new Map<string, number>()
      for (const field of fields) {
        const at = chosen[field]
        if (at !== undefined && at < headings.length) columns.set(field, at)
      }
      return Object.fromEntries(columns.size === 0 ? guess(headings) : columns) as Columns<Field>
    },

    /** The row of headings, and the numbered rows below it. */
    findHeadings: (rows: readonly (readonly string[])[]) => {
      const numbered = rows
        .map((cells, at) => ({ number: at + 1, cells }))
        .filter(({ cells }) => cells.some((cell) => cell !== ''))
      const headingAt = numbered.slice(0, mostAbove).findIndex(({ cells }) => {
        const guessed = guess(cells)
        return guessed.has('name') && guessed.size >= 2
      })
      const wide = numbered.findIndex(
        ({ cells }) => cells.filter((cell) => cell !== '').length >= 2,
      )
      const at = Math.max(headingAt >= 0 ? headingAt : wide, 0)
      const headings = numbered[at]?.cells ?? []
      return {
        headings,
        // Where a page of paper ends, the headings are repeated.
        rows: numbered
          .slice(at + 1)
          .filter(({ cells }) => cells.join('\n') !== headings.join('\n')),
      }
    },
  }
}
