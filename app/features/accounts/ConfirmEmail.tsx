import { Link } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { signIn as signInWords } from '#app/i18n/en/accounts/signIn.ts'
import { useWords } from '#app/i18n/words.ts'
import { useAccount } from '#app/offline/session/useAccount.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { ConfirmForm } from './ConfirmForm.tsx'

type Outcome = { is: 'over' } | { is: 'done'; email: string }

/** Where the email's link leads. Opening it changes nothing: mail scanners open every link. */
export function ConfirmEmail({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<Outcome | undefined>(token ? undefined : { is: 'over' })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The form that had the focus is gone.
    if (token && outcome) heading.current?.focus()
  }, [token, outcome])
  return (
    <>
      {!outcome && (
        <ConfirmForm
          token={token}
          onDone={(email) => setOutcome({ is: 'done', email })}
          onOver={() => setOutcome({ is: 'over' })}
        />
      )}
      {/* Rendered empty first, so that screen readers announce the text when it comes. */}
      <div role="status">{outcome && <Result of={outcome} heading={heading} />}</div>
    </>
  )
}

type ResultProps = { of: Outcome; heading: RefObject<HTMLHeadingElement | null> }

function Result({ of, heading }: ResultProps) {
  const { confirm: words, over } = useWords(signInWords)
  const { account } = useAccount()
  const onward = account ? (
    <Link to="/profile" className={buttonClass()}>
      {words.toAccount}
    </Link>
  ) : (
    <Link to="/login" className={buttonClass()}>
      {words.toLogin}
    </Link>
  )
  const title = of.is === 'over' ? over.title : words.doneTitle
  return (
    <EmptyState title={title} headingLevel={1} headingRef={heading} action={onward}>
      <p className="wrap-anywhere">
        {of.is === 'over' ? over.confirmText : words.doneText(of.email)}
      </p>
    </EmptyState>
  )
}
