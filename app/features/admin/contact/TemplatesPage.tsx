import { BackLink } from '#app/admin/BackLink.tsx'
import { ConflictPanel } from '#app/admin/ConflictPanel.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { text, uncut } from '#app/admin/form/fields.ts'
import { PartFields } from '#app/admin/form/FormFields.tsx'
import { formOf } from '#app/admin/form/formOf.ts'
import { rows } from '#app/admin/form/parts.ts'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useEdited } from '#app/admin/useEdited.ts'
import { useRead } from '#app/admin/useRead.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminContact } from '#app/i18n/en/contact/adminContact.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  type AnswerTemplate,
  answerTemplate,
  type AnswerTemplates,
  listAnswerTemplates,
  updateAnswerTemplates,
} from '#contract/contact/answerTemplates.ts'

/** The saved texts for answers. */
export function TemplatesPage() {
  const words = useWords(adminContact)
  const query = useRead(listAnswerTemplates, {})
  return (
    <TabPage title={words.templates.title} intro={words.templates.intro}>
      <BackLink to="messages">{words.all}</BackLink>
      {query.isPending && <ListSkeleton />}
      {query.isError && !query.data && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data && <TemplatesForm templates={query.data} />}
    </TabPage>
  )
}

const templateValues = formOf({ title: text(), text: uncut({ rows: 6 }) }, answerTemplate)

const templatesValues = formOf(
  {
    items: rows(templateValues, {
      read: (items) => items.map(({ title, text }) => `${title}\n${text}`).join('\n\n'),
    }),
  },
  updateAnswerTemplates.input,
)

type Values = typeof templatesValues.empty

function TemplatesForm({ templates }: { templates: AnswerTemplates }) {
  const words = useWords(adminContact).templates
  const common = useWords(admin)
  const { save, load } = useSaving()
  const edited = useEdited<Values, AnswerTemplates>({
    original: templates,
    toValues: templatesValues.toValues,
    judged: { schema: updateAnswerTemplates.input, toInput: templatesValues.toInput },
    async save(values, { version }) {
      const done = await save(updateAnswerTemplates, templatesValues.toInput(values), version)
      if (done.saved) showToast({ title: words.saved, tone: 'success' })
      return done
    },
    load: () => load(listAnswerTemplates, {}),
    ...templatesValues.compared({ items: words.title }),
  })
  const { form } = edited
  const items = form.watch('items')
  const show = (changed: AnswerTemplate[]) => {
    form.clearErrors('items')
    form.setValue('items', changed, { shouldDirty: true })
  }
  return (
    <form noValidate onSubmit={edited.handleSubmit} className="mt-3 grid max-w-3xl gap-6">
      <LeaveGuard isDirty={edited.isDirty} />
      {edited.conflict && <ConflictPanel of={edited.conflict} />}
      {items.length === 0 && <p className="text-muted">{words.none}</p>}
      {items.map(({ title }, at) => (
        <fieldset key={at} className="grid gap-3 border-b border-line pb-5">
          <legend className="sr-only">{title || words.untitled}</legend>
          <PartFields
            of={templateValues}
            form={form}
            at={`items.${at}`}
            words={{ ...words, title: words.name }}
            className="grid gap-3"
          />
          <div>
            <Button
              size="small"
              variant="outline"
              aria-label={words.remove(title || words.untitled)}
              onClick={() => show(items.toSpliced(at, 1))}
            >
              {words.removeIt}
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button
          variant="outline"
          onClick={() => show([...items, { title: '', text: words.start }])}
        >
          {words.add}
        </Button>
      </div>
      <FailureNotice failure={edited.failure} />
      {(items.length > 0 || edited.isDirty) && (
        <div>
          <Button type="submit" isBusy={edited.isSaving}>
            {edited.isSaving ? common.saving : common.save}
          </Button>
        </div>
      )}
    </form>
  )
}
