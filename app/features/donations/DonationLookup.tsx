import { Link } from '@tanstack/react-router'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { useWords } from '#app/i18n/words.ts'
import { useSecretRemoval } from '#app/offline/session/useSecretRemoval.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import type { Site } from '#contract/site/public.ts'
import { DonationView, PledgeView } from './DonationView.tsx'
import { LookupAbsent } from './LookupAbsent.tsx'
import { LookupSkeleton } from './LookupSkeleton.tsx'
import { useDonation } from './useDonation.ts'

type Props = { reference: string; secret: string; site: Site }

/** The donation behind a link, or why it cannot be shown. */
export function DonationLookup({ reference, secret, site }: Props) {
  const { own: words } = useWords(donations)
  const reading = useDonation(reference, secret)
  useSecretRemoval(reading.state === 'here' && reading.isOwn && secret !== '')
  if (reading.state === 'here') return <DonationView {...reading} site={site} />
  if (reading.state === 'pledged') return <PledgeView {...reading} site={site} />
  if (reading.state === 'loading') return <DonationSkeleton />
  return (
    <LookupAbsent
      absence={reading.state}
      words={words[reading.state]}
      back={`/donation/${reference.toLowerCase()}`}
      login={words.login}
    >
      <Link to="/donate" className={buttonClass()}>
        {words.toDonate}
      </Link>
    </LookupAbsent>
  )
}

/** While it loads, and in every page the server renders: the secret never reaches the server. */
export function DonationSkeleton() {
  const { own: words } = useWords(donations)
  return <LookupSkeleton eyebrow={words.eyebrow} title={words.page.title} loading={words.loading} />
}
