import { createContext, type ReactNode, use } from 'react'
import type { FieldValues, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { AnyField, Attributes } from './fields.ts'
import { textIn } from './formOf.ts'

/** A field as it would be shown, for a component that shows it in another way. */
export type ShownField = {
  /** Label, input, hint and error. */
  readonly shown: ReactNode
  readonly label: string
  readonly hint: string | undefined
  readonly error: string | undefined
  /** Of a text, in characters. */
  readonly maxLength: number | undefined
  readonly rows: number | undefined
  readonly registered: UseFormRegisterReturn
}

type FieldOptions = {
  name: string
  field: AnyField
  form: UseFormReturn<FieldValues>
  /** Before its name, in a part of a form: `trust.`. */
  path: string
  /** By the field's name: `name`, `nameHint`, `nameMissing`, `nameWrong`. */
  words: Readonly<Record<string, unknown>>
  hint: string | undefined
  attributes: Attributes | undefined
  isOptional: boolean
  limit: number | undefined
}

/** A field with its label, hint and error, registered with its rules. */
export function shownField(options: FieldOptions): ShownField {
  const { name, field, form, path, words, isOptional, limit } = options
  const textOf = (key: string): string | undefined => {
    const found = words[key]
    return typeof found === 'string' ? found : undefined
  }
  const wrong = textOf(`${name}Wrong`) ?? textOf('wholeNumber')
  const messages = { missing: textOf(`${name}Missing`) ?? textOf('required') ?? wrong, wrong }
  const validate = (value: unknown, values: FieldValues): string | true => {
    const fault = field.faultOf?.(value as never, { isOptional, values })
    // Without words of the form's, the contract's are shown.
    return (fault && messages[fault]) ?? true
  }
  const at = `${path}${name}`
  const registered = form.register(at, {
    ...(field.faultOf && { validate }),
    ...(field.shouldUnregister && { shouldUnregister: true }),
  })
  const attributes = { maxLength: limit, ...field.attributes, ...options.attributes }
  const label = textOf(name) ?? ''
  const hint = options.hint ?? textOf(`${name}Hint`)
  const error = form.getFieldState(at, form.formState).error?.message
  const described = { label, hint, error }
  const choices = field.choices && optionsOf(field.choices, words, textOf(`${name}None`))
  return {
    ...described,
    maxLength: attributes.maxLength,
    rows: attributes.rows,
    registered,
    shown:
      field.kind === 'flag' ? (
        <CheckboxField label={label} error={error} {...registered} />
      ) : (
        <TextInput {...{ ...described, registered, attributes, choices }} />
      ),
  }
}

type Choice = { value: string; label: string }

function optionsOf(
  { values, words: key }: NonNullable<AnyField['choices']>,
  words: Readonly<Record<string, unknown>>,
  none: string | undefined,
): Choice[] {
  const options = values.map((value) => ({ value, label: textIn(words[key], value) }))
  return none === undefined ? options : [{ value: '', label: none }, ...options]
}

type InputProps = Pick<ShownField, 'label' | 'hint' | 'error' | 'registered'> & {
  attributes: Attributes
  choices: Choice[] | undefined
}

function TextInput({ hint, registered, attributes, choices, ...described }: InputProps) {
  const { rows, type, ...rest } = attributes
  const common = { ...described, ...(hint !== undefined && { hint }), ...registered }
  if (choices) return <SelectField options={choices} {...common} />
  if (rows !== undefined) return <TextArea rows={rows} {...rest} {...common} />
  return <TextField type={type} {...rest} {...common} />
}

/** The field whose place a component takes. */
export const FieldContext = createContext<FieldOptions | undefined>(undefined)

/** In the place of a field: shows it in another way. */
export function WithField({ children }: { children: (field: ShownField) => ReactNode }) {
  const options = use(FieldContext)
  return options && children(shownField(options))
}
