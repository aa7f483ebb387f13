/**
 * `compute` with a cache of its latest results, by `keyOf` their arguments: of at least `limit`, and of
 * less than twice as many.
 */
export function remember<Args extends readonly unknown[], Key extends string | number, Value>(
  limit: number,
  keyOf: (...args: Args) => Key,
  compute: (...args: Args) => Value,
): (...args: Args) => Value {
  let [recent, older] = [new Map<Key, Value>(), new Map<Key, Value>()]
  return (...args) => {
    const key = keyOf(...args)
    const known = recent.get(key)
    if (known !== undefined) return known
    const value = older.get(key) ?? compute(...args)
    // What nobody has asked for since the last time goes.
    if (recent.size >= limit) [recent, older] = [new Map(), recent]
    recent.set(key, value)
    return value
  }
}
