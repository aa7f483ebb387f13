import { DraftForm } from '#app/admin/drafts/DraftForm.tsx'
import { useEdited } from '#app/admin/useEdited.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { adminGuide } from '#app/i18n/en/guide/adminGuide.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import { getStaffRite, type StaffRite, updateRite } from '#contract/guide/admin.ts'
import { PublishRite } from './PublishRite.tsx'
import { RiteFields } from './RiteFields.tsx'
import { riteValues, type RiteValues, riteValuesOf, toRiteInput } from './riteValues.ts'
import { useOpenSteps } from './useOpenSteps.ts'

export function RiteForm({ rite }: { rite: StaffRite }) {
  const { form: words } = useWords(adminGuide)
  const { save, load } = useSaving()
  const { id } = rite
  const inputOf = (values: RiteValues, before: StaffRite) => ({
    id,
    ...toRiteInput(values, before),
  })
  const { labels, readers, whole } = riteValues.compared(words)
  const edited = useEdited<RiteValues, StaffRite>({
    original: rite,
    toValues: riteValues.toValues,
    judged: { schema: updateRite.input, toInput: (values) => inputOf(values, rite) },
    async save(values, base) {
      const done = await save(updateRite, inputOf(values, base), base.version)
      if (done.saved) showToast({ title: words.saved, tone: 'success' })
      return done
    },
    load: () => load(getStaffRite, { id }),
    labels,
    readers,
    whole,
  })
  const open = useOpenSteps(edited.form)
  return (
    <DraftForm
      text={{ kind: 'rite', id }}
      edited={{ ...edited, handleSubmit: open.before(edited.handleSubmit) }}
      labels={labels}
      readers={readers}
      toValues={riteValuesOf}
      publish={<PublishRite rite={rite} isTextDirty={edited.isDirty} />}
    >
      <RiteFields
        form={edited.form}
        open={open}
        recorded={rite.steps.flatMap((step) => (step.mantra?.recording ? [step.id] : []))}
      />
    </DraftForm>
  )
}
