import { useLocation } from '@tanstack/react-router'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import type { Failure } from './failure.ts'

/** The message of a failure, shown where it happened. */
export function useFailureText(): (failure: Failure) => string {
  const { failures, signedOut } = useWords(admin)
  return ({ kind, said, fields }) => {
    if (kind === 'signedOut') return signedOut
    if (kind === 'wrong') return fields.length > 0 ? failures.wrong : (said ?? failures.wrong)
    if (kind === 'said' || kind === 'changed') return said ?? failures.server
    return failures[kind]
  }
}

export function FailureNotice({ failure }: { failure: Failure | undefined }) {
  const words = useWords(admin)
  const failureText = useFailureText()
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <div role="alert">
      {failure && failure.kind !== 'changed' && (
        <div className="admin-panel admin-panel-trouble mt-4">
          <p className="font-semibold">{failureText(failure)}</p>
          {failure.kind === 'signedOut' && (
            <p className="mt-1">
              <a href={loginPath(path)} target="_blank" rel="noopener">
                {words.signInElsewhere}
              </a>{' '}
              {words.thenAgain}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

export const loginPath = (back: string): string => `/login?back=${encodeURIComponent(back)}`
