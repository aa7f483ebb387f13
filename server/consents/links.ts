import type { Knex } from 'knex'
import { readSecret } from '#server/db/secrets.ts'
import { AppError } from '#server/errors.ts'
import type { Hook } from '#server/http/hooks.ts'
import { openLink, signLink } from '#server/http/links.ts'
import { confirmableMs } from './confirmations.ts'

/** What the link of a message refers to; `askedAt` only in the email that asks. */
export type OpenedLink = {
  readonly token: string
  readonly id: string
  readonly purpose: string
  readonly askedAt?: Date
}

type Channel<Purpose extends string> = {
  /** The name of the secret that signs them. */
  readonly secret: string
  /** Where a person goes, with the token as its fragment. */
  readonly page: string
  /** Where a mail program posts the token (RFC 8058). */
  readonly oneClick: string
  /** What messages have links for, besides the one that asks. */
  readonly purposes: readonly Purpose[]
}

/** Only a link that was sent to ask may begin anything, for three days. */
export const mayBegin = ({ askedAt }: OpenedLink, now: Date): boolean =>
  askedAt !== undefined && now.getTime() - askedAt.getTime() <= confirmableMs

/** The secret links in a channel's messages. */
export const consentLinks = <Purpose extends string>(channel: Channel<Purpose>) => {
  const sign = async (db: Knex, purpose: string, subject: string): Promise<string> =>
    signLink(await readSecret(db, channel.secret), purpose, subject)

  const urls = (publicUrl: string, token: string) => ({
    page: `${publicUrl}${channel.page}#${token}`,
    oneClick: `${publicUrl}${channel.oneClick}/${token}`,
  })

  return {
    urls,

    /** For the email that asks: its token confirms, and carries the time of asking. */
    confirmationPage: async (db: Knex, publicUrl: string, id: string, askedAt: Date) => {
      const token = await sign(db, 'confirm', `${id}.${askedAt.getTime().toString(36)}`)
      return urls(publicUrl, token).page
    },

    /** For all other messages: the token never begins anything, and never expires. */
    tokenFor:
      (purpose: Purpose) =>
      (db: Knex, id: string): Promise<string> =>
        sign(db, purpose, id),

    open: async (db: Knex, token: string): Promise<OpenedLink> => {
      const key = await readSecret(db, channel.secret)
      for (const purpose of ['confirm', ...channel.purposes]) {
        const [id, askedAt] = openLink(key, purpose, token)?.split('.') ?? []
        if (id === undefined) continue
        const at = askedAt && { askedAt: new Date(Number.parseInt(askedAt, 36)) }
        return { token, id, purpose, ...at }
      }
      throw new AppError('not_found')
    },

    hook: (post: Hook['post']): Hook => ({
      path: new RegExp(`^${channel.oneClick}/([\\w.-]{1,200})$`),
      post,
      page: (token) => `${channel.page}#${token}`,
    }),
  }
}
