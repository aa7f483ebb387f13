import { BackLink } from '#app/admin/BackLink.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useAdded } from '#app/admin/useAdded.ts'
import { NewDraft } from '#app/admin/drafts/NewDraft.tsx'
import { adminMantras } from '#app/i18n/en/mantras/adminMantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import { createMantra } from '#contract/mantras/admin.ts'
import { MantraFields } from './MantraFields.tsx'
import { emptyText, mantraValues, toMantraInput } from './mantraValues.ts'

/** A mantra's text first; its recording and times follow once it is saved. */
export function NewMantra({ list }: { list: 'mantras' | 'aartis' }) {
  const all = useWords(adminMantras)
  const isOther = list === 'aartis'
  const words = isOther ? { ...all, ...all.aartis, all: all.aartis.title } : all
  const empty = isOther ? emptyText : mantraValues.empty
  const added = useAdded({
    empty,
    endpoint: createMantra,
    toInput: toMantraInput,
    onAdded: ({ id }) => {
      showToast({ title: words.form.created, tone: 'success' })
      return `mantras/${id}`
    },
  })
  return (
    <TabPage title={words.newTitle} intro={words.newIntro}>
      <BackLink to={isOther ? 'mantras/aartis' : 'mantras'}>{words.all}</BackLink>
      <NewDraft
        text={{ kind: 'mantra', id: isOther ? 'new-text' : 'new' }}
        added={added}
        empty={empty}
        create={words.form.create}
      >
        <MantraFields form={added.form} />
      </NewDraft>
    </TabPage>
  )
}
