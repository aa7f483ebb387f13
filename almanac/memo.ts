/** `compute` with a cache of its last `limit` results, by `keyOf` their arguments. */
export function remember<Args extends readonly unknown[], Key extends string | number, Value>(
  limit: number,
  keyOf: (...args: Args) => Key,
  compute: (...args: Args) => Value,
): (...args: Args) => Value {
  const known = new Map<Key, Value>()
  return (...args) => {
    const key = keyOf(...args)
    const found = known.get(key)
    const value = found ?? compute(...args)
    // Put last, so that the first in the map is always the least recently used.
    known.delete(key)
    known.set(key, value)
    const [oldest] = known.keys()
    if (known.size > limit && oldest !== undefined) known.delete(oldest)
    return value
  }
}
