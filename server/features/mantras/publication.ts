import type { PublicationStatus } from '#contract/mantrasAdmin.ts'
import { AppError } from '#server/errors.ts'
import type { DeskRecord } from './deskRepository.ts'

export type Wanted = {
  readonly status: PublicationStatus
  readonly publishAt?: string | undefined
}

type Publication = Pick<DeskRecord, 'status' | 'publishAt'>

/** What is wanted of a mantra, as it is kept; the time it became public stays while it is public. */
export const publicationOf = (
  known: Publication,
  { status, publishAt }: Wanted,
  now: Date,
): Publication => {
  const at = now.toISOString()
  if (status === 'draft') return { status, publishAt: null }
  if (status === 'published') {
    const isPublic = known.status !== 'draft' && (known.publishAt ?? '') <= at
    return { status, publishAt: isPublic ? known.publishAt : at }
  }
  const time = new Date(publishAt ?? '')
  if (time > now) return { status, publishAt: time.toISOString() }
  const detail = 'Please choose a time that is still to come'
  throw new AppError('invalid_input', undefined, [{ pointer: '#/publishAt', detail }])
}
