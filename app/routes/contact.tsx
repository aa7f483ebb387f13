import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ContactDetails } from '#app/features/contact/ContactDetails.tsx'
import { ContactForm } from '#app/features/contact/ContactForm.tsx'
import { FindUs } from '#app/features/contact/FindUs.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { contact } from '#app/i18n/en/contact.ts'
import { useWords } from '#app/i18n/words.ts'
import { textSearch } from '#app/shell/textSearch.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import { Card } from '#app/ui/Card.tsx'
import { contactSubjects } from '#contract/contact.ts'

export const Route = createFileRoute('/contact')({
  // An outbox row to edit, or what another app shared with this one.
  validateSearch: textSearch('edit', 'message', 'subject'),
  loader: () => ({ head: { ...contact.english.page, path: '/contact' } }),
  head: loadedHead,
  component: ContactPage,
})

function ContactPage() {
  const words = useWords(contact)
  const { data: site } = useQuery(siteQuery)
  const { edit: editing, message, subject } = Route.useSearch()
  const navigate = Route.useNavigate()
  const handleSettled = () => {
    if (editing !== undefined) void navigate({ to: '/outbox', replace: true })
    else if (message !== undefined || subject !== undefined)
      void navigate({ to: '/contact', replace: true })
  }
  return (
    <div className="mx-auto max-w-7xl px-4 pt-10 pb-16">
      <h1 className="text-title">{words.heading}</h1>
      <p className="mt-1 max-w-2xl text-muted">{words.intro}</p>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
        <Card as="section" className="p-6">
          <h2 className="mb-4 text-xl">{words.form.heading}</h2>
          <ContactForm
            key={editing ?? `${subject} ${message}`}
            editing={editing}
            message={message}
            subject={contactSubjects.find((each) => each === subject)}
            onSettled={handleSettled}
          />
        </Card>
        {site && (
          <div className="grid gap-6">
            <ContactDetails site={site} />
            <FindUs site={site} />
          </div>
        )}
      </div>
    </div>
  )
}
