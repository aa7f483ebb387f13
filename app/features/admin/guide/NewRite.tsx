import { BackLink } from '#app/admin/BackLink.tsx'
import { NewDraft } from '#app/admin/drafts/NewDraft.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useAdded } from '#app/admin/useAdded.ts'
import { adminGuide } from '#app/i18n/en/guide/adminGuide.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import { createRite } from '#contract/guide/admin.ts'
import { RiteFields } from './RiteFields.tsx'
import { riteValues, toRiteInput } from './riteValues.ts'
import { useOpenSteps } from './useOpenSteps.ts'

/** A rite of the temple's own; the priest's voice follows once its steps are saved. */
export function NewRite() {
  const words = useWords(adminGuide)
  const { empty } = riteValues
  const added = useAdded({
    empty,
    endpoint: createRite,
    toInput: (values: typeof empty) => toRiteInput(values),
    onAdded: ({ id }) => {
      showToast({ title: words.form.created, tone: 'success' })
      return `guide/${id}`
    },
  })
  const open = useOpenSteps(added.form)
  return (
    <TabPage title={words.newTitle} intro={words.newIntro}>
      <BackLink to="guide">{words.all}</BackLink>
      <NewDraft
        text={{ kind: 'rite', id: 'new' }}
        added={{ ...added, handleSubmit: open.before(added.handleSubmit) }}
        empty={empty}
        create={words.form.create}
      >
        <RiteFields form={added.form} open={open} recorded={[]} />
      </NewDraft>
    </TabPage>
  )
}
