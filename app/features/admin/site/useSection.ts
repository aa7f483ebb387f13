import { useRouter } from '@tanstack/react-router'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Readers } from '#app/admin/differences.ts'
import { useEdited } from '#app/admin/useEdited.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { adminSite } from '#app/i18n/en/site/adminSite.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import type { Out } from '#contract/endpoint.ts'
import { getSiteSettings } from '#contract/site/admin.ts'
import { type SiteSection, updateSiteSection } from '#contract/site/sectionsAdmin.ts'
import { readersOf, siteWords } from './siteDifferences.ts'
import { formOfSection, inputOf, type SectionValues, valuesOf } from './siteValues.ts'

export type Settings = Out<typeof getSiteSettings>

/**
 * The form of one section. What others save in another one meanwhile is neither shown nor changed.
 * `guarded` is the field whose change needs the password.
 */
export function useSection<N extends SiteSection>(
  section: N,
  settings: Settings,
  guarded?: keyof SectionValues<N> & string,
) {
  const words = useWords(adminSite)
  const named = siteWords(words)
  const { save, load } = useSaving()
  const router = useRouter()
  const { labels, whole } = formOfSection(section).compared(named)
  const edited = useEdited<FieldValues, Settings>({
    original: settings,
    toValues: (from) => valuesOf(section, from),
    judged: { schema: updateSiteSection.input, toInput: (values) => inputOf(section, values) },
    async save(values, { version }) {
      const done = await save(updateSiteSection, inputOf(section, values), version)
      if (done.saved) {
        showToast({ title: words.saved, tone: 'success' })
        // The header and the footer of this very page belong to the site.
        void router.options.context.queryClient.invalidateQueries({ queryKey: ['getSite'] })
        // The password field goes, and the focus would go with it.
        if (guarded && document.activeElement?.matches('[autocomplete=current-password]'))
          edited.form.setFocus(guarded)
      }
      return done
    },
    load: () => load(getSiteSettings, {}),
    labels,
    readers: readersOf(words) as Readers<FieldValues>,
    whole,
  })
  const form = edited.form as unknown as UseFormReturn<SectionValues<N>>
  return { edited, form, words, named }
}
