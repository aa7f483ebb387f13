import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { monthly } from '#app/i18n/en/donations/monthly.ts'
import { useWords } from '#app/i18n/words.ts'
import { call } from '#app/offline/call.ts'
import { fetchByLink } from '#app/offline/fetchByLink.ts'
import { useSecretRemoval } from '#app/offline/session/useSecretRemoval.ts'
import { useByLink } from '#app/offline/useByLink.ts'
import { momentary, privateKey } from '#app/queries.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { getMonthlyGift, type MonthlyGift } from '#contract/monthlyGifts/public.ts'
import { GiftView } from './GiftView.tsx'
import { LookupAbsent } from './LookupAbsent.tsx'
import { LookupSkeleton } from './LookupSkeleton.tsx'

type Props = { reference: string; secret: string }

const giftQuery = (reference: string, token: string) => ({
  ...momentary,
  queryKey: [privateKey, 'monthlyGift', reference, token],
  queryFn: async (): Promise<MonthlyGift | null> => {
    const { item } = await fetchByLink(token, (key) => call(getMonthlyGift, { reference, ...key }))
    return item
  },
})

/** Money is not shown as it was: only the server's answer is. */
const nothingStored = { isRead: true }

/** The monthly gift behind a link, or why it cannot be shown. */
export function GiftLookup({ reference, secret }: Props) {
  const { own: words } = useWords(monthly)
  const queryClient = useQueryClient()
  const { isOwn, fetched, absence } = useByLink({
    secret,
    stored: nothingStored,
    query: (token) => giftQuery(reference, token),
  })
  useSecretRemoval(fetched !== undefined && isOwn && secret !== '')
  const token = isOwn ? '' : secret
  if (fetched) {
    const handleChange = (gift: MonthlyGift) =>
      queryClient.setQueryData(giftQuery(reference, token).queryKey, gift)
    const key = { reference, ...(token && { token }) }
    return <GiftView gift={fetched} link={key} onChange={handleChange} />
  }
  if (absence === 'loading') return <GiftSkeleton />
  return (
    <LookupAbsent
      absence={absence}
      words={words[absence]}
      back={`/monthly/${reference.toLowerCase()}`}
      login={words.login}
    >
      <Link to="/monthly" className={buttonClass()}>
        {words.again}
      </Link>
    </LookupAbsent>
  )
}

/** While it loads, and in every page the server renders: the secret never reaches the server. */
export function GiftSkeleton() {
  const { own: words } = useWords(monthly)
  return <LookupSkeleton eyebrow={words.eyebrow} title={words.page.title} loading={words.loading} />
}
