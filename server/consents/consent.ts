import type { Knex } from 'knex'
import type { Language } from '#contract/languages.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import { mayBegin, type OpenedLink } from './links.ts'

type Find<C> = (db: Knex, id: string) => Promise<C | undefined>

/** A channel's consents, as the links of its messages lead to them. */
type Channel<C, Shown> = {
  readonly links: { readonly open: (db: Knex, token: string) => Promise<OpenedLink> }
  readonly find: Find<C>
  /** Locked until the end of the transaction. */
  readonly lock: Find<C>
  /** Whether something waits for this link to confirm it. */
  readonly isPending: (consent: C, link: OpenedLink) => boolean
  /** `language` is the one in which its person confirms, and reads from now on. */
  readonly confirm: (trx: Knex, consent: C, language: Language) => Promise<C>
  /** What the link's page shows after a change, in its language. */
  readonly show: (db: Knex, consent: C, link: OpenedLink, language: Language) => Promise<Shown>
  readonly now: () => Date
}

const found = <C>(consent: C | undefined): C => {
  if (consent === undefined) throw new AppError('not_found')
  return consent
}

/** What people do by the link of a message: look, confirm, and what else their channel has. */
export const consentOf = <C, Shown>(channel: Channel<C, Shown>) => {
  const { links, find, lock, isPending, confirm, show, now } = channel

  /** Two changes of one consent happen one after the other. */
  const change = async (
    db: Knex,
    token: string,
    step: (trx: Knex, consent: C, link: OpenedLink) => Promise<C>,
    language: Language = 'en',
  ): Promise<Shown> => {
    const link = await links.open(db, token)
    return transact(db, async (trx) => {
      const consent = found(await lock(trx, link.id))
      return show(trx, await step(trx, consent, link), link, language)
    })
  }

  return {
    change,

    open: async (db: Knex, token: string) => {
      const link = await links.open(db, token)
      return { link, consent: found(await find(db, link.id)) }
    },

    /** Once: where nothing waits for this link, it shows what is. */
    confirm: (db: Knex, token: string, language: Language): Promise<Shown> =>
      change(
        db,
        token,
        async (trx, consent, link) => {
          if (!isPending(consent, link)) return consent
          if (!mayBegin(link, now())) throw new AppError('not_found')
          return confirm(trx, consent, language)
        },
        language,
      ),
  }
}
