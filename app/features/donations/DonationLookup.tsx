import { Link } from '@tanstack/react-router'
import { Failed } from '#app/Failed.tsx'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { useWords } from '#app/i18n/words.ts'
import { useSecretRemoval } from '#app/offline/session/useSecretRemoval.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'
import { LoginLink } from '#app/ui/LoginLink.tsx'
import type { Site } from '#contract/site/public.ts'
import { DonationView, PledgeView } from './DonationView.tsx'
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
  const { title, text } = words[reading.state]
  if (reading.state === 'unreachable')
    return <Failed title={title} headingLevel={1} unreachableText={text} />
  return (
    <ErrorState
      title={title}
      headingLevel={1}
      action={
        reading.state === 'signedOut' ? (
          <LoginLink back={`/donation/${reference.toLowerCase()}`} className={buttonClass()}>
            {words.login}
          </LoginLink>
        ) : (
          <Link to="/donate" className={buttonClass()}>
            {words.toDonate}
          </Link>
        )
      }
    >
      <p>{text}</p>
    </ErrorState>
  )
}

/** While it loads, and in every page the server renders: the secret never reaches the server. */
export function DonationSkeleton() {
  const { own: words } = useWords(donations)
  return <LookupSkeleton eyebrow={words.eyebrow} title={words.page.title} loading={words.loading} />
}
