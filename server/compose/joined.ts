/** One record of several. Of two features with the same name, one would silently lose its task or email. */
export const joined = <T>(
  records: readonly (Readonly<Record<string, T>> | undefined)[],
): Record<string, T> => {
  const entries = records.flatMap((record) => Object.entries(record ?? {}))
  const names = entries.map(([name]) => name)
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice !== undefined) throw new Error(`Two features bring "${twice}"`)
  return Object.fromEntries(entries)
}
