import { useState } from 'react'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { AdminList } from '#app/admin/list/AdminList.tsx'
import { choice, searched } from '#app/admin/list/filters.tsx'
import { useAdminList } from '#app/admin/list/useAdminList.ts'
import { momentOf } from '#app/admin/moments.ts'
import { useAdmin } from '#app/admin/adminContext.ts'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useSend } from '#app/admin/useSend.ts'
import { adminNewsletter } from '#app/i18n/en/newsletter/adminNewsletter.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  exportSubscribers,
  listSubscribers,
  removeSubscriber,
  type Subscriber,
} from '#contract/newsletter/admin.ts'

const tones = { pending: 'gold', confirmed: 'durva', unsubscribed: 'kumkum' } as const

/** Everyone who signed up, with the record of their consent. */
export function SubscriberList() {
  const words = useWords(adminNewsletter)
  const list = useAdminList({
    read: listSubscribers,
    csv: exportSubscribers,
    filters: {
      search: searched(words.searchHint),
      status: choice(words.state, words.states),
    },
  })
  const [removing, setRemoving] = useState<Subscriber>()
  const { send, isBusy } = useSend()
  const counts = list.first?.counts
  const remove = async ({ id }: Subscriber) => {
    if (await send(removeSubscriber, { id })) showToast({ title: words.removed, tone: 'success' })
    setRemoving(undefined)
  }
  return (
    <TabPage
      title={words.title}
      intro={counts && words.intro(counts.confirmed, counts.pending, counts.unsubscribed)}
      action={
        <AdminLink to="subscribers/import" className={buttonClass({ variant: 'outline' })}>
          {words.imported.link}
        </AdminLink>
      }
    >
      <AdminList of={list} words={words} keyOf={({ id }) => id}>
        {(subscriber) => <SubscriberRow subscriber={subscriber} onRemove={setRemoving} />}
      </AdminList>
      <ConfirmDialog
        isOpen={removing !== undefined}
        title={words.removeTitle}
        confirm={words.removeIt}
        isBusy={isBusy}
        onClose={() => setRemoving(undefined)}
        onConfirm={() => removing && void remove(removing)}
      >
        <p className="wrap-anywhere">{words.removeText(removing?.address ?? words.hashed)}</p>
      </ConfirmDialog>
    </TabPage>
  )
}

type RowProps = { subscriber: Subscriber; onRemove: (subscriber: Subscriber) => void }

function SubscriberRow({ subscriber, onRemove }: RowProps) {
  const words = useWords(adminNewsletter)
  const { timeZone } = useAdmin()
  const { address = words.hashed, status, source, subscribedAt, consentVersion } = subscriber
  const since = momentOf(subscribedAt, timeZone)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{address}</p>
        <p className="text-sm text-muted">
          {subscriber.consentNote === undefined
            ? `${words.since(since, source)}, ${words.consent(consentVersion)}`
            : words.importedOn(since, subscriber.consentNote)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {subscriber.dailyMantra && <Chip>{words.dailyMantra}</Chip>}
        <Chip tone={tones[status]}>{words.states[status]}</Chip>
        <Button
          variant="quiet"
          size="small"
          aria-label={words.removeOf(address)}
          onClick={() => onRemove(subscriber)}
        >
          {words.remove}
        </Button>
      </div>
    </div>
  )
}
