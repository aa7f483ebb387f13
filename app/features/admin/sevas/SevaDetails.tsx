import { useState } from 'react'
import { useAdmin } from '#app/admin/adminContext.ts'
import { BackLink } from '#app/admin/BackLink.tsx'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { Loaded } from '#app/admin/Loaded.tsx'
import { MessagesSent } from '#app/admin/MessagesSent.tsx'
import { PrintButton } from '#app/admin/prints/PrintButton.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { DevoteeLink } from '#app/admin/devotees/DevoteeLink.tsx'
import { useFocusAfterChange } from '#app/admin/useFocusAfterChange.ts'
import { useRead } from '#app/admin/useRead.ts'
import { useSend } from '#app/admin/useSend.ts'
import { adminPrints } from '#app/i18n/en/prints/adminPrints.ts'
import { adminSevas, sevaDetails } from '#app/i18n/en/sevas/adminSevas.ts'
import { sevaWords } from '#app/i18n/en/sevas/sevaWords.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { may } from '#contract/accounts/permissions.ts'
import { decideSeva, getSeva, type StaffSevaDetails } from '#contract/sevas/admin.ts'
import { SevaDayRows } from './SevaDayRows.tsx'
import { SevaForm } from './SevaForm.tsx'
import { SevaGifts } from './SevaGifts.tsx'

/** One yearly seva: its days, what was paid for it, and what was agreed. */
export function SevaDetails({ id }: { id: string }) {
  const words = useWords(adminSevas)
  const shared = useWords(sevaWords)
  const { all } = useWords(sevaDetails)
  const prints = useWords(adminPrints)
  const { me } = useAdmin()
  const query = useRead(getSeva, { id })
  const seva = query.data
  return (
    <TabPage
      title={seva ? shared.heading(seva.kind, seva.inName) : words.title}
      action={
        seva &&
        may(me.role, 'counter') && (
          <PrintButton label={prints.printCard} papers={[{ kind: 'seva', key: seva.reference }]} />
        )
      }
      intro={seva && `${shared.rule(seva)} · ${words.statuses[seva.status]} · ${seva.reference}`}
    >
      <BackLink to="sevas">{all}</BackLink>
      {seva?.fullName && <DevoteeLink record={{ kind: 'seva', key: id }} />}
      <Loaded query={query}>{(loaded) => <Parts seva={loaded} />}</Loaded>
    </TabPage>
  )
}

function Parts({ seva }: { seva: StaffSevaDetails }) {
  const { status } = seva
  const place = useFocusAfterChange<HTMLDivElement>(status)
  return (
    <div className="mt-2 grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
      <div ref={place} tabIndex={-1} className="grid gap-5">
        {status === 'requested' && <Answer seva={seva} />}
        <SevaForm seva={seva} />
      </div>
      <div className="grid gap-5">
        {status !== 'requested' && <SevaDayRows seva={seva} />}
        <SevaGifts seva={seva} />
        {status === 'active' && <EndSeva seva={seva} />}
        <Card className="p-5 empty:hidden">
          <MessagesSent reference={seva.reference} />
        </Card>
      </div>
    </div>
  )
}

function Answer({ seva: { id, version } }: { seva: StaffSevaDetails }) {
  const words = useWords(sevaDetails)
  const { send, isBusy } = useSend()
  const decide = async (status: 'active' | 'declined') => {
    const done = await send(decideSeva, { id, status }, { version })
    if (!done) return
    showToast({ title: status === 'active' ? words.accepted : words.declined, tone: 'success' })
  }
  return (
    <Card as="section" className="p-5">
      <p>{words.requested}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button disabled={isBusy} onClick={() => void decide('active')}>
          {words.accept}
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={() => void decide('declined')}>
          {words.decline}
        </Button>
      </div>
    </Card>
  )
}

function EndSeva({ seva: { id, version } }: { seva: StaffSevaDetails }) {
  const words = useWords(sevaDetails)
  const { send, isBusy } = useSend()
  const [isOpen, setIsOpen] = useState(false)
  const end = async () => {
    const done = await send(decideSeva, { id, status: 'ended' }, { version })
    setIsOpen(false)
    if (done) showToast({ title: words.ended, tone: 'success' })
  }
  return (
    <Card as="section" className="p-5">
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {words.end}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={words.endTitle}
        confirm={words.end}
        cancel={words.keep}
        isBusy={isBusy}
        onConfirm={() => void end()}
        onClose={() => setIsOpen(false)}
      >
        <p>{words.endText}</p>
      </ConfirmDialog>
    </Card>
  )
}
