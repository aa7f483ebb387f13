import type * as z from 'zod/mini'
import type { Access } from '#contract/accounts/permissions.ts'

/**
 * One call of the API as one object that both sides import. `Sent` is the caller's input, `Parsed`
 * the handler's input after parsing, `Out` the output. The input combines path parameters, query
 * and JSON body in one object.
 */
export type Endpoint<Sent, Parsed, Out> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: `/api/${string}`
  readonly access: Access
  readonly input: z.ZodMiniType<Parsed, Sent>
  readonly output: z.ZodMiniType<Out>
  /** May wait in the outbox: carries an Idempotency-Key and is carried out exactly once. */
  readonly command?: true
  /**
   * The answer needs another service or process: rate-limited per address, although it only reads.
   */
  readonly isExpensive?: true
  /**
   * Rate limit per address and ten minutes, for reads that are costly. With `cacheSeconds`, only
   * cache misses are counted.
   */
  readonly mostInTenMinutes?: number
  /** Exempt from the address's rate limit, because it has its own stricter limits. */
  readonly hasOwnLimit?: true
  /**
   * How many seconds a shared cache may store the answer; the server caches its bytes too. Only for
   * public GETs.
   */
  readonly cacheSeconds?: number
  /**
   * The answer's `version` is also its ETag, and a change sends the version it is based on
   * (If-Match): 428 without it, 412 on a conflict.
   */
  readonly isVersioned?: true
  /**
   * Open to staff without two-step login even if the temple requires it: this is how they set it
   * up.
   */
  readonly isTotpSetup?: true
  /** The body is a file, read as it streams in; the input is the path and the query. */
  readonly upload?: { readonly maxBytes: number }
  /**
   * Answers with a file, through a link: one document, or a list that staff export, which the activity
   * log records.
   */
  readonly download?: 'list' | 'document'
  /** A list that staff print from the page: no file, but the activity log records it as an export. */
  readonly isPrintedList?: true
}

export type AnyEndpoint = Endpoint<unknown, unknown, unknown>
export type Sent<E> = E extends Endpoint<infer S, infer _P, infer _O> ? S : never
export type Parsed<E> = E extends Endpoint<infer _S, infer P, infer _O> ? P : never
export type Out<E> = E extends Endpoint<infer _S, infer _P, infer O> ? O : never

export const endpoint = <Sent, Parsed, Out>(
  spec: Endpoint<Sent, Parsed, Out>,
): Endpoint<Sent, Parsed, Out> => spec
