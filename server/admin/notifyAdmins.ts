import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { staffLanguage } from '#contract/languages.ts'
import type { Site } from '#contract/site/public.ts'
import type { Notify } from '#server/adapters/email/port.ts'
import { renderEmailLayout } from '#server/emails/emailLayout.ts'
import type { Actor } from '#server/http/implement.ts'
import { templeLines } from '#contract/site/addressText.ts'

/** What one administrator did that could harm the temple, in words for the others. */
export type News = {
  readonly subject: string
  readonly text: (who: string) => string
  /** Where in the back office it can be undone. */
  readonly page: string
}

/** Emails all other administrators, in the transaction of the change. */
export type NotifyAdmins = (trx: Knex, actor: Pick<Actor, 'id'>, news: News) => Promise<void>

type Deps = {
  readonly findSite: (db: Knex) => Promise<Pick<Site, 'name' | 'address'>>
  /** Those who can log in. */
  readonly listAdmins: (db: Knex) => Promise<readonly { id: string; email: string }[]>
  readonly findUser: (db: Knex, id: string) => Promise<{ username: string } | undefined>
  readonly notify: Notify
  readonly publicUrl: string
}

const words = {
  namaste: 'Namaste,',
  right: 'If this is correct, there is nothing to do.',
  wrong: (who: string) =>
    `If it is not, change it back, log ${who} out on all devices under “People”, and speak to them.`,
  button: 'Open the back office',
}

export const createNotifyAdmins =
  ({ findSite, listAdmins, findUser, notify, publicUrl }: Deps): NotifyAdmins =>
  async (trx, actor, { subject, text, page }) => {
    const others = (await listAdmins(trx)).filter(({ id }) => id !== actor.id)
    if (others.length === 0) return
    const temple = await findSite(trx)
    const who = (await findUser(trx, actor.id))?.username ?? actor.id
    const parts = renderEmailLayout({
      language: staffLanguage,
      heading: words.namaste,
      blocks: [
        text(who),
        words.right,
        words.wrong(who),
        { link: { label: words.button, url: `${publicUrl}/admin/${page}` } },
      ],
      footer: [templeLines(temple).join('\n')],
    })
    const news = randomUUID()
    await notify(
      trx,
      others.map(({ id, email }) => ({
        key: `admins:${news}:${id}`,
        language: staffLanguage,
        mail: { to: email, subject: `${subject}: ${temple.name}`, ...parts },
      })),
    )
  }
