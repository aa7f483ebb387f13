import { useState } from 'react'
import { useGoTo } from '#app/admin/AdminLink.tsx'
import { BackLink } from '#app/admin/BackLink.tsx'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { Translated } from '#app/admin/translations/Translated.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { useSend } from '#app/admin/useSend.ts'
import { dateText } from '#app/i18n/dates.ts'
import { adminRepeats } from '#app/i18n/en/festivals/adminRepeats.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  getFestivalRepeat,
  stopFestivalRepeat,
  type StaffRepeatDetails,
} from '#contract/festivals/repeatsAdmin.ts'
import { RepeatForm } from './RepeatForm.tsx'

/** A festival that comes back every year, for all its years. */
export function RepeatDetails({ id }: { id: string }) {
  const words = useWords(adminRepeats)
  const query = useRead(getFestivalRepeat, { id })
  const repeat = query.data
  return (
    <TabPage
      title={repeat?.name ?? words.title}
      intro={repeat && words.rule(repeat.by, repeat.month, repeat.day)}
    >
      <BackLink to="festivals/repeats">{words.title}</BackLink>
      {query.isPending && <ListSkeleton />}
      {query.isError && !repeat && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
      {repeat && (
        <Translated kind="festival_repeat" id={id}>
          <div className="mt-3 grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
            <RepeatForm repeat={repeat} />
            {repeat.until ? (
              <p className="font-semibold">{words.until(dateText(repeat.until))}</p>
            ) : (
              <StopRepeating repeat={repeat} />
            )}
          </div>
        </Translated>
      )}
    </TabPage>
  )
}

function StopRepeating({ repeat }: { repeat: StaffRepeatDetails }) {
  const { stop: words, notified } = useWords(adminRepeats)
  const { send, isBusy } = useSend()
  const goTo = useGoTo()
  const [isOpen, setIsOpen] = useState(false)
  const { id, name, version } = repeat
  const stop = async () => {
    const done = await send(stopFestivalRepeat, { id }, { version })
    setIsOpen(false)
    if (!done) return
    showToast({ title: words.done(name), tone: 'success' })
    goTo('festivals/repeats')
  }
  return (
    <Card as="section" className="p-5">
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {words.button}
      </Button>
      {repeat.told > 0 && <p className="mt-2 text-sm font-semibold">{notified(repeat.told)}</p>}
      <ConfirmDialog
        isOpen={isOpen}
        title={words.title(name)}
        confirm={words.button}
        cancel={words.keep}
        isBusy={isBusy}
        onConfirm={() => void stop()}
        onClose={() => setIsOpen(false)}
      >
        <p>{words.text}</p>
      </ConfirmDialog>
    </Card>
  )
}
