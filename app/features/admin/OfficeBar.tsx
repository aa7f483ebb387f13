import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { admin } from '#app/i18n/en/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import { Mark } from '#app/ui/motifs/Mark.tsx'

/**
 * In place of the devotees' header, and like it before the content. The search and the menu are in
 * it once it is known who works here.
 */
export function OfficeBar({ tools, children }: { tools?: ReactNode; children?: ReactNode }) {
  const { toSite, menuLabel } = useWords(admin)
  const place = document.getElementById('office-place')
  if (!place) return null
  return createPortal(
    <>
      <header className="office-bar no-print">
        <Link to="/" aria-label={toSite}>
          <Mark />
          <span>{menuLabel}</span>
        </Link>
        {tools}
      </header>
      {children}
    </>,
    place,
  )
}
