import { adminSite } from '#app/i18n/en/adminSite.ts'
import { useWords } from '#app/i18n/words.ts'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { SiteField } from './siteField.ts'
import { isHours } from './siteValues.ts'

/** When the temple, its office and its telephone are open. */
export function HourFields({ field }: { field: SiteField }) {
  const words = useWords(adminSite)
  return (
    <>
      <TextArea
        label={words.templeHours}
        hint={words.templeHoursHint}
        rows={4}
        {...field('templeHours', { validate: (text) => isHours(text) || words.templeHoursError })}
      />
      <TextField label={words.officeHours} hint={words.officeHoursHint} {...field('officeHours')} />
      <TextField label={words.phoneHours} {...field('phoneHours')} />
    </>
  )
}
