import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { Me } from '#contract/accounts/public.ts'

/** The values of the person who is logged in, or of the guest who last sent a form. */
export type OfPerson<V> = (person: Pick<Me, 'fullName' | 'email'>) => Partial<V>

/** Without creating a draft, because nothing was typed. */
export function fillEmpty<V extends FieldValues>(
  { getValues, setValue }: UseFormReturn<V, unknown, V>,
  known: Partial<V> = {},
): void {
  for (const [field, value] of Object.entries(known)) {
    if (getValues(field as Path<V>) === '') setValue(field as Path<V>, value as never)
  }
}

/** From the account stored on the phone, or what a guest sent from it. */
export async function prefill<V extends FieldValues>(
  form: UseFormReturn<V, unknown, V>,
  ofPerson: OfPerson<V> | undefined,
): Promise<void> {
  const { session, savedContact } = await import('#app/offline/phone.ts')
  const person = (await session.me()) ?? savedContact()
  if (person) fillEmpty(form, ofPerson?.(person))
}
