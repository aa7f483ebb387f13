/** Which column of a list is which, counted from 0. */
export type Columns = Readonly<Partial<Record<string, number>>>

/** The columns as the address of an upload says them. */
export const queryOf = (columns: Columns): Record<string, string> =>
  Object.fromEntries(Object.entries(columns).map(([name, at]) => [name, `${at}`]))
