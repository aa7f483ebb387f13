import type { ComponentProps } from 'react'
import { numberOf } from '#app/admin/numberOf.ts'
import { dateText } from '#app/i18n/dates.ts'

/** What a form says of a field: `<name>Missing` or `<name>Wrong`. */
type Fault = 'missing' | 'wrong'

/** What a field's value is judged by, besides itself. */
type Context = { isOptional: boolean; values: Readonly<Record<string, unknown>> }

export type Attributes = Pick<
  ComponentProps<'input'>,
  'autoCapitalize' | 'autoComplete' | 'inputMode' | 'lang' | 'maxLength' | 'spellCheck' | 'type'
> & {
  /** Several lines. */
  rows?: number
}

/** What of a field does not depend on its type. */
type Look = {
  readonly attributes?: Attributes
  /** What can be chosen, and the name of the words for it. */
  readonly choices?: { readonly values: readonly string[]; readonly words: string }
  readonly shouldUnregister?: true
  /** A group that is never merged part by part. */
  readonly isWhole?: boolean
  /** Beside each other on a wide screen: all fields of the same row. */
  readonly row?: { readonly className: string }
}

/**
 * One field of a form: its value as it is typed, what the contract stores under the same name, and
 * how each is made of the other.
 */
export type FormField<Value, Stored, Kind extends string = string> = Look & {
  /** `own` is shown by a component of the section's. */
  readonly kind: Kind
  readonly empty: Value
  readonly toValue: (stored: Stored) => Value
  /** Undefined if it is not sent. */
  readonly toInput: (value: Value, isOptional: boolean) => Stored | undefined
  readonly faultOf?: (value: Value, context: Context) => Fault | undefined
  /** As it is read beside somebody else's change. */
  readonly read?: (value: Value) => string
}

export type AnyField = Look & {
  readonly kind: string
  readonly empty: unknown
  readonly toValue: (stored: never) => unknown
  readonly toInput: (value: never, isOptional: boolean) => unknown
  readonly faultOf?: (value: never, context: Context) => Fault | undefined
  readonly read?: (value: never) => string
}

type TextOptions = Attributes & {
  /** Whether what is typed can be meant. */
  isRight?: (typed: string) => boolean
  /** Whether an empty one is missing, if that is not the contract's alone. */
  isMissing?: (values: Readonly<Record<string, unknown>>) => boolean
  /** An optional field is sent although it is empty. */
  sendsEmpty?: true
  /** What was typed is forgotten when the field disappears. */
  shouldUnregister?: true
}

const isBlank = (typed: string): boolean => typed.trim() === ''

/** Text that stands for something else: a number, rows. */
export const writtenAs = <Stored>(
  toValue: (stored: Stored) => string,
  toInput: (typed: string) => Stored,
  {
    isRight = () => true,
    isMissing,
    sendsEmpty,
    shouldUnregister,
    ...attributes
  }: TextOptions = {},
): FormField<string, Stored, 'text'> => ({
  kind: 'text',
  attributes,
  ...(shouldUnregister && { shouldUnregister }),
  empty: '',
  toValue,
  toInput: (typed, isOptional) =>
    isOptional && !sendsEmpty && isBlank(typed) ? undefined : toInput(typed),
  faultOf(typed, { isOptional, values }) {
    if (!isBlank(typed)) return isRight(typed) ? undefined : 'wrong'
    return (isMissing?.(values) ?? !isOptional) ? 'missing' : undefined
  },
})

/** Text as it is typed; the contract trims it. */
export const text = (options?: TextOptions) =>
  writtenAs<string>(
    (stored) => stored,
    (typed) => typed,
    options,
  )

/** Text that is never cut while it is typed or pasted: too long a one is refused with a message. */
export const uncut = (options?: TextOptions) => text({ maxLength: undefined, ...options })

/** A whole number, with or without commas. */
export const whole = (options: TextOptions = {}) =>
  writtenAs<number>(String, numberOf, {
    inputMode: 'numeric',
    maxLength: 12,
    isRight: (typed) => !Number.isNaN(numberOf(typed)),
    ...options,
  })

export const rowsOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((row) => row.trim())
    .filter(Boolean)

/** A list, one item in each row; an empty one is sent, too. */
export const list = (options?: TextOptions) =>
  writtenAs<string[]>((items) => items.join('\n'), rowsOf, {
    sendsEmpty: true,
    ...options,
  })

export const date = (options?: TextOptions) => ({
  ...text({ type: 'date', ...options }),
  read: (day: string) => dateText(day),
})

export const flag = (empty = false): FormField<boolean, boolean, 'flag'> => ({
  kind: 'flag',
  empty,
  toValue: (stored) => stored,
  toInput: (value) => value,
})

/** One of a few, the first of which nobody has to choose. `words` names the texts for them. */
export const choice = <const T extends string>(
  values: readonly T[],
  words: string,
  first: T,
): FormField<T, T, 'choice'> => ({
  kind: 'choice',
  choices: { values, words },
  empty: first,
  toValue: (stored) => stored,
  toInput: (value) => value,
})

/** One of a few that has to be chosen; the text for none is `<name>None`. */
export const openChoice = <const T extends string>(
  values: readonly T[],
  words: string,
): FormField<T | '', T, 'choice'> => ({
  kind: 'choice',
  choices: { values, words },
  empty: '',
  toValue: (stored) => stored,
  toInput: (value) => value || undefined,
  faultOf: (value, { isOptional }) => (value === '' && !isOptional ? 'missing' : undefined),
})

type Own<Value, Stored> = Pick<
  FormField<Value, Stored>,
  'empty' | 'toValue' | 'toInput' | 'read' | 'isWhole'
>

/** A field with a component of its own. */
export const own = <Value, Stored>(spec: Own<Value, Stored>): FormField<Value, Stored, 'own'> => ({
  kind: 'own',
  ...spec,
})

/** A field with a component of its own, whose value is what is stored. */
export const ownValue = <Value>(
  empty: Value,
  spec: Partial<Own<Value, Value>> = {},
): FormField<Value, Value, 'own'> =>
  own<Value, Value>({
    empty,
    toValue: (stored) => stored,
    toInput: (value) => value,
    ...spec,
  })

/** Fields beside each other, on screens that have the room that `className` asks for. */
export function inRow<F extends Readonly<Record<string, AnyField>>>(
  className: string,
  fields: F,
): F {
  const row = { className }
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, row }]),
  ) as F
}
