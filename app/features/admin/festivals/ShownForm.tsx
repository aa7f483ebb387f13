import { useRouter } from '@tanstack/react-router'
import { ConflictPanel } from '#app/admin/ConflictPanel.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { SaveBar } from '#app/admin/SaveBar.tsx'
import { useEdited } from '#app/admin/useEdited.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { adminFestivalChoice } from '#app/i18n/en/festivals/adminFestivalChoice.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import {
  getFestivalChoice,
  setFestivalChoice,
  type StaffChoice,
} from '#contract/festivals/choiceAdmin.ts'
import { CustomFields, GroupFields, KindFields } from './ChoiceFields.tsx'
import { type ChoiceValues, toChoice, toChoiceValues } from './choiceValues.ts'

export function ShownForm({ original }: { original: StaffChoice }) {
  const words = useWords(adminFestivalChoice)
  const { save, load } = useSaving()
  const router = useRouter()
  const { kinds } = original
  const { groups, states, customNames, customChoices } = words
  const edited = useEdited<ChoiceValues, StaffChoice>({
    original,
    toValues: toChoiceValues,
    async save(values, { version }) {
      const done = await save(setFestivalChoice, toChoice(values, kinds), version)
      if (done.saved) {
        showToast({ title: words.saved, tone: 'success' })
        // Of the site, which this very page has read.
        void router.options.context.queryClient.invalidateQueries({ queryKey: ['getSite'] })
      }
      return done
    },
    load: () => load(getFestivalChoice, {}),
    labels: { ...groups, ...customNames, observed: words.leftOut },
    readers: {
      great: (state) => states[state],
      ekadashi: (state) => states[state],
      pradosh: (state) => states[state],
      moon: (state) => states[state],
      maharashtra: (choice) => customChoices[choice].maharashtra,
      vaishnava: (choice) => customChoices[choice].vaishnava,
      observed: (observed) =>
        kinds
          .filter(({ kind }) => !observed.includes(kind))
          .map(({ name }) => name)
          .join(', '),
    },
  })
  const { form, isDirty, isSaving } = edited
  return (
    <form noValidate onSubmit={edited.handleSubmit} className="mt-6 grid gap-8">
      <LeaveGuard isDirty={isDirty} />
      {edited.conflict && <ConflictPanel of={edited.conflict} />}
      <GroupFields form={form} />
      <KindFields form={form} kinds={kinds} />
      <CustomFields form={form} differing={original.differing} />
      <FailureNotice failure={edited.failure} />
      <SaveBar isDirty={isDirty} isSaving={isSaving} />
    </form>
  )
}
