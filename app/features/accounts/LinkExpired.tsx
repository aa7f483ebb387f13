import type { ReactNode } from 'react'
import { signIn } from '#app/i18n/en/accounts/signIn.ts'
import { useWords } from '#app/i18n/words.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'

/** Shown instead of a form whose email link is no longer valid; `children` offers the next step. */
export function LinkExpired({ children }: { children: ReactNode }) {
  const { over } = useWords(signIn)
  return (
    <div role="alert">
      <EmptyState title={over.title} headingLevel={1} action={children}>
        <p>{over.text}</p>
      </EmptyState>
    </div>
  )
}
