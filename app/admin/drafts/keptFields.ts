import type { FieldValues } from 'react-hook-form'
import type { TypedFields } from '#contract/writing/admin.ts'

/** What a form holds as drafts are kept: lists and groups as JSON. */
export const toKept = (values: FieldValues): TypedFields =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : value,
    ]),
  )

/** The fields of a draft, for a form that holds such values. */
export const fromKept = (kept: TypedFields, values: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(kept).map(([name, field]) => [
      name,
      typeof values[name] === 'object' && typeof field === 'string' ? JSON.parse(field) : field,
    ]),
  )
