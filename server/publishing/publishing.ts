import type { PublishingStatus } from '#contract/writing/publishingAdmin.ts'
import { AppError } from '#server/errors.ts'

export type PublicationInput = {
  readonly status: PublishingStatus
  readonly publishAt?: string | undefined
}

export type Publishing = {
  readonly status: PublishingStatus
  readonly publishAt?: string | undefined
}

const dayMs = 24 * 60 * 60 * 1000

/** How long deleted content can be restored. */
const restorableMs = 30 * dayMs

/** Scheduled content that is due counts as published, whatever its row says. */
export const statusAt = ({ status, publishAt }: Publishing, now: Date): PublishingStatus =>
  status === 'scheduled' && publishAt !== undefined && publishAt <= now.toISOString()
    ? 'published'
    : status

/** The requested state as it is stored; the time it became public stays while it is public. */
export const publishingOf = (
  current: Publishing,
  { status, publishAt }: PublicationInput,
  now: Date,
): Publishing => {
  const at = now.toISOString()
  if (status === 'draft') return { status, publishAt: undefined }
  if (status === 'published') {
    const isPublic = current.status !== 'draft' && (current.publishAt ?? '') <= at
    return { status, publishAt: isPublic ? current.publishAt : at }
  }
  const time = new Date(publishAt ?? '')
  if (time > now) return { status, publishAt: time.toISOString() }
  const detail = 'Please choose a time that is still to come'
  throw new AppError('invalid_input', undefined, [{ pointer: '#/publishAt', detail }])
}

/** What every record has that staff publish. */
export type Published = Publishing & {
  readonly deletedAt?: string | undefined
  readonly updatedAt: string
  readonly version: number
}

/** What staff see of its state. */
export const stateOf = (record: Published, now: Date) => ({
  status: statusAt(record, now),
  ...(record.publishAt !== undefined && { publishAt: record.publishAt }),
  version: record.version,
  updatedAt: record.updatedAt,
  ...(record.deletedAt !== undefined && {
    deletedAt: record.deletedAt,
    restorableUntil: new Date(Date.parse(record.deletedAt) + restorableMs).toISOString(),
  }),
})

/** What was deleted before this can no longer be restored. */
export const forgottenBefore = (now: Date): string =>
  new Date(now.getTime() - restorableMs).toISOString()
