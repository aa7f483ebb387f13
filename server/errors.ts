import { statusOfCode, type ErrorCode, type FieldError } from '#contract/errors.ts'
import type { FreeSlot } from '#contract/pujas.ts'

const words: Record<ErrorCode, string> = {
  malformed_request: 'The request is not HTTP as it is written.',
  malformed_body: 'The request body is not valid JSON.',
  wrong_signature: 'This message is not signed by the payment provider, or not of now.',
  invalid_input: 'Some of what was sent is missing or has the wrong form.',
  not_signed_in: 'Please sign in first.',
  wrong_credentials: 'Invalid username or password. Please try again.',
  totp_required: 'Please enter the code of your authenticator app.',
  wrong_code: 'This code is not right. Please try again.',
  not_allowed: 'Your account may not do this.',
  second_factor_required:
    'The temple asks its staff for a code at login. Please set it up for your account first.',
  cross_site: 'This request came from another site and was refused.',
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'This address does not answer that method.',
  request_timeout: 'The request did not arrive in time.',
  in_progress: 'The same request is still being worked on. Please try again in a moment.',
  slot_full: 'This time is fully booked. Please choose another.',
  slot_closed: 'The temple does not offer this puja at that time. Please choose another.',
  too_late: 'It is too late to change this booking. Please call the temple.',
  already_moved: 'This booking was already moved once. Please call the temple to move it again.',
  wrong_status: 'This can no longer be done.',
  already_done:
    'We received this more than 30 days ago and acted on it then. It was not done a second time. For details, please look at our email or ask the temple.',
  username_taken: 'This username is taken. Please choose another.',
  last_admin: 'You are the last admin: make somebody else one first.',
  cards_not_offered: 'Card payments are not offered here. Please donate by UPI.',
  utr_taken: 'Another donation was confirmed by this payment already.',
  id_taken: 'There is something else under this address already. Please choose another.',
  link_over: 'This link has run out or was used already. Please ask for a new one.',
  gone: 'What was at this address was removed.',
  deleted_since:
    'We received this earlier. Since then we were asked to delete the personal data in it, so it was not done again.',
  changed_meanwhile:
    'Somebody else changed this in the meantime. Nothing of theirs was overwritten: please look at it again.',
  body_too_large: 'The request body is too large.',
  unsupported_media_type: 'The request body must be JSON (Content-Type: application/json).',
  key_reused: 'This Idempotency-Key was already used for a different request.',
  version_required: 'The change must say which version it was made from (If-Match).',
  too_many_requests: 'Too many requests. Please try again later.',
  headers_too_large: 'The headers of the request are too large.',
  internal: 'Something went wrong on our side. Please try again.',
  unavailable: 'The service is busy or being prepared. Please try again shortly.',
}

/** What a refusal may carry beside its words. */
type Extras = {
  readonly freeSlots?: readonly FreeSlot[]
  /** Said in the header of that name. */
  readonly retryAfterSeconds?: number
  /** For the log alone: what happened, where the code does not say it, and to whose account. */
  readonly event?: string
  readonly accountId?: string | undefined
}

/** A refusal the caller may know about: everything else that is thrown is a bug and answers 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields: readonly FieldError[]
  readonly extras: Extras

  constructor(
    code: ErrorCode,
    detail: string = words[code],
    fields: readonly FieldError[] = [],
    extras: Extras = {},
  ) {
    super(detail)
    this.name = 'AppError'
    this.code = code
    this.status = statusOfCode[code]
    this.fields = fields
    this.extras = extras
  }
}

/** Why the server cannot start, in words for the person who starts it; shown without a stack. */
export class StartError extends Error {}

/** The system's name for what went wrong, such as `ENOENT`. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)
