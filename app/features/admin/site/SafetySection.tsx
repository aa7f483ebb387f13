import { CurrentPassword } from '#app/admin/CurrentPassword.tsx'
import { FormFields } from '#app/admin/form/FormFields.tsx'
import { Group } from './Group.tsx'
import { SectionForm } from './SectionForm.tsx'
import { sectionForms } from './siteValues.ts'
import { type Settings, useSection } from './useSection.ts'

/** What the temple requires of its staff. */
export function SafetySection({ settings }: { settings: Settings }) {
  const { edited, form, words, named } = useSection('safety', settings, 'isTotpRequired')
  const isOther = form.watch('isTotpRequired') !== Boolean(settings.site.isTotpRequired)
  const refused = form.getFieldState('currentPassword', form.formState).error
  return (
    <SectionForm edited={edited}>
      <Group>
        <FormFields
          of={sectionForms.safety}
          form={form}
          words={named}
          className="grid gap-4"
          slots={{
            currentPassword: (isOther || refused) && (
              <CurrentPassword
                {...form.register('currentPassword')}
                error={refused?.message}
                hint={words.whyPassword.totp}
              />
            ),
          }}
        />
      </Group>
    </SectionForm>
  )
}
