import { Group } from './Group.tsx'
import { SectionForm } from './SectionForm.tsx'
import { ShopFields } from './ShopFields.tsx'
import { type Settings, useSection } from './useSection.ts'

/** The shop's tax number and what delivery costs. */
export function ShopSection({ settings }: { settings: Settings }) {
  const { edited, form } = useSection('shop', settings)
  return (
    <SectionForm edited={edited}>
      <Group>
        <ShopFields form={form} pan={settings.site.trust?.pan} />
      </Group>
    </SectionForm>
  )
}
