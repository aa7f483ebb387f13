import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { staffLanguage } from '#contract/languages.ts'
import type { MailTest } from '#contract/notifications/admin.ts'
import { EmailError, type EmailSender } from '#server/adapters/email/port.ts'
import { transact } from '#server/db/db.ts'
import { renderEmailLayout } from '#server/emails/emailLayout.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor } from '#server/http/implement.ts'
import { templeLines } from '#contract/site/addressText.ts'

type Deps = Pick<Shared, 'audit' | 'findSite' | 'findUser' | 'publicUrl'> & {
  /** Absent while email is not set up. */
  readonly mailSender: EmailSender | undefined
}

const words = {
  subject: (temple: string) => `Test email: ${temple}`,
  namaste: 'Namaste,',
  text: 'This is the test email you asked for in the settings. If you can read it, emails are being sent.',
}

/** An email to the administrator who asks for it, sent at once, past the queue of the others. */
export const createMailTest = (deps: Deps) => {
  const { audit, findSite, findUser, mailSender, publicUrl } = deps

  const attempt = async (db: Knex, sender: EmailSender, to: string): Promise<MailTest> => {
    const temple = await findSite(db)
    const mail = {
      to,
      subject: words.subject(temple.name),
      ...renderEmailLayout({
        language: staffLanguage,
        heading: words.namaste,
        blocks: [words.text],
        footer: [templeLines(temple).join('\n')],
      }),
      messageId: `<test-${randomUUID()}@${new URL(publicUrl).hostname}>`,
      language: staffLanguage,
    }
    try {
      await sender.send(mail)
    } catch (error) {
      if (!(error instanceof EmailError)) throw error
      const { trouble: kind, said = error.message } = error
      return { to, outcome: 'refused', ...(kind && { kind }), said }
    }
    return { to, outcome: sender.isFiling ? 'filed' : 'sent' }
  }

  return async (db: Knex, actor: Actor): Promise<MailTest> => {
    const to = (await findUser(db, actor.id))?.email
    if (to === undefined) throw new AppError('not_signed_in')
    const result: MailTest = mailSender
      ? await attempt(db, mailSender, to)
      : { to, outcome: 'not_set_up' }
    await transact(db, (trx) =>
      audit(trx, actor, { subject: 'site', subjectId: 'email', action: 'tested' }),
    )
    return result
  }
}
