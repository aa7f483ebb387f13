import { useAdmin } from '#app/admin/adminContext.ts'
import { momentOf } from '#app/admin/moments.ts'
import { PagedList } from '#app/admin/PagedList.tsx'
import { usePages } from '#app/admin/usePages.ts'
import { adminReminders } from '#app/i18n/en/reminders/adminReminders.ts'
import { useWords } from '#app/i18n/words.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { listWhatsappMessages, type LocalWhatsappMessage } from '#contract/whatsapp/admin.ts'

/** Without an account at Meta, messages stay here, where staff can read them. */
export function WhatsappMessages() {
  const { whatsapp: words } = useWords(adminReminders)
  const pages = usePages(listWhatsappMessages, {})
  const isLocal = pages.first?.isLocal
  // Once it is set up, those of before are still here for a while.
  const isShown = isLocal !== false || pages.items.length > 0
  return (
    <>
      {isLocal !== undefined && (
        <p className="admin-panel mt-4">{isLocal ? words.local : words.sent}</p>
      )}
      {isShown && (
        <PagedList
          pages={pages}
          label={words.label}
          empty={{ title: words.empty, text: words.emptyText }}
          keyOf={({ id }) => id}
        >
          {(message) => <Message {...message} />}
        </PagedList>
      )}
    </>
  )
}

function Message({ to, template, text, createdAt }: LocalWhatsappMessage) {
  const { whatsapp: words } = useWords(adminReminders)
  const { timeZone } = useAdmin()
  return (
    <div className="px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-sm text-muted">
          {words.to(to)}, {momentOf(createdAt, timeZone)}
        </p>
        <Chip tone="gold">{words.templates[template]}</Chip>
      </div>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>
    </div>
  )
}
