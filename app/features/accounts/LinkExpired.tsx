import type { ReactNode } from 'react'
import { signIn } from '#app/i18n/en/signIn.ts'
import { useWords } from '#app/i18n/words.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'

/** In place of a form whose link from an email is no longer valid; `children` is the way on. */
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
