import type * as z from 'zod/mini'

/** Who may call: everyone, any signed-in person, any of the staff, or (with admin always included) one staff role. */
export const accesses = ['anyone', 'user', 'staff', 'priest', 'editor', 'admin'] as const
export type Access = (typeof accesses)[number]

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
  /** May wait in the outbox: carries an Idempotency-Key and is answered exactly once. */
  readonly command?: true
  /** Somebody else, or a process of its own, is asked for the answer: counted with what an address sends, though it only reads. */
  readonly asksOthers?: true
  /**
   * Only reads, but each answer is work: so many an address may ask for in ten minutes. Where answers are
   * kept (`cacheSeconds`), only those are counted that have to be made.
   */
  readonly mostInTenMinutes?: number
  /** Not counted against the address's limit, because it has stricter limits of its own. */
  readonly hasOwnLimit?: true
  /** Seconds a shared cache may keep the answer; the server keeps its bytes ready. GET for everyone only. */
  readonly cacheSeconds?: number
  /**
   * The answer's `version` is its ETag too, and a change names the one it was made from (If-Match): 428
   * without, 412 when somebody else was quicker.
   */
  readonly isVersioned?: true
  /** Open to staff without a second factor where the temple asks for one: it is how they get it. */
  readonly isTotpSetup?: true
  /** The body is a file, taken as it streams in; its input is the path and the query. */
  readonly upload?: { readonly maxBytes: number }
  /** Answers with a file to be saved; a browser is led there by a link. What only staff may have is a list. */
  readonly isDownload?: true
  /** A list to be taken along, though no file: it is written in the activity log as one. */
  readonly isSheet?: true
}

export type AnyEndpoint = Endpoint<unknown, unknown, unknown>
export type Sent<E> = E extends Endpoint<infer S, infer _P, infer _O> ? S : never
export type Out<E> = E extends Endpoint<infer _S, infer _P, infer O> ? O : never

export const endpoint = <Sent, Parsed, Out>(
  spec: Endpoint<Sent, Parsed, Out>,
): Endpoint<Sent, Parsed, Out> => spec
