import { PartFields } from '#app/admin/form/FormFields.tsx'
import { adminGuide } from '#app/i18n/en/guide/adminGuide.ts'
import { useWords } from '#app/i18n/words.ts'
import { PictureChoice } from './PictureChoice.tsx'
import { type RiteForm, stepValues } from './riteValues.ts'
import { SaidMantra } from './SaidMantra.tsx'
import { SungTexts } from './SungTexts.tsx'

type Props = { form: RiteForm; at: number; isRecorded: boolean }

/** The fields of one step. */
export function StepFields({ form, at, isRecorded }: Props) {
  const { form: labels, step: words } = useWords(adminGuide)
  const path = `steps.${at}` as const
  const [kind, picture, aartis] = form.watch([`${path}.kind`, `${path}.picture`, `${path}.aartis`])
  const { required, wholeNumber } = labels
  const fieldWords = { ...words, required, wholeNumber }
  return (
    <PartFields
      of={stepValues}
      form={form}
      at={path}
      words={fieldWords}
      slots={{
        id: null,
        picture: (
          <PictureChoice
            chosen={picture}
            onChoose={(name) => form.setValue(`${path}.picture`, name, { shouldDirty: true })}
          />
        ),
        mantra: <SaidMantra form={form} at={at} isRecorded={isRecorded} />,
        aartis: kind === 'aarti' && (
          <SungTexts
            ids={aartis}
            onChange={(ids) => form.setValue(`${path}.aartis`, ids, { shouldDirty: true })}
          />
        ),
      }}
    />
  )
}
