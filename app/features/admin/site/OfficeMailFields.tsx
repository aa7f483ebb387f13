import { adminSite } from '#app/i18n/en/adminSite.ts'
import { useWords } from '#app/i18n/words.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { SiteField } from './siteField.ts'
import type { SiteValues } from './siteValues.ts'

type Props = { field: SiteField; how: SiteValues['officeMail']['how'] }

/** How the office hears of bookings. */
export function OfficeMailFields({ field, how }: Props) {
  const { officeMail: words } = useWords(adminSite)
  return (
    <>
      <SelectField
        label={words.heading}
        options={Object.entries(words.hows).map(([value, label]) => ({ value, label }))}
        {...field('officeMail.how')}
      />
      {how === 'daily' && (
        <TextField label={words.at} hint={words.atHint} type="time" {...field('officeMail.at')} />
      )}
    </>
  )
}
