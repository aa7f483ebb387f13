import type { UseFormReturn } from 'react-hook-form'
import { PartFields } from '#app/admin/form/FormFields.tsx'
import { adminSite } from '#app/i18n/en/site/adminSite.ts'
import { useWords } from '#app/i18n/words.ts'
import { networks, type SectionValues, socialValues } from './siteValues.ts'

/** The temple's pages on other sites. */
export function SocialFields({ form }: { form: UseFormReturn<SectionValues<'temple'>> }) {
  const { linkHint, social } = useWords(adminSite)
  return (
    <PartFields
      of={socialValues}
      form={form}
      at="social"
      words={social}
      hints={Object.fromEntries(networks.map((network) => [network, linkHint]))}
      className="grid gap-4"
    />
  )
}
