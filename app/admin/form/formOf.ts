import type * as z from 'zod/mini'
import type { Readers } from '#app/admin/differences.ts'
import { requiredIn } from '#app/forms/requiredIn.ts'
import type { AnyField } from './fields.ts'
import { limitsIn } from './limitsIn.ts'

export type Fields = Readonly<Record<string, AnyField>>

/** What the form holds. */
export type Values<F extends Fields> = { -readonly [K in keyof F]: F[K]['empty'] }

type StoredOf<Field extends AnyField> = Field extends { toValue: (stored: infer S) => unknown }
  ? S
  : never

type InputOf<Field extends AnyField> = Field extends { toInput: (...args: never) => infer S }
  ? Exclude<S, undefined>
  : never

/** The names that the contract lets out. */
type Optional<F, S> = {
  [K in keyof F]: K extends keyof S ? (undefined extends S[K] ? K : never) : never
}[keyof F]

/** What the form is made of: the contract's fields, and those of the form alone. */
export type Stored<F extends Fields, S> = {
  readonly [K in Exclude<keyof F, Optional<F, S>>]: StoredOf<F[K]>
} & { readonly [K in Optional<F, S>]?: StoredOf<F[K]> | undefined }

/** What is sent of it. */
type Input<F extends Fields, S> = {
  [K in Exclude<keyof F, Optional<F, S>>]: InputOf<F[K]>
} & { [K in Optional<F, S>]?: InputOf<F[K]> }

type Labelled<F extends Fields> = {
  [K in keyof F]: F[K]['kind'] extends 'own' ? never : K
}[keyof F]

/** The labels, by the fields' names; a component of its own may have other words. */
export type FormWords<F extends Fields> = { readonly [K in Labelled<F>]: string } & {
  readonly [K in keyof F]?: string
}

/** What `useEdited` says of fields beside somebody else's changes. */
type Compared<F extends Fields> = {
  labels: Partial<Record<keyof F, string>>
  readers: Readers<Values<F>>
  whole: readonly string[]
}

export type Form<F extends Fields, S extends object> = {
  readonly fields: F
  readonly schema: z.ZodMiniType<unknown, S>
  readonly isOptional: (name: string) => boolean
  /** How many characters of what is typed are taken. */
  readonly limitOf: (name: string) => number | undefined
  readonly empty: Values<F>
  readonly toValues: (record: Stored<F, S>) => Values<F>
  readonly toInput: (values: Values<F>) => Input<F, S>
  readonly compared: (words: FormWords<F>) => Compared<F>
}

/**
 * The fields of a form in their order, once: what it holds, how that is made of what is stored, and
 * what is sent. What may be left out, and how long a text may be, is the contract's.
 */
export function formOf<F extends Fields, S extends object>(
  fields: F,
  schema: z.ZodMiniType<unknown, S>,
): Form<F, S> {
  const required = requiredIn(schema, {})
  let limits: ReturnType<typeof limitsIn> | undefined
  const isOptional = (name: string): boolean => !required.has(name)
  return {
    fields,
    schema,
    isOptional,
    limitOf(name) {
      // Only once a form is shown: the schema reads a long text for it.
      limits ??= limitsIn(schema, Object.keys(fields))
      return limits[name]
    },
    empty: made(fields, (_, { empty }) => empty),
    toValues: (record) =>
      made(fields, (name, { empty, toValue }) => {
        const stored = (record as Readonly<Record<string, unknown>>)[name]
        return stored === undefined ? empty : toValue(stored as never)
      }),
    toInput: (values) =>
      made(fields, (name, { toInput }) => toInput(values[name] as never, isOptional(name))),
    compared(words) {
      const texts: Readonly<Record<string, unknown>> = words
      return {
        labels: made(fields, (name) => texts[name]),
        readers: made(fields, (_, { read, choices }) =>
          choices ? (value: string) => textIn(texts[choices.words], value) : read,
        ),
        whole: Object.keys(fields).filter((name) => fields[name]?.isWhole),
      }
    },
  }
}

/** Something of each field, where there is any. */
const made = <T>(fields: Fields, of: (name: string, field: AnyField) => unknown): T =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, field]) => [name, of(name, field)] as const)
      .filter(([, value]) => value !== undefined),
  ) as T

/** The text for one choice. */
export const textIn = (words: unknown, value: string): string =>
  (words as Partial<Record<string, string>> | undefined)?.[value] ?? value
