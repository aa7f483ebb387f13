import type { Knex } from 'knex'
import type { AnyEndpoint, Access, Endpoint } from '#contract/endpoint.ts'
import { AppError } from '#server/errors.ts'
import { issueMessage, pointerOf } from './messages.ts'

/** Who calls. Receipts are kept per actor, so that nobody is given another one's answer. */
export type Actor = { readonly id: string; readonly role: 'guest' }

export const guest: Actor = { id: 'guest', role: 'guest' }

export type Context = {
  /** For a command this is its transaction: whatever it writes stands or falls with its receipt. */
  readonly db: Knex
  readonly actor: Actor
}

type Handler<Parsed, Out> = (input: Parsed, context: Context) => Promise<Out>

/** A call whose caller may make it and whose input is right. */
export type Call = {
  readonly input: unknown
  /** Does it, and answers with nothing but what the contract promises. */
  readonly run: (context: Context) => Promise<unknown>
}

export type Route = {
  readonly endpoint: Pick<AnyEndpoint, 'method' | 'path' | 'access' | 'command' | 'cacheSeconds'>
  readonly call: (sent: unknown, actor: Actor) => Call
}

const assertAccess = (access: Access, _actor: Actor): void => {
  if (access !== 'anyone') throw new AppError('not_signed_in')
}

const parseInput = <Sent, Parsed, Out>(
  { input }: Endpoint<Sent, Parsed, Out>,
  sent: unknown,
): Parsed => {
  const parsed = input.safeParse(sent, { error: issueMessage })
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(({ path, message }) => ({
    pointer: pointerOf(path),
    detail: message,
  }))
  throw new AppError('invalid_input', undefined, fields)
}

/**
 * Binds an endpoint to what answers it. In two steps, because only then does the compiler hold the
 * handler to the endpoint's output instead of widening the endpoint to the handler.
 */
export const implement =
  <Sent, Parsed, Out>(endpoint: Endpoint<Sent, Parsed, Out>) =>
  (handler: Handler<Parsed, Out>): Route => ({
    endpoint,
    call: (sent, actor) => {
      assertAccess(endpoint.access, actor)
      const input = parseInput(endpoint, sent)
      return {
        input,
        run: async (context) => endpoint.output.parse(await handler(input, context)),
      }
    },
  })
