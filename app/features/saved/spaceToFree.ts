type File = { readonly title: string; readonly bytes: number }

/**
 * The saved files to remove so that another fits: one that is large enough, the smallest of those, or
 * else as few as possible.
 */
export function filesToRemove<T extends File>(saved: readonly T[], neededBytes: number): T[] {
  const bySize = saved.toSorted((a, b) => a.bytes - b.bytes)
  const one = bySize.find(({ bytes }) => bytes >= neededBytes)
  if (one) return [one]
  const chosen: T[] = []
  let freed = 0
  for (const file of bySize.toReversed()) {
    if (freed >= neededBytes) break
    chosen.push(file)
    freed += file.bytes
  }
  return freed >= neededBytes ? chosen : []
}
