import type { ReactNode } from 'react'
import { Diya } from './motifs/Diya.tsx'
import { Notice, type NoticeWords } from './Notice.tsx'

/**
 * For a failure, with what to do next, without which a page would be a dead end. It is read aloud when it appears.
 * What a devotee could not load is a `Failed` (app/Failed.tsx).
 */
export function ErrorState(props: NoticeWords & { action: ReactNode }) {
  return <Notice {...props} role="alert" motif={<Diya className="size-20" isLit={false} />} />
}
