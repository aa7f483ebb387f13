import { adminDevotees } from '#app/i18n/en/devotees/adminDevotees.ts'
import { sankalp } from '#app/i18n/en/bookings/sankalp.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import { EmailLink } from '#app/ui/EmailLink.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { PhoneLink } from '#app/ui/PhoneLink.tsx'
import type { Devotee } from '#contract/devotees/admin.ts'

/** Who they are and how to reach them. */
export function DevoteeFacts({ devotee }: { devotee: Devotee }) {
  const words = useWords(adminDevotees)
  const { nakshatras } = useWords(sankalp)
  const { otherNames, phones, emails, addresses, gotra, nakshatra, pans, subscriptions } = devotee
  return (
    <Card as="section" aria-label={words.facts} className="px-5 py-2">
      <Facts>
        {otherNames.length > 0 && <Fact label={words.otherNames}>{otherNames.join(', ')}</Fact>}
        {phones.map((phone) => (
          <Fact key={phone} label={words.phone}>
            <PhoneLink phone={phone} className="text-link" />
          </Fact>
        ))}
        {emails.map((email) => (
          <Fact key={email} label={words.email}>
            <EmailLink address={email} className="text-link" />
          </Fact>
        ))}
        {addresses.map((address) => (
          <Fact key={address} label={words.address}>
            {address}
          </Fact>
        ))}
        {gotra && <Fact label={words.gotra}>{gotra}</Fact>}
        {nakshatra && <Fact label={words.nakshatra}>{nakshatras[nakshatra]}</Fact>}
        {pans.length > 0 && <Fact label={words.pan}>{pans.join(', ')}</Fact>}
        {subscriptions && (
          <Fact label={words.subscriptions}>
            {subscriptions.map((kind) => words.sent[kind]).join(', ') || words.receivesNothing}
          </Fact>
        )}
      </Facts>
    </Card>
  )
}
