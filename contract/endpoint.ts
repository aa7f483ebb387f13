import type * as z from 'zod/mini'
import type { Access } from '#contract/accounts/permissions.ts'

/**
 * One call of the API as one object that both sides import.
 * `Sent` is what a caller gives, `Parsed` what the handler receives, `Out` what comes back.
 * The input is the path's parameters, the query and the JSON body in one object.
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
   * The answer needs another service or process: counted against the address's limit, although it
   * only reads.
   */
  readonly asksOthers?: true
  /**
   * Only reads, but each answer takes work: the limit for one address in ten minutes. With
   * `cacheSeconds`, only answers that have to be computed are counted.
   */
  readonly mostInTenMinutes?: number
  /** Not counted against the address's limit, because it has its own stricter limits. */
  readonly hasOwnLimit?: true
  /**
   * How many seconds a shared cache may keep the answer; the server keeps its bytes ready. Only for
   * GET by everyone.
   */
  readonly cacheSeconds?: number
  /**
   * The answer's `version` is also its ETag, and a change names the version it is based on
   * (If-Match): 428 without it, 412 if somebody else was quicker.
   */
  readonly isVersioned?: true
  /**
   * Open to staff without two-step login even if the temple requires it: this is how they set it
   * up.
   */
  readonly isTotpSetup?: true
  /** The body is a file, read as it streams in; the input is the path and the query. */
  readonly upload?: { readonly maxBytes: number }
  /** Answers with a file to save, through a link. A file that only staff may have is a list. */
  readonly isDownload?: true
  /** That file is one picture or page for staff to look at, not a list. */
  readonly isNoList?: true
  /** A list that staff can export, though not a file: the activity log records it as one. */
  readonly isSheet?: true
}

export type AnyEndpoint = Endpoint<unknown, unknown, unknown>
export type Sent<E> = E extends Endpoint<infer S, infer _P, infer _O> ? S : never
export type Out<E> = E extends Endpoint<infer _S, infer _P, infer O> ? O : never

export const endpoint = <Sent, Parsed, Out>(
  spec: Endpoint<Sent, Parsed, Out>,
): Endpoint<Sent, Parsed, Out> => spec
