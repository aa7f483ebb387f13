import { Link } from '@tanstack/react-router'
import { shell } from '#app/i18n/en/shell.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'

export function NotFound() {
  const words = useWords(shell)
  return (
    <EmptyState
      title={words.notFoundTitle}
      headingLevel={1}
      action={
        <Link to="/" className={buttonClass({ variant: 'primary' })}>
          {words.goHome}
        </Link>
      }
    >
      {words.notFoundText}
    </EmptyState>
  )
}
