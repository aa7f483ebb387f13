import * as z from 'zod/mini'
import { freeSlot } from '#contract/bookings/pujas.ts'

/** Every way a call may fail, with its HTTP status. Code uses this table and never matches text. */
export const statusOfCode = {
  malformed_request: 400,
  malformed_body: 400,
  /** A message that does not come from the payment provider, or is too old. */
  wrong_signature: 400,
  invalid_input: 400,
  not_signed_in: 401,
  /** Logging in: the username or the password is wrong; the answer does not say which. */
  wrong_credentials: 401,
  /** Logging in: the password is right, and the account also needs a code. */
  totp_required: 401,
  wrong_code: 401,
  not_allowed: 403,
  /** The temple requires two-step login for staff, and this account does not have it. */
  second_factor_required: 403,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  in_progress: 409,
  slot_full: 409,
  slot_closed: 409,
  too_late: 409,
  already_moved: 409,
  wrong_status: 409,
  /** This command was carried out so long ago that its answer is no longer stored. */
  already_done: 409,
  username_taken: 409,
  last_admin: 409,
  cards_not_offered: 409,
  /** The temple has not opened its shop yet. */
  shop_shut: 409,
  /** A price or a stock is not what the buyer saw. */
  cart_changed: 409,
  /** The same payment confirmed another donation. */
  utr_taken: 409,
  /** The id of a new item is already taken. */
  id_taken: 409,
  /** The link of an email was used, has expired, or was never valid. */
  link_over: 410,
  /** The content of this address was removed for good. */
  gone: 410,
  /** This command was carried out, and its result was deleted with the person's data. */
  deleted_since: 410,
  /** It has been changed since it was read. */
  changed_meanwhile: 412,
  body_too_large: 413,
  unsupported_media_type: 415,
  key_reused: 422,
  version_required: 428,
  too_many_requests: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof statusOfCode

/** A name in `contract/refusals.ts`. Not checked: a newer server may have more of them. */
const why = { code: z.optional(z.string()), params: z.optional(z.unknown()) }
type SentReason = { code?: string | undefined; params?: unknown }

/**
 * One refused field: `pointer` points into the sent input (`#/email`), `code` and `params` say why;
 * without them it is what the endpoint's `input` says, which the phone has, too. `detail` says the same
 * in English, for logs, other programs and the back office.
 */
const fieldError = z.object({ pointer: z.string(), detail: z.string(), ...why })
export type FieldError = z.infer<typeof fieldError>

/**
 * RFC 9457 problem details, plus our stable `code`, the refused fields and the request's id. `detail`
 * is in English; devotees read the words that their phone has for `reason`, or else for `code`.
 */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.optional(z.string()),
  instance: z.optional(z.string()),
  code: z.enum(Object.keys(statusOfCode) as [ErrorCode, ...ErrorCode[]]),
  /** Why, where it is more than the code says. */
  reason: z.optional(z.unknown()) as z.ZodMiniOptional<z.ZodMiniType<SentReason>>,
  errors: z.optional(z.array(fieldError)),
  /** The nearest available slots, offered in place of the refused one. */
  freeSlots: z.optional(z.array(freeSlot)),
})
export type Problem = z.infer<typeof problem>

export const problemContentType = 'application/problem+json; charset=utf-8'
