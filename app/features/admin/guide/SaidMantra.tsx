import { PartFields } from '#app/admin/form/FormFields.tsx'
import { WithField } from '#app/admin/form/shownField.tsx'
import { adminGuide } from '#app/i18n/en/guide/adminGuide.ts'
import { useWords } from '#app/i18n/words.ts'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { optionsFor, useTexts } from './choices.ts'
import { mantraValues, type RiteForm } from './riteValues.ts'

type Props = { form: RiteForm; at: number; isRecorded: boolean }

/** The mantra of a step, if one is said. */
export function SaidMantra({ form, at, isRecorded }: Props) {
  const { form: labels, step, mantra: words } = useWords(adminGuide)
  const fieldWords = { ...words, required: labels.required }
  const texts = useTexts()
  const path = `steps.${at}.mantra` as const
  const [isThere, mantraId] = form.watch([`${path}.isThere`, `${path}.mantraId`])
  return (
    <div className="grid gap-4">
      <CheckboxField label={step.hasMantra} {...form.register(`${path}.isThere`)} />
      {!isThere && isRecorded && (
        <p role="status" className="text-saffron">
          {words.loses}
        </p>
      )}
      {isThere && (
        <PartFields
          of={mantraValues}
          form={form}
          at={path}
          words={fieldWords}
          className="grid gap-5 border-s-2 border-gold-deco ps-4"
          slots={{
            mantraId: (
              <WithField>
                {({ label, hint, error, registered }) => (
                  <SelectField
                    label={label}
                    {...(hint !== undefined && { hint })}
                    error={error}
                    options={optionsFor(mantraId, words.noMantra, texts)}
                    {...registered}
                  />
                )}
              </WithField>
            ),
          }}
        />
      )}
    </div>
  )
}
