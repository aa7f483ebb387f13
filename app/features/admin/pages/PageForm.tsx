import * as z from 'zod/mini'
import { text } from '#app/admin/form/fields.ts'
import { FormFields } from '#app/admin/form/FormFields.tsx'
import { formOf } from '#app/admin/form/formOf.ts'
import { WithField } from '#app/admin/form/shownField.tsx'
import { FormattedText } from '#app/admin/formatting/FormattedText.tsx'
import { useEdited } from '#app/admin/useEdited.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { DraftForm } from '#app/admin/drafts/DraftForm.tsx'
import { adminPages } from '#app/i18n/en/pages/adminPages.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import { getStaffPage, pageFields, type StaffPage, updatePage } from '#contract/pages/admin.ts'
import { PagePreview } from './PagePreview.tsx'

const pageValues = formOf(
  {
    title: text(),
    description: text(),
    markdown: text({ rows: 24 }),
  },
  updatePage.input,
)

type PageValues = typeof pageValues.empty

const schema = z.object(pageFields)

/** The fields of an earlier version. */
const valuesOf = (content: object): PageValues | undefined => schema.safeParse(content).data

export function PageForm({ page }: { page: StaffPage }) {
  const words = useWords(adminPages)
  const { save, load } = useSaving()
  const { name } = page
  const { labels } = pageValues.compared(words.form)
  const edited = useEdited<PageValues, StaffPage>({
    schema,
    original: page,
    toValues: pageValues.toValues,
    async save(values, { version }) {
      const done = await save(updatePage, { name, ...values }, version)
      if (done.saved)
        showToast({ title: words.saved, description: words.savedText, tone: 'success' })
      return done
    },
    load: () => load(getStaffPage, { name }),
    labels,
  })
  const { form } = edited
  return (
    <div className="mt-3">
      <DraftForm
        text={{ kind: 'page', id: name }}
        edited={edited}
        labels={labels}
        toValues={valuesOf}
        className="either-script grid gap-5"
      >
        <FormFields
          of={pageValues}
          form={form}
          words={words.form}
          hints={name === 'faq' ? { markdown: words.questions } : {}}
          slots={{
            markdown: (
              <WithField>
                {({ shown: _, ...field }) => (
                  <FormattedText {...field} preview={<PagePreview form={form} />} />
                )}
              </WithField>
            ),
          }}
        />
      </DraftForm>
    </div>
  )
}
