import type { ReactNode } from 'react'
import { contact } from '#app/i18n/en/contact.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import { EmailLink } from '#app/ui/EmailLink.tsx'
import type { Site } from '#contract/site.ts'

/** The temple's address and hours, as its staff wrote them. */
export function ContactDetails({ site }: { site: Site }) {
  const words = useWords(contact)
  return (
    <Card as="section" className="p-6">
      <h2 className="mb-4 text-xl">{words.details}</h2>
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Detail term={words.address}>
          {site.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Detail>
        <Detail term={words.templeHours}>
          {site.templeHours.map(({ days, hours }) => (
            <span key={days} className="block">
              {days}: {hours}
            </span>
          ))}
        </Detail>
        <Detail term={words.phone}>
          <a href={`tel:${site.phone.replaceAll(' ', '')}`}>{site.phone}</a>
          <span className="block text-muted">
            {words.phoneSupport}: {site.phoneHours}
          </span>
        </Detail>
        <Detail term={words.email}>
          <EmailLink address={site.email} />
        </Detail>
      </dl>
    </Card>
  )
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-display text-lg">{term}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}
