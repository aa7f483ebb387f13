import type { Path, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import type { Sent } from '#contract/endpoint.ts'
import type { requestSeva } from '#contract/sevas/public.ts'

type Input = Sent<typeof requestSeva>

/** What the form holds: nothing is chosen at first. */
export type SevaValues = Omit<Input, 'kind' | 'occasion'> & {
  kind: Input['kind'] | ''
  occasion: Input['occasion'] | ''
}

export const emptySeva: SevaValues = {
  kind: '',
  occasion: '',
  inName: '',
  gotra: '',
  by: 'tithi',
  month: 1,
  day: 1,
  dayRule: 'sunrise',
  since: '',
  fullName: '',
  email: '',
  phone: '',
}

/** What a part of the form needs of it. */
export type PartProps = {
  form: UseFormReturn<SevaValues, unknown, SevaValues>
  field: (
    name: Path<SevaValues>,
  ) => UseFormRegisterReturn & { error: string | undefined; required: boolean }
}
