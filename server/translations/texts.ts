import { pathsOf, type TranslatableKind } from '#contract/translations/kinds.ts'

/** A text of something that staff wrote, by its place in it. */
export type Text = { readonly path: string; readonly field: string; readonly english: string }

type Write = (text: Text) => string

type Step = { readonly name: string; readonly isList: boolean; readonly key: string }

const stepsOf = (path: string): Step[] =>
  path.split('.').map((part) => {
    const [name = '', key] = part.replace(']', '').split('[')
    return { name, isList: key !== undefined, key: key ?? '' }
  })

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const changed = (
  value: unknown,
  [step, ...rest]: readonly Step[],
  at: readonly string[],
  write: (field: string, english: string) => string,
): unknown => {
  if (!step) return typeof value === 'string' && value ? write(at.join('.'), value) : value
  if (!isObject(value)) return value
  const { name, isList, key } = step
  const part = value[name]
  if (part === undefined) return value
  if (!isList) return { ...value, [name]: changed(part, rest, [...at, name], write) }
  if (!Array.isArray(part)) return value
  const items = part.map((item: unknown, index) => {
    const known = isObject(item) ? item[key] : undefined
    return changed(item, rest, [...at, name, String(known ?? index)], write)
  })
  return { ...value, [name]: items }
}

/** The same, with every text replaced by what `write` makes of it. */
export const withTexts = <T extends object>(kind: TranslatableKind, content: T, write: Write): T =>
  pathsOf(kind).reduce<T>(
    (done, path) =>
      changed(done, stepsOf(path), [], (field, english) => write({ path, field, english })) as T,
    content,
  )

/** All texts that there are in it. */
export const textsOf = (kind: TranslatableKind, content: object): Text[] => {
  const found: Text[] = []
  withTexts(kind, content, (text) => {
    found.push(text)
    return text.english
  })
  return found
}

type Translated = { readonly field: string; readonly english: string }

/** Whether a field is at a path, whatever its items are. */
const isAt = (path: string, field: string): boolean => {
  const places = path.split('.').map((part) => part.replace(/\[\w*\]/, String.raw`\.[^.]+`))
  return new RegExp(`^${places.join(String.raw`\.`)}$`).test(field)
}

/**
 * The translation of a text. Items that have no name may have another place by now: theirs has to be
 * of this very English.
 */
export const translationOf = <T extends Translated>(
  rows: ReadonlyMap<string, T>,
  { path, field, english }: Text,
): T | undefined => {
  const own = rows.get(field)
  if (!path.includes('[]') || own?.english === english) return own
  return [...rows.values()].find((row) => row.english === english && isAt(path, row.field))
}
