import type { ErrorCode, FieldError, Problem } from '#contract/errors.ts'

/**
 * An answer that was not OK. `message` is 'status: body text', for engineers; screens choose their
 * words by `code`, or show those of `problem` and `fields`, which are the phone's own: the server's are
 * for engineers and, in English, for the back office. Without a `problem` it was not our server
 * that answered, but something in between.
 */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Problem | undefined
  /** How long the server asks us to wait. */
  readonly retryAfterMs: number | undefined

  constructor(status: number, body: string, problem?: Problem, retryAfterMs?: number) {
    super(`${status}: ${body}`)
    this.name = 'ApiError'
    this.status = status
    this.problem = problem
    this.retryAfterMs = retryAfterMs
  }

  get code(): ErrorCode | undefined {
    return this.problem?.code
  }

  get fields(): readonly FieldError[] {
    return this.problem?.errors ?? []
  }
}

/** No answer at all: offline, or the server is unreachable. */
export class UnreachableError extends Error {
  constructor(cause: unknown) {
    super('The server could not be reached', { cause })
    this.name = 'UnreachableError'
  }
}

/**
 * An OK answer that breaks the contract. `body` is undefined if it is not even JSON: the login page
 * of a café's network answers every request with one.
 */
export class UnreadableAnswerError extends Error {
  readonly body: unknown

  constructor(body: unknown, cause: unknown) {
    super('The answer is not what was promised', { cause })
    this.name = 'UnreadableAnswerError'
    this.body = body
  }
}
