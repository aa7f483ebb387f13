import { FormFields } from '#app/admin/form/FormFields.tsx'
import { Group } from './Group.tsx'
import { SectionForm } from './SectionForm.tsx'
import { sectionForms } from './siteValues.ts'
import { type Settings, useSection } from './useSection.ts'
import { AartiFields, PriestFields, WayFields } from './VisitFields.tsx'

/** When the temple is open, its worship and priests, and the way to it. */
export function VisitingSection({ settings }: { settings: Settings }) {
  const { edited, form, words, named } = useSection('visiting', settings)
  return (
    <SectionForm edited={edited}>
      <Group title={words.hours}>
        <FormFields
          of={sectionForms.visiting}
          form={form}
          words={named}
          className="grid gap-4"
          slots={{ visit: null }}
        />
      </Group>
      <Group title={words.visit.aartis} text={words.visit.aartisText}>
        <AartiFields form={form} />
      </Group>
      <Group title={words.visit.priests} text={words.visit.priestsText}>
        <PriestFields form={form} />
      </Group>
      <Group title={words.visit.way} text={words.visit.wayText}>
        <WayFields form={form} />
      </Group>
    </SectionForm>
  )
}
