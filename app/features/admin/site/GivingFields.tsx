import type { FieldPath, UseFormRegisterReturn } from 'react-hook-form'
import { adminSite } from '#app/i18n/en/adminSite.ts'
import { useWords } from '#app/i18n/words.ts'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { SiteValues } from './siteValues.ts'

type Props = {
  field: (name: FieldPath<SiteValues>) => UseFormRegisterReturn & { error: string | undefined }
  is80G: boolean
}

/** The purposes that donors can choose, and the receipts' details of the trust. */
export function GivingFields({ field, is80G }: Props) {
  const words = useWords(adminSite)
  return (
    <>
      <TextArea
        label={words.purposes}
        hint={words.purposesHint}
        rows={4}
        {...field('donationPurposes')}
      />
      <TextField
        label={words.trustRegistration}
        hint={words.trustHint}
        {...field('trust.registration')}
      />
      <TextField label={words.trustPan} autoCapitalize="characters" {...field('trust.pan')} />
      <div>
        <CheckboxField label={words.is80G} {...field('trust.is80G')} />
        <p className="text-muted">{words.is80GHint}</p>
      </div>
      {is80G && (
        <>
          <TextField label={words.eightyGRegistration} {...field('trust.eightyG.registration')} />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField label={words.eightyGDate} type="date" {...field('trust.eightyG.date')} />
            <TextField label={words.eightyGSection} {...field('trust.eightyG.section')} />
          </div>
        </>
      )}
    </>
  )
}
