import type { Marked } from '#contract/translations/inEnglish.ts'
import { pathsOf, type TranslatableKind } from '#contract/translations/kinds.ts'

/** A text of something that staff wrote, by its place in it. */
export type Text = { readonly path: string; readonly field: string; readonly english: string }

/** Undefined where there is nothing to put in its place. */
type Write = (text: Text) => string | undefined

type Step = { readonly name: string; readonly isList: boolean; readonly key: string }

const stepsOf = (path: string): Step[] =>
  path.split('.').map((part) => {
    const [name = '', key] = part.replace(']', '').split('[')
    return { name, isList: key !== undefined, key: key ?? '' }
  })

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** What an item of a list is called in the names of fields. */
const nameOf = (item: unknown, { key }: Step, index: number): string =>
  String((isObject(item) ? item[key] : undefined) ?? index)

const changed = (
  value: unknown,
  [step, ...rest]: readonly Step[],
  at: readonly string[],
  write: (field: string, english: string) => string,
): unknown => {
  if (!step) return typeof value === 'string' && value ? write(at.join('.'), value) : value
  if (!isObject(value)) return value
  const { name, isList } = step
  const part = value[name]
  if (part === undefined) return value
  if (!isList) return { ...value, [name]: changed(part, rest, [...at, name], write) }
  if (!Array.isArray(part)) return value
  const items = part.map((item: unknown, index) =>
    changed(item, rest, [...at, name, nameOf(item, step, index)], write),
  )
  return { ...value, [name]: items }
}

const marked = <T>(item: T, english: ReadonlySet<string>): T => {
  if (english.size === 0 || !isObject(item)) return item
  const { inEnglish = [] }: Marked = item
  return { ...item, inEnglish: [...new Set([...inEnglish, ...english])] }
}

/**
 * The items of a list say for themselves which of their fields stay in English; a list of plain texts
 * says which of its own.
 */
const withPath = <T extends object>(content: T, path: string, write: Write): T => {
  const steps = stepsOf(path)
  const [first, second] = steps
  const part = first && new Map(Object.entries(content)).get(first.name)
  if (!first || part === undefined) return content
  const changeOne = <Item>(item: Item, rest: readonly Step[], at: readonly string[]): Item => {
    const english = new Set<string>()
    const name = rest[0]?.name ?? first.name
    const done = changed(item, rest, at, (field, text) => {
      const written = write({ path, field, english: text })
      if (written === undefined) english.add(path.endsWith('[]') ? field : name)
      return written ?? text
    })
    return marked(done as Item, english)
  }
  if (!first.isList || !second || !Array.isArray(part)) return changeOne(content, steps, [])
  const items = part.map((item: unknown, index) =>
    changeOne(item, steps.slice(1), [first.name, nameOf(item, first, index)]),
  )
  return { ...content, [first.name]: items }
}

/** The same, with every text replaced by what `write` makes of it. */
export const withTexts = <T extends object>(
  kind: TranslatableKind,
  content: T,
  write: Write,
): T & Marked =>
  pathsOf(kind).reduce<T & Marked>((done, path) => withPath(done, path, write), content)

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
