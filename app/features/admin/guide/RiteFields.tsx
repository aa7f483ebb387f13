import { FormFields } from '#app/admin/form/FormFields.tsx'
import { adminGuide } from '#app/i18n/en/guide/adminGuide.ts'
import { useWords } from '#app/i18n/words.ts'
import { type RiteForm, riteValues } from './riteValues.ts'
import { Samagri } from './Samagri.tsx'
import { Steps } from './Steps.tsx'
import type { OpenSteps } from './useOpenSteps.ts'

type Props = {
  form: RiteForm
  open: OpenSteps
  /** The steps that have a recording of their own. */
  recorded: readonly string[]
}

/** The fields of a rite. */
export function RiteFields({ form, open, recorded }: Props) {
  const { form: words } = useWords(adminGuide)
  return (
    <FormFields
      of={riteValues}
      form={form}
      words={words}
      slots={{
        samagri: <Samagri form={form} />,
        steps: <Steps form={form} open={open} recorded={recorded} />,
      }}
    />
  )
}
