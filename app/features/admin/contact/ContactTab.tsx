import { AdminLink } from '#app/admin/AdminLink.tsx'
import { AdminList } from '#app/admin/list/AdminList.tsx'
import { choice, searched, sentAs } from '#app/admin/list/filters.tsx'
import { useAdminList } from '#app/admin/list/useAdminList.ts'
import { momentOf } from '#app/admin/moments.ts'
import { useAdmin } from '#app/admin/adminContext.ts'
import { TabPage } from '#app/admin/TabPage.tsx'
import { adminContact } from '#app/i18n/en/contact/adminContact.ts'
import { useWords } from '#app/i18n/words.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { type ContactMessage, exportMessages, listMessages } from '#contract/contact/admin.ts'
import { MarkMany } from './MarkMany.tsx'
import { MessageDetails } from './MessageDetails.tsx'
import { TemplatesPage } from './TemplatesPage.tsx'

export function ContactTab({ path: [id] }: { path: readonly string[] }) {
  if (id === 'templates') return <TemplatesPage />
  return id ? <MessageDetails key={id} id={id} /> : <MessageList />
}

function MessageList() {
  const words = useWords(adminContact)
  const list = useAdminList({
    read: listMessages,
    csv: exportMessages,
    filters: {
      search: searched(words.searchHint),
      state: sentAs(choice(words.state, { unread: words.unread, read: words.read }), (state) => ({
        isRead: state === 'read',
      })),
      subject: choice(words.subject, words.subjects),
    },
  })
  return (
    <TabPage title={words.title} intro={list.first && words.intro(list.first.unread)}>
      <AdminList
        of={list}
        words={words}
        keyOf={({ id }) => id}
        bulk={{
          nameOf: ({ name, subject }) => `${name}, ${words.subjects[subject]}`,
          Actions: MarkMany,
        }}
      >
        {(message) => <MessageRow message={message} />}
      </AdminList>
    </TabPage>
  )
}

function MessageRow({ message }: { message: ContactMessage }) {
  const words = useWords(adminContact)
  const { timeZone } = useAdmin()
  return (
    <AdminLink to={`messages/${message.id}`} className="block px-4 py-3 hover:bg-saffron-soft">
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className={message.isRead ? 'wrap-anywhere' : 'font-semibold wrap-anywhere'}>
          {message.name} · {words.subjects[message.subject]}
        </span>
        <span className="flex flex-wrap items-center gap-3 text-sm text-muted">
          {momentOf(message.createdAt, timeZone)}
          {!message.isRead && <Chip>{words.unread}</Chip>}
          {message.repliedAt && <Chip tone="durva">{words.replied}</Chip>}
        </span>
      </span>
      <span className="line-clamp-2 text-muted">{message.message}</span>
    </AdminLink>
  )
}
