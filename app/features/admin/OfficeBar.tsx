import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import { Mark } from '#app/ui/motifs/Mark.tsx'

/** At the head of the menu, which is beside the page. */
const asideClass =
  'lg:fixed lg:top-0 lg:left-0 lg:z-2 lg:w-(--office) lg:flex-col lg:flex-nowrap lg:items-stretch lg:px-3 lg:pt-4 lg:pb-2'

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
      <header
        className={`office-bar no-print flex min-h-11 flex-wrap items-center gap-2 bg-(--office-ground) px-[min(1rem,4vw)] text-(--on-office) lg:min-h-14 ${tools ? asideClass : 'lg:py-1'}`}
      >
        <Link
          to="/"
          aria-label={toSite(name ?? menuLabel)}
          className="flex min-h-11 items-center gap-2 font-display text-lg/[1.25] max-lg:flex-[1_1_9rem]"
        >
          <Mark className="w-8 text-marigold" />
          <span>{name ?? menuLabel}</span>
        </Link>
        {tools}
      </header>
      {children}
    </>,
    place,
  )
}
