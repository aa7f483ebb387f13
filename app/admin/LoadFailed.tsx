import { useLocation } from '@tanstack/react-router'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'
import { AdminLink } from './AdminLink.tsx'
import { failureOf } from './failure.ts'
import { loginPath, useFailureText } from './FailureNotice.tsx'

/**
 * Shown when something could not be loaded: why, and a button to try again. What does not exist leads to its section
 * instead.
 */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const words = useWords(admin)
  const failureText = useFailureText()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const failure = failureOf(error)
  if (failure.kind === 'signedOut') {
    return (
      <ErrorState
        title={words.signIn.title}
        action={
          <a href={loginPath(path)} className={buttonClass()}>
            {words.signIn.link}
          </a>
        }
      >
        <p>{words.signIn.text}</p>
      </ErrorState>
    )
  }
  const section = sectionOf(path, words.sections)
  if (failure.kind === 'gone' && section !== undefined) {
    return (
      <ErrorState
        title={words.noPage.title}
        action={
          <AdminLink to={section} className={buttonClass()}>
            {words.toSection(words.sections[section])}
          </AdminLink>
        }
      >
        <p>{failureText(failure)}</p>
      </ErrorState>
    )
  }
  return (
    <ErrorState
      title={words.loadFailed}
      action={<Button onClick={onRetry}>{words.tryAgain}</Button>}
    >
      <p>{failure.kind === 'network' ? words.loadFailedText : failureText(failure)}</p>
    </ErrorState>
  )
}

/** The part of the office that a page within it belongs to. */
function sectionOf<Name extends string>(path: string, sections: Record<Name, string>) {
  const [, , name = '', ...page] = path.split('/')
  const isSection = (one: string): one is Name => Object.hasOwn(sections, one)
  return page.length > 0 && isSection(name) ? name : undefined
}
