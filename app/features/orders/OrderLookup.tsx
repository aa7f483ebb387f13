import { Link } from '@tanstack/react-router'
import { Failed } from '#app/Failed.tsx'
import { order as orderWords } from '#app/i18n/en/orders/order.ts'
import { useWords } from '#app/i18n/words.ts'
import { useSecretRemoval } from '#app/offline/session/useSecretRemoval.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'
import { LoginLink } from '#app/ui/LoginLink.tsx'
import { PassingHeading } from '#app/ui/PassingHeading.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { Site } from '#contract/site/public.ts'
import { OrderView } from './OrderView.tsx'
import { useOrder } from './useOrder.ts'

type Props = {
  reference: string
  secret: string
  /** The card form sent the buyer here. */
  hasPaid: boolean
  site: Site
}

/** The order behind a link, or why it cannot be shown. */
export function OrderLookup({ reference, secret, hasPaid, site }: Props) {
  const words = useWords(orderWords)
  const reading = useOrder(reference, secret, hasPaid)
  useSecretRemoval(reading.state === 'here' && reading.isOwn && secret !== '')
  if (reading.state === 'here') return <OrderView {...reading} site={site} />
  if (reading.state === 'loading') return <OrderSkeleton />
  const { title, text } = words[reading.state]
  if (reading.state === 'unreachable')
    return <Failed title={title} headingLevel={1} unreachableText={text} />
  return (
    <ErrorState
      title={title}
      headingLevel={1}
      action={
        reading.state === 'signedOut' ? (
          <LoginLink back={`/orders/${reference.toLowerCase()}`} className={buttonClass()}>
            {words.login}
          </LoginLink>
        ) : (
          <Link to="/shop" search={{}} className={buttonClass()}>
            {words.toShop}
          </Link>
        )
      }
    >
      <p>{text}</p>
    </ErrorState>
  )
}

/** While it loads, and in every page the server renders: the secret never reaches the server. */
export function OrderSkeleton() {
  const words = useWords(orderWords)
  return (
    <>
      <p className="eyebrow">{words.eyebrow}</p>
      <PassingHeading>{words.page.title}</PassingHeading>
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <Skeleton className="mt-1 h-10 w-48" />
      <Skeleton className="mt-6 h-152 w-full" />
    </>
  )
}
