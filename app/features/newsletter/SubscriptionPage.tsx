import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { newsletter } from '#app/i18n/en/newsletter.ts'
import { useWords } from '#app/i18n/words.ts'
import { call } from '#app/offline/call.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { confirmSubscription, unsubscribe } from '#contract/newsletter.ts'
import { standing, subscriptionQuery } from './queries.ts'

const next = {
  pending: confirmSubscription,
  confirmed: unsubscribe,
} as const

/**
 * Where the links in the newsletter's emails lead. Opening it changes nothing: mail scanners open
 * every link.
 */
export function SubscriptionPage({ token }: { token: string }) {
  const words = useWords(newsletter)
  const query = subscriptionQuery(token)
  const { data: shown, isFetching, refetch } = useQuery(query)
  const change = useMutation({
    mutationFn: (status: keyof typeof next) => standing(call(next[status], { token })),
    onSuccess: (answer, _, __, { client }) => client.setQueryData(query.queryKey, answer),
  })

  if (shown === undefined) return <Skeleton className="mx-auto my-16 h-72 max-w-xl" />
  const { title, text } = words[shown]
  const home = (
    <Link to="/" className={buttonClass({ variant: 'primary' })}>
      {words.goHome}
    </Link>
  )
  if (shown === 'unknown') {
    return (
      <EmptyState title={title} headingLevel={1} action={home}>
        <p>{text}</p>
      </EmptyState>
    )
  }
  if (shown === 'unreachable') {
    return (
      <ErrorState
        title={title}
        headingLevel={1}
        action={
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            {words.unreachable.button}
          </Button>
        }
      >
        <p>{text}</p>
      </ErrorState>
    )
  }
  return (
    <div role="status">
      <EmptyState
        title={title}
        headingLevel={1}
        action={
          shown === 'unsubscribed' ? (
            home
          ) : (
            <Button
              variant={shown === 'confirmed' ? 'outline' : 'primary'}
              isBusy={change.isPending}
              onClick={() => change.mutate(shown)}
            >
              {words[shown].button}
            </Button>
          )
        }
      >
        <p>{text}</p>
      </EmptyState>
    </div>
  )
}
