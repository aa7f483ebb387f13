import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import { Mark } from '#app/ui/motifs/Mark.tsx'

type Props = { name: string | undefined; tools?: ReactNode; children?: ReactNode }

/**
 * In place of the devotees' header, and like it before the content. The search and the menu are in
 * it once it is known who works here.
 */
export function OfficeBar({ name, tools, children }: Props) {
  const { toSite, menuLabel } = useWords(admin)
  const place = document.getElementById('office-place')
  if (!place) return null
  return createPortal(
    <>
      <header className="office-bar no-print">
        <Link to="/" aria-label={toSite(name ?? menuLabel)}>
          <Mark />
          <span>{name ?? menuLabel}</span>
        </Link>
        {tools}
      </header>
      {children}
    </>,
    place,
  )
}
