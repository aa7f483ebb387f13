import { SettingsList } from './SettingsList.tsx'
import { isSettingsPage, SettingsPage } from './SettingsPage.tsx'

/** Empty for the list of sections, or the name of one. */
export function SiteTab({ path: [name] }: { path: readonly string[] }) {
  return name !== undefined && isSettingsPage(name) ? (
    <SettingsPage key={name} name={name} />
  ) : (
    <SettingsList />
  )
}
