import { type FormField, own } from './fields.ts'
import type { Fields, Form, Stored, Values } from './formOf.ts'

type Spec<Value> = {
  /** As it is read beside somebody else's change. */
  read?: (value: Value) => string
  isWhole?: true
}

/** Fields that belong together, under one name. */
export const group = <F extends Fields, S extends object>(
  of: Form<F, S>,
  spec: Spec<Values<F>> = {},
): FormField<Values<F>, Stored<F, S>, 'own'> =>
  own<Values<F>, Stored<F, S>>({
    empty: of.empty,
    toValue: of.toValues,
    toInput: (values) => of.toInput(values) as Stored<F, S>,
    ...spec,
  })

/** A list whose rows have the same fields. */
export const rows = <F extends Fields, S extends object>(
  of: Form<F, S>,
  spec: Spec<Values<F>[]> = {},
): FormField<Values<F>[], Stored<F, S>[], 'own'> =>
  own<Values<F>[], Stored<F, S>[]>({
    empty: [],
    toValue: (stored) => stored.map(of.toValues),
    toInput: (values) => values.map((each) => of.toInput(each) as Stored<F, S>),
    isWhole: true,
    ...spec,
  })
