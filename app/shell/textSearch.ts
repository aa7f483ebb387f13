type Search = Readonly<Record<string, unknown>>

/** The router reads `108` as a number and `true` as a boolean, but our queries are text. */
const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

/**
 * A route's `validateSearch`: accepts these parameters as text if they occur once. Others are set
 * to `undefined`, because the router would keep parameters that are absent from the result.
 */
export const textSearch =
  <N extends string>(...names: readonly N[]) =>
  (search: Search): Partial<Record<N, string | undefined>> =>
    Object.fromEntries(names.map((name) => [name, textOf(search[name])])) as Partial<
      Record<N, string | undefined>
    >
