import type { ErrorCode, FieldError, Problem } from '#contract/errors.ts'

/**
 * An answer that was not OK. `message` is 'status: body text', for engineers; screens choose their
 * words by `code` and show `fields` beside their inputs. Without a `problem` it was not the temple's
 * server that spoke, but something before it.
 */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Problem | undefined
  /** How long the server asks to be left alone. */
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

/** No answer came at all: no network, or no server behind it. */
export class UnreachableError extends Error {
  constructor(cause: unknown) {
    super('The server could not be reached', { cause })
    this.name = 'UnreachableError'
  }
}

/**
 * An OK that is not what the contract promises. `body` is undefined where it is not even JSON: the
 * sign-in page of a café's network answers everything with one.
 */
export class UnreadableAnswerError extends Error {
  readonly body: unknown

  constructor(body: unknown, cause: unknown) {
    super('The answer is not what was promised', { cause })
    this.name = 'UnreadableAnswerError'
    this.body = body
  }
}
