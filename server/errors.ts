import { statusOfCode, type ErrorCode, type FieldError } from '#contract/errors.ts'
import type { FreeSlot } from '#contract/bookings/pujas.ts'
import { codes } from '#contract/i18n/en/refusals/codes.ts'
import { refusals } from '#contract/i18n/en/refusals/refusals.ts'
import { sentence } from '#contract/i18n/en/refusals/sentence.ts'
import { reasonText, type Reason } from '#contract/refusals.ts'

/** Additional data of a refusal. */
type Extras = {
  readonly freeSlots?: readonly FreeSlot[]
  /** Sent in the header of that name. */
  readonly retryAfterSeconds?: number
  /** Only for the log: what happened, if the code does not say it, and to whose account. */
  readonly event?: string
  readonly accountId?: string | undefined
}

/** What is wrong with one field: for devotees by its reason, for staff and programs in words. */
export type FieldFault = { readonly pointer: string } & (Reason | FieldError)

const englishOf = (reason: Reason): string => reasonText(refusals, reason) ?? reason.code

const wholeOf = (reason: Reason, { length }: readonly FieldFault[]): string =>
  length > 0 ? sentence(englishOf(reason)) : englishOf(reason)

const fieldErrorOf = (fault: FieldFault): FieldError =>
  'detail' in fault ? fault : { ...fault, detail: englishOf(fault) }

/**
 * A refusal that the caller may see; anything else that is thrown is a bug and answers 500. Where
 * devotees may be refused, `why` is a reason, which their phone has words for; in the back office, and
 * for programs alone, it may be an English sentence.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly reason: Reason | undefined
  readonly fields: readonly FieldError[]
  readonly extras: Extras

  constructor(
    code: ErrorCode,
    why?: Reason | string,
    fields: readonly FieldFault[] = [],
    extras: Extras = {},
  ) {
    super(typeof why === 'object' ? wholeOf(why, fields) : (why ?? codes[code]))
    this.name = 'AppError'
    this.code = code
    this.status = statusOfCode[code]
    this.reason = typeof why === 'object' ? why : undefined
    this.fields = fields.map(fieldErrorOf)
    this.extras = extras
  }
}

/** The refusal of one field; the whole says no more than that. */
export const invalidField = (pointer: string, reason: Reason, extras?: Extras): AppError =>
  new AppError('invalid_input', reason, [{ pointer, ...reason }], extras)

/** Why the server cannot start, in words for the person who starts it; shown without a stack. */
export class StartError extends Error {}

/** The system's name for what went wrong, such as `ENOENT`. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)
