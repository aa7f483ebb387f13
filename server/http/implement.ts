import type { Readable } from 'node:stream'
import type { Knex } from 'knex'
import type { Role } from '#contract/accounts.ts'
import type { AnyEndpoint, Access, Endpoint } from '#contract/endpoint.ts'
import type { AuditSubject } from '#contract/audit.ts'
import { AppError } from '#server/errors.ts'
import { issueMessage, pointerOf } from './messages.ts'

/** Who calls. Receipts are kept per actor, so that nobody is given another one's answer. */
export type Actor = {
  readonly id: string
  readonly role: 'guest' | Role
  /** There for whoever is logged in. */
  readonly sessionId?: string
  /** Logging in asks for a code as well. */
  readonly hasTotp?: boolean
}

export const guest: Actor = { id: 'guest', role: 'guest' }

/** What only signed-in people own; undefined for a guest. */
export const userIdOf = ({ id, role }: Actor): string | undefined =>
  role === 'guest' ? undefined : id

/** The browser, or program, that calls. */
export type Visit = {
  /** Whom limits count; undefined where nobody can tell callers apart. */
  readonly address: string | undefined
  /** Whoever sits at this machine, with no proxy between. */
  readonly isLocal: boolean
  /** `Chrome on Android` */
  readonly device: string
  /** What this browser was given when somebody logged in on it. */
  readonly deviceToken: string | undefined
  /** Gives the browser its session, or takes it away. */
  readonly keepSession: (session: { token: string; role: Role } | undefined) => void
  readonly keepDevice: (token: string) => void
}

const nothing = () => undefined

/** Nobody's browser: for what everybody is answered alike. */
const noVisit: Visit = {
  address: undefined,
  isLocal: false,
  device: '',
  deviceToken: undefined,
  keepSession: nothing,
  keepDevice: nothing,
}

export type Context = {
  /** For a command this is its transaction: whatever it writes stands or falls with its receipt. */
  readonly db: Knex
  readonly actor: Actor
  readonly visit: Visit
  /** The version a change was made from, where the endpoint is versioned; NaN when it cannot be one. */
  readonly ifMatch?: number
  /** The body, where the endpoint takes a file. It fails when it grows too large or stops coming. */
  readonly upload?: Readable
  /** Aborted when whoever sends the file hangs up before the answer. */
  readonly gone?: AbortSignal
}

/** Refuses a change that was made from another version than the one there is. */
export const assertVersion = (version: number, { ifMatch }: Context): void => {
  if (version !== ifMatch) throw new AppError('changed_meanwhile')
}

export const guestContext = (db: Knex): Context => ({ db, actor: guest, visit: noVisit })

type Handler<Parsed, Out> = (input: Parsed, context: Context) => Promise<Out>

/** A call whose caller may make it and whose input is right. */
export type Call = {
  readonly input: unknown
  /** Does it, and answers with nothing but what the contract promises. */
  readonly run: (context: Context) => Promise<unknown>
}

export type Route = {
  readonly endpoint: Pick<
    AnyEndpoint,
    | 'method'
    | 'path'
    | 'access'
    | 'command'
    | 'cacheSeconds'
    | 'asksOthers'
    | 'mostInTenMinutes'
    | 'hasOwnLimit'
    | 'isVersioned'
    | 'isTotpSetup'
    | 'upload'
    | 'isDownload'
    | 'isSheet'
  >
  readonly call: (sent: unknown, actor: Actor) => Call
}

const isEnough = (access: Access, role: Role): boolean => {
  if (access === 'anyone' || access === 'user') return true
  if (access === 'staff') return role !== 'user'
  return role === access || role === 'admin'
}

/** Says no by 401 to whom logging in might help, and by 403 to everybody else. */
export const assertAccess = (access: Access, { role }: Actor): void => {
  if (access === 'anyone') return
  if (role === 'guest') throw new AppError('not_signed_in')
  if (!isEnough(access, role)) throw new AppError('not_allowed')
}

/** True where only staff with a second factor may call, if the temple asks for one. */
export const needsTotp = (
  { access, isTotpSetup }: Route['endpoint'],
  { hasTotp }: Actor,
): boolean => access !== 'anyone' && access !== 'user' && !isTotpSetup && !hasTotp

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

/** A list that leaves the back office, as the activity log names it. */
export type Exported = {
  readonly subject: Extract<AuditSubject, 'list' | 'donation_list'>
  readonly list: string
  readonly rows: number
}

/** A file made while it is sent. */
export type Download = {
  readonly fileName: string
  readonly contentType: string
  readonly body: Readable
  /** What of the back office it takes along. */
  readonly exported?: Exported
}

/** Binds an endpoint that answers with a file. */
export const implementDownload =
  <Sent, Parsed>(endpoint: Endpoint<Sent, Parsed, unknown>) =>
  (handler: Handler<Parsed, Download>): Route =>
    implement(endpoint)(handler)
