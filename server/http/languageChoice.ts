import type { Knex } from 'knex'
import type { Context, Middleware } from 'koa'
import type { Logger } from 'pino'
import { addressOf, pathIn } from '#contract/addresses.ts'
import { languageCookie, languageParameter } from '#contract/languageChoice.ts'
import type { InLanguage, Language } from '#contract/languages.ts'
import type { Actor } from './implement.ts'
import { canonicalUrl, isOffice, looksLikeFile } from './pagePath.ts'
import type { State } from './requestLog.ts'
import type { Sessions } from './session.ts'

export type SetLanguage = (db: Knex, choice: InLanguage, by: Actor) => Promise<unknown>

type Deps = {
  readonly db: Knex
  readonly log: Logger
  readonly translations: ReadonlyMap<Language, unknown>
  readonly publicUrl: string
  readonly sessions: Sessions
  /** Keeps it with an account, for what is written to its owner where their app does not say. */
  readonly setLanguage: SetLanguage
}

/** As long as browsers keep any cookie; the privacy page says so. */
export const languageDays = 400
const cookieSeconds = languageDays * 24 * 60 * 60

/**
 * Whether a request may have to be led to another language, which is decided before anything cached
 * is sent. What is of a language already, and files, need no decision.
 */
export const mayBeLedOn = (
  url: string,
  cookies: string | undefined,
  translations: Deps['translations'],
): boolean => {
  if (translations.size === 0 || !cookies?.includes(`${languageCookie}=`)) return false
  const path = url.replace(/\?.*/s, '')
  return !looksLikeFile(path) && addressOf(path, [...translations.keys()]).language === 'en'
}

/**
 * Leads to the pages of the language that somebody has chosen. It answers before the cache, which
 * so holds one language for each address; what the browser prefers (`Accept-Language`) leads
 * nowhere, because crawlers and those who got a link would not see the page of the address.
 */
export const followLanguageChoice = (deps: Deps): Middleware<State> => {
  const { db, log, translations, publicUrl, sessions, setLanguage } = deps
  const built: readonly Language[] = ['en', ...translations.keys()]
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  const keepWithAccount = async (ctx: Context, language: Language): Promise<void> => {
    const { actor } = await sessions.open(ctx, db)
    if (actor.role !== 'guest') await setLanguage(db, { language }, actor)
  }
  return (ctx, next) => {
    if (built.length === 1 || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    const url = canonicalUrl(ctx.path, ctx.search, publicUrl)
    if (looksLikeFile(url.pathname)) return next()
    const { language, path } = addressOf(url.pathname, built)
    const chosen = built.find((each) => each === url.searchParams.get(languageParameter))
    url.searchParams.delete(languageParameter)
    const kept = built.find((each) => each === ctx.cookies.get(languageCookie))
    // The office is in English. A link to a page in another language shows that page.
    const wanted = isOffice(path) ? 'en' : (chosen ?? (language === 'en' ? kept : language))
    if (chosen === undefined && (wanted ?? language) === language) return next()
    if (chosen) {
      ctx.append(
        'Set-Cookie',
        `${languageCookie}=${chosen}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax${secure}`,
      )
      // The page does not wait for the database.
      if (sessions.hasCookie(ctx))
        keepWithAccount(ctx, chosen).catch((error: unknown) =>
          log.warn({ err: error }, 'the language of an account could not be saved'),
        )
    }
    ctx.status = 302
    ctx.set({
      Location: `${pathIn(wanted ?? language, path)}${url.search}`,
      'Cache-Control': 'no-store',
    })
    ctx.body = ''
  }
}
