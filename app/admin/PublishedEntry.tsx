import type { ReactNode } from 'react'
import { adminPublishing } from '#app/i18n/en/writing/adminPublishing.ts'
import { useWords } from '#app/i18n/words.ts'
import { Chip } from '#app/ui/Chip.tsx'
import type { PublishingStatus } from '#contract/writing/publishingAdmin.ts'
import { AdminLink } from './AdminLink.tsx'
import { momentOf } from './moments.ts'
import { useAdmin } from './adminContext.ts'

const tones = { draft: 'gold', scheduled: 'saffron', published: 'durva' } as const

type Props = {
  of: {
    title: string
    status: PublishingStatus
    publishAt?: string | undefined
    isFeatured?: boolean
    isExample?: true | undefined
    deletedAt?: string | undefined
    restorableUntil?: string | undefined
  }
  /** Path of its public page; a deleted item has no link. */
  page: string
  /** Shown below the title. */
  children: ReactNode
}

/** An item in a list of what staff publish: title, facts and visibility. */
export function PublishedEntry({ of, page, children }: Props) {
  const words = useWords(adminPublishing)
  const { timeZone } = useAdmin()
  const { title, status, publishAt, deletedAt, restorableUntil } = of
  return (
    <>
      {deletedAt ? (
        <p className="font-semibold wrap-anywhere">{title}</p>
      ) : (
        <AdminLink to={page} className="text-link wrap-anywhere">
          {title}
        </AdminLink>
      )}
      <p className="text-sm text-muted wrap-anywhere">{children}</p>
      <p className="mt-1 flex flex-wrap items-center gap-2">
        {deletedAt ? (
          <Chip tone="kumkum">{words.states.deleted}</Chip>
        ) : (
          <Chip tone={tones[status]}>{words.states[status]}</Chip>
        )}
        {of.isExample && !deletedAt && <Chip tone="gold">{words.example}</Chip>}
        {of.isFeatured && <Chip tone="gold">{words.featured}</Chip>}
        {status === 'scheduled' && publishAt && !deletedAt && (
          <span className="text-sm text-muted">{momentOf(publishAt, timeZone)}</span>
        )}
        {restorableUntil && (
          <span className="text-sm text-muted">
            {words.until(momentOf(restorableUntil, timeZone))}
          </span>
        )}
      </p>
    </>
  )
}
