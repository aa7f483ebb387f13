import { PartFields } from '#app/admin/form/FormFields.tsx'
import { EmailState } from './EmailState.tsx'
import { Group } from './Group.tsx'
import { SectionForm } from './SectionForm.tsx'
import { officeMailValues } from './siteValues.ts'
import { type Settings, useSection } from './useSection.ts'

/** Whether emails go out, and which ones the office gets. */
export function EmailSection({ settings }: { settings: Settings }) {
  const { edited, form, words } = useSection('email', settings)
  return (
    <SectionForm edited={edited}>
      <EmailState />
      <Group>
        <PartFields
          of={officeMailValues}
          form={form}
          at="officeMail"
          words={words.officeMail}
          className="grid gap-4"
          slots={form.watch('officeMail.how') === 'daily' ? {} : { at: null }}
        />
      </Group>
    </SectionForm>
  )
}
