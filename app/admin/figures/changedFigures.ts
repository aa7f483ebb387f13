import { numberOf } from '#app/admin/numberOf.ts'
import type { Endpoint } from '#contract/endpoint.ts'

/** A row with figures: what it has, or what it gets. */
export type FiguresOf<F extends string> = { id: string; version: number } & {
  [Figure in F]?: number | undefined
}

/** What is typed, by row; an empty field changes nothing. */
export type TypedFigures<F extends string> = Readonly<Record<string, Partial<Record<F, string>>>>

/** The rows of which something else is typed than there is. */
export const changedFigures = <F extends string>(
  figures: readonly F[],
  rows: readonly FiguresOf<F>[],
  typed: TypedFigures<F>,
): FiguresOf<F>[] =>
  rows.flatMap((row) => {
    const { id, version } = row
    const changed: FiguresOf<F>[] = figures.flatMap((figure) => {
      const text = typed[id]?.[figure]?.trim() ?? ''
      const number = numberOf(text)
      if (text === '' || number === row[figure]) return []
      return [{ id, version, [figure]: number } as FiguresOf<F>]
    })
    return changed.length === 0 ? [] : [Object.assign({}, ...changed) as FiguresOf<F>]
  })

export const faultKey = (id: string, figure: string): string => `${id} ${figure}`

/** What the contract refuses, by `faultKey`. */
export const faultsOf = <F extends string>(
  { input }: Pick<Endpoint<{ items: FiguresOf<F>[] }, unknown, unknown>, 'input'>,
  items: FiguresOf<F>[],
): ReadonlyMap<string, string> => {
  const { error } = input.safeParse({ items })
  const faults = (error?.issues ?? []).flatMap(({ path: [, at, figure], message }) => {
    const item = items[Number(at)]
    return item ? [[faultKey(item.id, String(figure)), message] as const] : []
  })
  return new Map(faults)
}
