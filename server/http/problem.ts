import { STATUS_CODES } from 'node:http'
import type { Problem } from '#contract/errors.ts'
import type { AppError } from '#server/errors.ts'

/** A refusal as it is sent (RFC 9457); programs read `code`. */
export const toProblem = (
  { code, status, message, reason, fields, extras }: AppError,
  requestId?: string,
): Problem => ({
  type: 'about:blank',
  title: STATUS_CODES[status] ?? 'Error',
  status,
  detail: message,
  ...(requestId && { instance: `urn:uuid:${requestId}` }),
  code,
  ...(reason && { reason }),
  ...(fields.length > 0 && { errors: [...fields] }),
  ...(extras.freeSlots && { freeSlots: [...extras.freeSlots] }),
})
