import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { ContactDetails } from '#app/features/contact/ContactDetails.tsx'
import { ContactForm } from '#app/features/contact/ContactForm.tsx'
import { FindUs } from '#app/features/contact/FindUs.tsx'
import { OpenHours } from '#app/features/contact/OpenHours.tsx'
import { Sent } from '#app/features/contact/Sent.tsx'
import { visitQuery } from '#app/features/pages/queries.ts'
import { siteQuery } from '#app/features/shell/queries.ts'
import { contact } from '#app/i18n/en/contact/contact.ts'
import { useWords } from '#app/i18n/words.ts'
import { textSearch } from '#app/shell/textSearch.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import { contactSubjects } from '#contract/contact/public.ts'

export const Route = createFileRoute('/contact')({
  // An outbox row to edit, or what another app shared with this one.
  validateSearch: textSearch('edit', 'message', 'subject'),
  loader: async ({ context }) => {
    await context.prepare(visitQuery)
    return { head: { ...contact.english.page, path: '/contact' } }
  },
  head: loadedHead,
  component: ContactPage,
})

function ContactPage() {
  const words = useWords(contact)
  const { data: site } = useQuery(siteQuery)
  // Not before we know whether there is a sketch, because it would move what is below.
  const { data: visit, isPending } = useQuery(visitQuery)
  const { edit: editing, message, subject } = Route.useSearch()
  const navigate = Route.useNavigate()
  /** The message has left the form: whether the temple has it already. */
  const [sent, setSent] = useState<{ isAccepted: boolean }>()
  const handleSettled = (isAccepted: boolean) => {
    if (editing !== undefined) return void navigate({ to: '/outbox', replace: true })
    setSent({ isAccepted })
    if (message !== undefined || subject !== undefined)
      void navigate({ to: '/contact', replace: true })
  }
  return (
    <div className="contact">
      <h1 className="mb-6 text-title">{words.heading}</h1>
      {site && (
        <div className="contact-parts">
          <div className="grid content-start gap-6">
            <OpenHours site={site} />
            <ContactDetails site={site} />
          </div>
          {!isPending && <FindUs site={site} way={visit?.way} />}
        </div>
      )}
      <section aria-labelledby="write" className="contact-parts contact-write">
        <div>
          <h2 id="write" className="text-2xl">
            {words.form.heading}
          </h2>
          <p className="mt-1 text-muted">{words.intro}</p>
        </div>
        {sent ? (
          <Sent {...sent} onAnother={() => setSent(undefined)} />
        ) : (
          <ContactForm
            key={editing ?? `${subject} ${message}`}
            editing={editing}
            message={message}
            subject={contactSubjects.find((each) => each === subject)}
            onSettled={handleSettled}
          />
        )}
      </section>
    </div>
  )
}
