import { FormFields } from '#app/admin/form/FormFields.tsx'
import { servicePages } from '#contract/site/admin.ts'
import { Group } from './Group.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { SectionForm } from './SectionForm.tsx'
import { sectionForms } from './siteValues.ts'
import { SocialFields } from './SocialFields.tsx'
import { type Settings, useSection } from './useSection.ts'

/** What the temple is called, where it is, and how it is reached. */
export function TempleSection({ settings }: { settings: Settings }) {
  const { edited, form, words, named } = useSection('temple', settings)
  const shared = { of: sectionForms.temple, form, words: named, className: 'grid gap-4' }
  return (
    <SectionForm edited={edited}>
      <Group>
        <FormFields {...shared} only={['name', 'locality', 'tagline']} />
      </Group>
      <Group title={words.reach}>
        <FormFields {...shared} only={['address', 'phone', 'email']} />
      </Group>
      <Group title={words.place} text={words.placeHint}>
        <PlaceFields form={form} />
      </Group>
      <Group title={words.links}>
        <FormFields
          {...shared}
          only={['services', 'social']}
          hints={{ services: words.servicesHint(servicePages.join(', ')) }}
          slots={{ social: <SocialFields form={form} /> }}
        />
      </Group>
    </SectionForm>
  )
}
