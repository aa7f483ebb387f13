import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Failed } from '#app/Failed.tsx'
import { newsletterPage } from '#app/i18n/en/newsletter/newsletterPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { call } from '#app/offline/call.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { confirmSubscription, setDailyMantra, unsubscribe } from '#contract/newsletter/public.ts'
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
  const words = useWords(newsletterPage)
  const query = subscriptionQuery(token)
  const { data: found, isFetching, refetch } = useQuery(query)
  const change = useMutation({
    mutationFn: (status: keyof typeof next) => standing(call(next[status], { token })),
    onSuccess: (answer, _, __, { client }) => client.setQueryData(query.queryKey, answer),
  })
  const changeMantra = useMutation({
    mutationFn: (isOn: boolean) => standing(call(setDailyMantra, { token, isOn })),
    onSuccess: (answer, _, __, { client }) => client.setQueryData(query.queryKey, answer),
  })

  if (found === undefined) return <Skeleton className="mx-auto my-16 h-72 max-w-xl" />
  const { shown, dailyMantra } = found
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
      <Failed
        title={title}
        headingLevel={1}
        unreachableText={text}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
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
        {dailyMantra && <p className="mt-3">{words.dailyMantra[shown][dailyMantra]}</p>}
        {dailyMantra && shown === 'confirmed' && (
          <Button
            className="mt-3"
            variant={dailyMantra === 'on' ? 'outline' : 'primary'}
            isBusy={changeMantra.isPending}
            onClick={() => changeMantra.mutate(dailyMantra === 'offered')}
          >
            {words.dailyMantra.buttons[dailyMantra]}
          </Button>
        )}
      </EmptyState>
    </div>
  )
}
