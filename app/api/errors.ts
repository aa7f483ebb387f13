import type { ErrorCode, FieldError } from '#contract/errors.ts'

/**
 * An answer that was not OK. `message` is 'status: body text', for engineers; screens choose their
 * words by `code` and show `fields` beside their inputs.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | undefined
  readonly fields: readonly FieldError[]

  constructor(
    status: number,
    body: string,
    code: ErrorCode | undefined,
    fields: readonly FieldError[],
  ) {
    super(`${status}: ${body}`)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = fields
  }
}

/** No answer came at all: no network, or no server behind it. */
export class UnreachableError extends Error {
  constructor(cause: unknown) {
    super('The server could not be reached', { cause })
    this.name = 'UnreachableError'
  }
}
