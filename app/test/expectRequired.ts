import { expect } from 'vitest'

const nameOf = (field: Element): string =>
  field.getAttribute('name') ?? field.getAttribute('aria-label') ?? field.id

const isSaid = (field: Element): boolean =>
  field.getAttribute('aria-required') === 'true' || (field as HTMLInputElement).required

/**
 * After a form was sent empty: each field that was refused says that it is required, and, but for
 * those named, no other does.
 */
export function expectRequired(form: Element, alsoRequired: readonly string[] = []): void {
  const refused = [
    ...form.querySelectorAll('[aria-invalid="true"], [data-invalid] input[type="radio"]'),
  ]
  const said = [...form.querySelectorAll('input, select, textarea')].filter(isSaid)
  const names = (fields: readonly Element[]) => [...new Set(fields.map(nameOf))].toSorted()
  expect(names(said)).toEqual([...new Set([...names(refused), ...alsoRequired])].toSorted())
}
