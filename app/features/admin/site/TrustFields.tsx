import type { UseFormReturn } from 'react-hook-form'
import { PartFields } from '#app/admin/form/FormFields.tsx'
import { WithField } from '#app/admin/form/shownField.tsx'
import { adminSite } from '#app/i18n/en/site/adminSite.ts'
import { useWords } from '#app/i18n/words.ts'
import { eightyGValues, type SectionValues, trustValues } from './siteValues.ts'

/** The receipts' details of the trust. */
export function TrustFields({ form }: { form: UseFormReturn<SectionValues<'giving'>> }) {
  const words = useWords(adminSite)
  return (
    <PartFields
      of={trustValues}
      form={form}
      at="trust"
      words={words.trustFields}
      className="grid gap-4"
      slots={{
        is80G: (
          <div>
            <WithField>{({ shown }) => shown}</WithField>
            <p className="text-muted">{words.is80GText}</p>
          </div>
        ),
        eightyG: form.watch('trust.is80G') && (
          <PartFields
            of={eightyGValues}
            form={form}
            at="trust.eightyG"
            words={words.eightyGFields}
            className="grid gap-4"
          />
        ),
      }}
    />
  )
}
