import { Mail, MapPin, Phone } from 'lucide'
import type { ReactNode } from 'react'
import { PhoneLink } from '#app/ui/PhoneLink.tsx'
import { contact } from '#app/i18n/en/contact/contact.ts'
import { useWords } from '#app/i18n/words.ts'
import { EmailLink } from '#app/ui/EmailLink.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { langOf, marked } from '#app/ui/marked.tsx'
import type { Site } from '#contract/site/public.ts'

/** How to reach the temple, as its staff wrote it. */
export function ContactDetails({ site }: { site: Site }) {
  const words = useWords(contact)
  return (
    <dl aria-label={words.details} className="reach">
      <Detail icon={Phone} term={words.phone}>
        {site.phone && <PhoneLink phone={site.phone} />}
        <span>
          {words.phoneSupport}: {__IS_TRANSLATED__ ? marked(site, 'phoneHours') : site.phoneHours}
        </span>
      </Detail>
      {site.email && (
        <Detail icon={Mail} term={words.email}>
          <EmailLink address={site.email} />
        </Detail>
      )}
      <Detail icon={MapPin} term={words.address}>
        {site.address.map((line, index) => (
          <span key={line} lang={__IS_TRANSLATED__ ? langOf(site, `address.${index}`) : undefined}>
            {line}
          </span>
        ))}
      </Detail>
    </dl>
  )
}

type DetailProps = { icon: typeof Phone; term: string; children: ReactNode }

function Detail({ icon, term, children }: DetailProps) {
  return (
    <div>
      <dt>
        <Icon of={icon} className="size-5" />
        <span className="sr-only">{term}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
