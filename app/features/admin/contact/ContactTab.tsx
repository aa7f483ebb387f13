import { AdminLink } from '#app/admin/AdminLink.tsx'
import { CsvLink, FilterChoice, Filters, SearchBox } from '#app/admin/ListTools.tsx'
import { momentOf } from '#app/admin/moments.ts'
import { useAdmin } from '#app/admin/adminContext.ts'
import { PagedList } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { oneOf, useFilters, words as text } from '#app/admin/useFilters.ts'
import { usePages } from '#app/admin/usePages.ts'
import { adminContact } from '#app/i18n/en/contact/adminContact.ts'
import { useWords } from '#app/i18n/words.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { type ContactMessage, listMessages } from '#contract/contact/admin.ts'
import { MessageDetails } from './MessageDetails.tsx'
import { TemplatesPage } from './TemplatesPage.tsx'

export function ContactTab({ path: [id] }: { path: readonly string[] }) {
  if (id === 'templates') return <TemplatesPage />
  return id ? <MessageDetails key={id} id={id} /> : <MessageList />
}

function MessageList() {
  const words = useWords(adminContact)
  const states = { unread: words.unread, read: words.read }
  const { shown, set, clear, isOn } = useFilters({
    search: text,
    state: oneOf(states),
    subject: oneOf(words.subjects),
  })
  const { search = '', state, subject } = shown
  const wanted = { search, subject, isRead: state && state === 'read' }
  const pages = usePages(listMessages, wanted)
  return (
    <TabPage title={words.title} intro={pages.first && words.intro(pages.first.unread)}>
      <Filters>
        <SearchBox
          value={search}
          hint={words.searchHint}
          onSearch={(typed) => set({ search: typed })}
        />
        <FilterChoice
          label={words.state}
          value={state}
          options={states}
          onChoose={(chosen) => set({ state: chosen })}
        />
        <FilterChoice
          label={words.subject}
          value={subject}
          options={words.subjects}
          onChoose={(chosen) => set({ subject: chosen })}
        />
        <CsvLink path="/api/admin/messages.csv" filters={wanted} />
      </Filters>
      <PagedList
        pages={pages}
        label={words.label}
        empty={{ title: words.empty, text: words.emptyText }}
        onClearFilters={isOn ? clear : undefined}
        keyOf={({ id }) => id}
      >
        {(message) => <MessageRow message={message} />}
      </PagedList>
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
