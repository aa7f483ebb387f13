import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { troubleOf } from '#app/forms/trouble.ts'
import { signIn as signInWords } from '#app/i18n/en/signIn.ts'
import { useWords } from '#app/i18n/words.ts'
import { useAccount } from '#app/querying/useAccount.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'
import { confirmEmail } from '#contract/accounts.ts'

type State = { is: 'asked' | 'over' | 'unreachable' } | { is: 'done'; email: string }

async function confirm(token: string): Promise<State> {
  try {
    const { api, session } = await import('#app/offline/phone.ts')
    const { email } = await api.call(confirmEmail, { token })
    // What joins the account by it, this phone may have at once.
    void session.confirm()
    return { is: 'done', email }
  } catch (error) {
    const { code } = troubleOf(error)
    return { is: code === 'link_over' || code === 'invalid_input' ? 'over' : 'unreachable' }
  }
}

/**
 * Where the mail's link leads. Looking at it changes nothing: programs that check mail open every link
 * in it.
 */
export function ConfirmEmail({ token }: { token: string }) {
  const all = useWords(signInWords)
  const words = all.confirm
  const { account } = useAccount()
  const [state, setState] = useState<State>({ is: token ? 'asked' : 'over' })
  const [isBusy, setIsBusy] = useState(false)
  const handleConfirm = async () => {
    setIsBusy(true)
    setState(await confirm(token))
    setIsBusy(false)
  }
  const onward = account ? (
    <Link to="/profile" className={buttonClass()}>
      {words.toAccount}
    </Link>
  ) : (
    <Link to="/login" className={buttonClass()}>
      {words.toLogin}
    </Link>
  )

  if (state.is === 'unreachable') {
    return (
      <ErrorState
        title={words.unreachableTitle}
        headingLevel={1}
        action={
          <Button isBusy={isBusy} onClick={handleConfirm}>
            {words.tryAgain}
          </Button>
        }
      >
        <p>{words.unreachableText}</p>
      </ErrorState>
    )
  }
  return (
    <div role="status">
      {state.is === 'asked' && (
        <EmptyState
          title={words.heading}
          headingLevel={1}
          action={
            <Button isBusy={isBusy} onClick={handleConfirm}>
              {words.button}
            </Button>
          }
        >
          <p>{words.text}</p>
        </EmptyState>
      )}
      {state.is === 'over' && (
        <EmptyState title={all.over.title} headingLevel={1} action={onward}>
          <p>{all.over.confirmText}</p>
        </EmptyState>
      )}
      {state.is === 'done' && (
        <EmptyState title={words.doneTitle} headingLevel={1} action={onward}>
          <p className="wrap-anywhere">{words.doneText(state.email)}</p>
        </EmptyState>
      )}
    </div>
  )
}
