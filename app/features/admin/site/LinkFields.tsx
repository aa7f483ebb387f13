import { adminSite } from '#app/i18n/en/adminSite.ts'
import { useWords } from '#app/i18n/words.ts'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { servicePages } from '#contract/site/admin.ts'
import type { SiteField } from './siteField.ts'
import { areServices, networks } from './siteValues.ts'

/** What the foot of each page links to. */
export function LinkFields({ field }: { field: SiteField }) {
  const words = useWords(adminSite)
  return (
    <>
      <TextArea
        label={words.services}
        hint={words.servicesHint(servicePages.join(', '))}
        rows={4}
        {...field('services', { validate: (text) => areServices(text) || words.servicesError })}
      />
      {networks.map((network) => (
        <TextField
          key={network}
          label={words.social[network]}
          hint={words.linkHint}
          type="url"
          {...field(`social.${network}`)}
        />
      ))}
    </>
  )
}
