import type { ReactNode } from 'react'
import { Failed } from '#app/Failed.tsx'
import { buttonClass } from '#app/ui/Button.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'
import { LoginLink } from '#app/ui/LoginLink.tsx'

type Props = {
  absence: string
  words: { title: string; text: string }
  /** Where the login returns to. */
  back: string
  login: string
  /** The way on, where a login does not help. */
  children: ReactNode
}

/** Why what is behind a link cannot be shown. */
export function LookupAbsent({ absence, words: { title, text }, back, login, children }: Props) {
  if (absence === 'unreachable')
    return <Failed title={title} headingLevel={1} unreachableText={text} />
  return (
    <ErrorState
      title={title}
      headingLevel={1}
      action={
        absence === 'signedOut' ? (
          <LoginLink back={back} className={buttonClass()}>
            {login}
          </LoginLink>
        ) : (
          children
        )
      }
    >
      <p>{text}</p>
    </ErrorState>
  )
}
