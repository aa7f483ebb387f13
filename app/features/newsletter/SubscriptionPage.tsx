import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ApiError } from '#app/api/errors.ts'
import { newsletter } from '#app/i18n/en/newsletter.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { confirmSubscription, getSubscription, unsubscribe } from '#contract/newsletter.ts'

type State = 'pending' | 'confirmed' | 'unsubscribed'
type Shown = State | 'unknown' | 'unreachable' | undefined

const calls = { look: getSubscription, confirm: confirmSubscription, end: unsubscribe }
const next = { pending: 'confirm', confirmed: 'end', unsubscribed: 'confirm' } as const

/**
 * Where the links of the newsletter's e-mails lead. Looking at it changes nothing: programs that
 * check mail open every link in it.
 */
export function SubscriptionPage({ token }: { token: string }) {
  const words = useWords(newsletter)
  const [shown, setShown] = useState<Shown>()
  const [isBusy, setIsBusy] = useState(false)

  const call = async (name: keyof typeof calls) => {
    setIsBusy(true)
    setShown(await ask(name, token))
    setIsBusy(false)
  }
  useEffect(() => {
    let isMounted = true
    void ask('look', token).then((answer) => isMounted && setShown(answer))
    return () => {
      isMounted = false
    }
  }, [token])

  if (shown === undefined) return <Skeleton className="mx-auto my-16 h-72 max-w-xl" />
  const { title, text } = words[shown]
  if (shown === 'unknown') {
    return (
      <EmptyState
        title={title}
        headingLevel={1}
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {words.goHome}
          </Link>
        }
      >
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
          <Button isBusy={isBusy} onClick={() => void call('look')}>
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
          <Button
            variant={shown === 'confirmed' ? 'outline' : 'primary'}
            isBusy={isBusy}
            onClick={() => void call(next[shown])}
          >
            {words[shown].button}
          </Button>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </div>
  )
}

async function ask(name: keyof typeof calls, token: string): Promise<Shown> {
  if (token === '') return 'unknown'
  try {
    const { api } = await import('#app/offline/phone.ts')
    return (await api.call(calls[name], { token })).status
  } catch (error) {
    return error instanceof ApiError && error.status < 500 ? 'unknown' : 'unreachable'
  }
}
