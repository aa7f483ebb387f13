import { useBatch } from '#app/admin/list/useBatch.ts'
import { adminBulk } from '#app/i18n/en/admin/adminBulk.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { type ContactMessage, markMessages } from '#contract/contact/admin.ts'

type Props = { chosen: readonly ContactMessage[]; onDone: () => void }

/** Marks the chosen messages as read, or as unread. */
export function MarkMany({ chosen, onDone }: Props) {
  const words = useWords(adminBulk)
  const { run, isBusy } = useBatch()
  const those = (isRead: boolean) =>
    chosen.filter((message) => message.isRead === isRead).map(({ id }) => id)
  const mark = async (ids: string[], isRead: boolean) => {
    const isDone = await run({
      endpoint: markMessages,
      input: { ids, isRead },
      undo: (done) => ({ ids: done.map(({ id }) => id), isRead: !isRead }),
    })
    if (isDone) onDone()
  }
  const [unread, read] = [those(false), those(true)]
  return (
    <>
      {unread.length > 0 && (
        <Button isBusy={isBusy} onClick={() => void mark(unread, true)}>
          {words.markRead(unread.length)}
        </Button>
      )}
      {read.length > 0 && (
        <Button variant="outline" isBusy={isBusy} onClick={() => void mark(read, false)}>
          {words.markUnread(read.length)}
        </Button>
      )}
    </>
  )
}
