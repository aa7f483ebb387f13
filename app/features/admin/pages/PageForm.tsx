import * as z from 'zod/mini'
import { FormattedText } from '#app/admin/formatting/FormattedText.tsx'
import { useEdited } from '#app/admin/useEdited.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { DraftForm } from '#app/admin/drafts/DraftForm.tsx'
import { adminPages } from '#app/i18n/en/adminPages.ts'
import { useWords } from '#app/i18n/words.ts'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  getStaffPage,
  longestPage,
  pageFields,
  type StaffPage,
  updatePage,
} from '#contract/pages/admin.ts'
import { PagePreview } from './PagePreview.tsx'

type Values = Pick<StaffPage, 'title' | 'description' | 'markdown'>

const toValues = ({ title, description, markdown }: StaffPage): Values => ({
  title,
  description,
  markdown,
})

const schema = z.object(pageFields)

/** The fields of an earlier version. */
const valuesOf = (content: object): Values | undefined => schema.safeParse(content).data

export function PageForm({ page }: { page: StaffPage }) {
  const words = useWords(adminPages)
  const { save, load } = useSaving()
  const { name } = page
  const labels = {
    title: words.heading,
    description: words.description,
    markdown: words.text,
  }
  const edited = useEdited<Values, StaffPage>({
    schema,
    original: page,
    toValues,
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
  const errorOf = (of: keyof Values) => form.getFieldState(of, form.formState).error?.message
  const field = (of: keyof Values) => ({ ...form.register(of), error: errorOf(of) })
  return (
    <div className="mt-3">
      <DraftForm
        text={{ kind: 'page', id: name }}
        edited={edited}
        labels={labels}
        toValues={valuesOf}
        className="either-script grid gap-5"
      >
        <TextField label={words.heading} maxLength={80} {...field('title')} />
        <TextField
          label={words.description}
          hint={words.descriptionHint}
          maxLength={200}
          {...field('description')}
        />
        <FormattedText
          label={words.text}
          hint={name === 'faq' ? words.questions : undefined}
          error={errorOf('markdown')}
          registered={form.register('markdown')}
          maxLength={longestPage}
          rows={24}
          preview={<PagePreview form={form} />}
        />
      </DraftForm>
    </div>
  )
}
