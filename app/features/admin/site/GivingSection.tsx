import { CurrentPassword } from '#app/admin/CurrentPassword.tsx'
import { FormFields } from '#app/admin/form/FormFields.tsx'
import { adminLetterhead } from '#app/i18n/en/site/adminLetterhead.ts'
import { useWords } from '#app/i18n/words.ts'
import { Group } from './Group.tsx'
import { LetterheadFields } from './LetterheadFields.tsx'
import { SectionForm } from './SectionForm.tsx'
import { sectionForms } from './siteValues.ts'
import { TrustFields } from './TrustFields.tsx'
import { type Settings, useSection } from './useSection.ts'

/** Where donations go, and what receipts say. */
export function GivingSection({ settings }: { settings: Settings }) {
  const { edited, form, words, named } = useSection('giving', settings, 'upiAddress')
  const letterhead = useWords(adminLetterhead)
  const shared = { of: sectionForms.giving, form, words: named, className: 'grid gap-4' }
  const isOtherUpi = form.watch('upiAddress').trim() !== (settings.site.upiAddress ?? '')
  const refused = form.getFieldState('currentPassword', form.formState).error
  return (
    <SectionForm edited={edited}>
      <Group>
        <FormFields {...shared} only={['upiAddress']} />
        {(isOtherUpi || refused) && (
          <CurrentPassword
            {...form.register('currentPassword')}
            error={refused?.message}
            hint={words.whyPassword.upi}
          />
        )}
        <FormFields {...shared} only={['donationPurposes']} />
        <TrustFields form={form} />
      </Group>
      <Group title={letterhead.title} text={letterhead.text}>
        <LetterheadFields temple={settings.site.name} />
      </Group>
    </SectionForm>
  )
}
