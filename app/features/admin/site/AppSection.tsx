import { adminAppLook } from '#app/i18n/en/site/adminAppLook.ts'
import { useWords } from '#app/i18n/words.ts'
import { AppIconFields, AppLookFields } from './AppFields.tsx'
import { Group } from './Group.tsx'
import { SectionForm } from './SectionForm.tsx'
import { type Settings, useSection } from './useSection.ts'

/** How phones show the installed app. */
export function AppSection({ settings }: { settings: Settings }) {
  const { edited, form } = useSection('app', settings)
  const look = useWords(adminAppLook)
  return (
    <SectionForm edited={edited}>
      <Group>
        <AppLookFields form={form} />
      </Group>
      <Group title={look.icon} text={look.iconText}>
        <AppIconFields form={form} temple={settings.site.name} />
      </Group>
    </SectionForm>
  )
}
