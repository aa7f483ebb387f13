import type { Readable } from 'node:stream'
import type { Knex } from 'knex'
import { type Role } from '#contract/accounts/roles.ts'
import { may } from '#contract/accounts/permissions.ts'
import type { AnyEndpoint, Endpoint } from '#contract/endpoint.ts'
import type { Language } from '#contract/languages.ts'
import type { Access } from '#contract/accounts/permissions.ts'
import { withMarks } from '#contract/translations/inEnglish.ts'
import type { AuditSubject } from '#contract/audit/admin.ts'
import { pointerOf } from '#contract/pointer.ts'
import { AppError } from '#server/errors.ts'
import { issueMessage } from './messages.ts'

/** The caller. Receipts are stored per actor, so that no one gets another person's answer. */
export type Actor = {
  readonly id: string
  readonly role: 'guest' | Role
  /** Present if the caller is logged in. */
  readonly sessionId?: string
  /** Two-step login is on. */
  readonly hasTotp?: boolean
}

export const guest: Actor = { id: 'guest', role: 'guest' }

/** What only logged-in people have; undefined for a guest. */
export const userIdOf = ({ id, role }: Actor): string | undefined =>
  role === 'guest' ? undefined : id

/** The calling browser or program. */
export type Visit = {
  /** The address for rate limits; undefined if callers cannot be distinguished. */
  readonly address: string | undefined
  /** The caller is on this machine, with no proxy in between. */
  readonly isLocal: boolean
  /** `Chrome on Android` */
  readonly device: string
  /** The device cookie, set at an earlier login in this browser. */
  readonly deviceToken: string | undefined
  /** Sets or deletes the browser's session. */
  readonly keepSession: (session: { token: string; role: Role } | undefined) => void
  readonly keepDevice: (token: string) => void
}

const nothing = () => undefined

/** No browser in particular: for answers that are the same for everybody. */
const noVisit: Visit = {
  address: undefined,
  isLocal: false,
  device: '',
  deviceToken: undefined,
  keepSession: nothing,
  keepDevice: nothing,
}

export type Context = {
  /**
   * For a command this is its transaction: everything it writes is committed or rolled back with
   * its receipt.
   */
  readonly db: Knex
  readonly actor: Actor
  readonly visit: Visit
  /** In which the caller reads; kept with what they send. */
  readonly language: Language
  /** The version the change is based on, if the endpoint has versions; NaN if it is not valid. */
  readonly ifMatch?: number
  /** The body of an upload. It errors if it is too large or stalls. */
  readonly upload?: Readable
  /** Aborted when the sender of the file disconnects before the answer. */
  readonly gone?: AbortSignal
}

/** Refuses a change based on a version that is not the current one. */
export const assertVersion = (version: number, { ifMatch }: Context): void => {
  if (version !== ifMatch) throw new AppError('changed_meanwhile')
}

export const guestContext = (db: Knex, language: Language = 'en'): Context => ({
  db,
  actor: guest,
  visit: noVisit,
  language,
})

type Handler<Parsed, Out> = (input: Parsed, context: Context) => Promise<Out>

/** A call that is allowed and whose input is valid. */
export type Call = {
  readonly input: unknown
  /** Runs it, and answers with nothing beyond the contract. */
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
    | 'isExpensive'
    | 'mostInTenMinutes'
    | 'hasOwnLimit'
    | 'isVersioned'
    | 'isTotpSetup'
    | 'upload'
    | 'download'
    | 'isPrintedList'
  >
  readonly call: (sent: unknown, actor: Actor) => Call
}

const isEnough = (access: Access, role: Role): boolean => {
  if (access === 'anyone' || access === 'user') return true
  if (access === 'staff') return role !== 'user'
  return may(role, access)
}

/** Refuses with 401 if logging in might help, and with 403 otherwise. */
export const assertAccess = (access: Access, { role }: Actor): void => {
  if (access === 'anyone') return
  if (role === 'guest') throw new AppError('not_signed_in')
  if (!isEnough(access, role)) throw new AppError('not_allowed')
}

/** True if only staff with two-step login may call when the temple requires it. */
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
 * Binds an endpoint to its handler. In two steps, because only then does the compiler hold the
 * handler to the endpoint's output instead of widening the endpoint to the handler.
 */
export const implement =
  <Sent, Parsed, Out>(endpoint: Endpoint<Sent, Parsed, Out>) =>
  (handler: Handler<Parsed, Out>): Route => {
    let marked: typeof endpoint.output | undefined
    const isForReaders =
      endpoint.method === 'GET' && (endpoint.access === 'anyone' || endpoint.access === 'user')
    /** What devotees read says in other languages what of it is in English. */
    const outputIn = (language: Language) =>
      language === 'en' || !isForReaders ? endpoint.output : (marked ??= withMarks(endpoint.output))
    return {
      endpoint,
      call: (sent, actor) => {
        assertAccess(endpoint.access, actor)
        const input = parseInput(endpoint, sent)
        return {
          input,
          run: async (context) => outputIn(context.language).parse(await handler(input, context)),
        }
      },
    }
  }

/** A list that leaves the back office, by its name in the activity log. */
export type ExportedList = {
  readonly subject: Extract<AuditSubject, 'list' | 'donation_list'>
  readonly list: string
  readonly rows: number
}

/** A file generated while it is sent. */
export type Download = {
  readonly fileName: string
  readonly contentType: string
  readonly body: Readable
  /** Which list of the back office it exports. */
  readonly exported?: ExportedList
  /** The same list under the address that ends in `.xlsx`. */
  readonly asWorkbook?: () => Download
  /** HTML that is shown in a frame of ours, where it can do nothing. */
  readonly isFramed?: true
}

/** Binds an endpoint that answers with a file. */
export const implementDownload =
  <Sent, Parsed>(endpoint: Endpoint<Sent, Parsed, unknown>) =>
  (handler: Handler<Parsed, Download>): Route =>
    implement(endpoint)(handler)
