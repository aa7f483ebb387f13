import type { Context } from 'koa'
import type { Knex } from 'knex'
import { asLanguage, type Language } from '#contract/languages.ts'
import { signedInCookie } from '#contract/accounts/signedInCookie.ts'
import { callerAddress, isLocalCaller } from './clientAddress.ts'
import { deviceLabel } from './device.ts'
import { guest, type Actor, type Visit } from './implement.ts'
import { findSession, sessionLimits } from './sessionStore.ts'

type Deps = {
  readonly publicUrl: string
  /** The number of proxies in front, see `clientAddress.ts`. */
  readonly proxies: number
  readonly now: () => Date
}

/** Sent by the app with everything that changes something; other programs may leave it out. */
const languageHeader = 'App-Language'

export type Visitor = {
  readonly actor: Actor
  readonly visit: Visit
  /** In which the caller reads: as their app says, else as their account does. */
  readonly language: Language
}

export type Sessions = {
  readonly hasCookie: (ctx: Context) => boolean
  /** The caller, by the browser's cookie. */
  readonly open: (ctx: Context, db: Knex) => Promise<Visitor>
}

/** As long as browsers keep any cookie. */
export const deviceDays = 400
const deviceSeconds = deviceDays * 24 * 60 * 60

/** With the prefix `__Host-` a browser only sends what this very host could set. */
export const cookieNames = (publicUrl: string): { session: string; device: string } =>
  publicUrl.startsWith('https:')
    ? { session: '__Host-sid', device: '__Host-device' }
    : { session: 'sid', device: 'device' }

/** Looks like one of ours: others need not be looked up in the database. */
const isToken = (text: string | undefined): text is string => /^[\w-]{43}$/.test(text ?? '')

export const createSessions = ({ publicUrl, proxies, now }: Deps): Sessions => {
  const names = cookieNames(publicUrl)
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''

  /** Not through Koa, which refuses a secure cookie behind a proxy that handles https for us. */
  const cookie = (name: string, value: string, seconds: number, hidden = '; HttpOnly'): string =>
    `${name}=${value}; Path=/; Max-Age=${seconds}${hidden}; SameSite=Lax${secure}`

  const visitOf = (ctx: Context): Visit => {
    const cookies = new Map<string, string>()
    const give = (name: string, value: string, seconds: number, hidden?: string): void => {
      cookies.set(name, cookie(name, value, seconds, hidden))
      ctx.set('Set-Cookie', [...cookies.values()])
    }
    const giveSession = (token: string, seconds: number): void => {
      give(names.session, token, seconds)
      give(signedInCookie, token && '1', seconds, '')
    }
    return {
      address: callerAddress(ctx.req, proxies),
      isLocal: isLocalCaller(ctx.req),
      device: deviceLabel(ctx.get('User-Agent')),
      deviceToken: ctx.cookies.get(names.device)?.slice(0, 200),
      keepSession: (session) => {
        if (!session) return giveSession('', 0)
        giveSession(session.token, sessionLimits(session.role).longestMs / 1000)
      },
      keepDevice: (token) => give(names.device, token, deviceSeconds),
    }
  }

  return {
    hasCookie: (ctx) => ctx.cookies.get(names.session) !== undefined,
    open: async (ctx, db) => {
      const visit = visitOf(ctx)
      const said = ctx.get(languageHeader)
      const language = asLanguage(said)
      const token = ctx.cookies.get(names.session)
      if (token === undefined) return { actor: guest, visit, language }
      const session = isToken(token) ? await findSession(db, token, now()) : undefined
      // The cookie of an ended session stays: a login may have replaced it while this call was on
      // its way, and the browser would delete the new one.
      if (!session) return { actor: guest, visit, language }
      const { id: sessionId, userId, role, hasTotp } = session
      const actor = { id: userId, role, sessionId, hasTotp }
      return { actor, visit, language: said === '' ? session.language : language }
    },
  }
}
