type LeftOut = { readonly id: string; readonly reason: string }

/** The rows that were left out, by the reason they share. */
export const groupReasons = (leftOut: readonly LeftOut[]): { reason: string; ids: string[] }[] => {
  const groups = new Map<string, string[]>()
  for (const { id, reason } of leftOut) groups.set(reason, [...(groups.get(reason) ?? []), id])
  return [...groups].map(([reason, ids]) => ({ reason, ids }))
}
