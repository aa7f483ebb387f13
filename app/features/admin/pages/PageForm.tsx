import * as z from 'zod/mini'
import { ConflictPanel } from '#app/admin/ConflictPanel.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { useEdited } from '#app/admin/useEdited.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { admin } from '#app/i18n/en/admin.ts'
import { adminPages } from '#app/i18n/en/adminPages.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { getStaffPage, pageFields, type StaffPage, updatePage } from '#contract/pagesAdmin.ts'

type Values = Pick<StaffPage, 'title' | 'description' | 'markdown'>

const toValues = ({ title, description, markdown }: StaffPage): Values => ({
  title,
  description,
  markdown,
})

const schema = z.object(pageFields)

export function PageForm({ page }: { page: StaffPage }) {
  const words = useWords(adminPages)
  const common = useWords(admin)
  const { save, load } = useSaving()
  const { name } = page
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
    labels: {
      title: words.heading,
      description: words.description,
      markdown: words.text,
    },
  })
  const { form } = edited
  const field = (of: keyof Values) => ({
    ...form.register(of),
    error: form.getFieldState(of, form.formState).error?.message,
  })
  return (
    <Card className="mt-3 max-w-4xl p-5">
      <form noValidate onSubmit={edited.handleSubmit} className="grid gap-5">
        <LeaveGuard isDirty={edited.isDirty} />
        {edited.conflict && <ConflictPanel of={edited.conflict} />}
        <TextField label={words.heading} {...field('title')} />
        <TextField
          label={words.description}
          hint={words.descriptionHint}
          {...field('description')}
        />
        <TextArea
          label={words.text}
          hint={name === 'faq' ? `${words.textHint} ${words.questions}` : words.textHint}
          rows={24}
          {...field('markdown')}
        />
        <FailureNotice failure={edited.failure} />
        <div>
          <Button type="submit" isBusy={edited.isSaving}>
            {edited.isSaving ? common.saving : common.save}
          </Button>
        </div>
      </form>
    </Card>
  )
}
