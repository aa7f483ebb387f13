import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Language } from '#contract/languages.ts'
import type { Mail } from '#server/adapters/email/port.ts'
import { transact } from '#server/db/db.ts'
import type { Shared } from '#server/feature.ts'
import { issueMail } from './issueMail.ts'
import { findIssue, listReaders, listSending, lockIssue, saveIssue } from './issueRepository.ts'
import { type FindPost, postFor } from './linkedPost.ts'
import { newsletterLinks, unsubscribeToken } from './links.ts'
import { findSubscription } from './repository.ts'

/** The draft that becomes the email with a newsletter. */
const issueDraft = 'newsletter-issue'

/** `subject` is for the delivery log’s search. */
type About = { readonly issueId: string; readonly subscriptionId: string; readonly subject: string }

type Deps = Pick<Shared, 'findSite' | 'insertDeliveries' | 'publicUrl'> & {
  readonly findPost: FindPost
}

/** How many are made each minute: 30,000 an hour. */
const batch = 500

/** They are due evenly within it, so that the email of a booking never waits behind a newsletter. */
const minuteMs = 60_000

/** Longer than most mail servers are out of order. */
const usefulMs = 3 * 24 * 60 * 60 * 1000

/** Sends newsletters, a part each minute, so that stopping one stops nearly all of it. */
export const createIssueSending = ({ findSite, findPost, insertDeliveries, publicUrl }: Deps) => {
  const { hostname } = new URL(publicUrl)

  /** The next part of one; each person once, whichever process comes first. */
  const planPart = (db: Knex, id: string, at: Date): Promise<void> =>
    transact(db, async (trx) => {
      const issue = await lockIssue(trx, id)
      if (issue?.status !== 'sending' || issue.sentAt === undefined) return
      const { plannedTo: after, sentAt: confirmedBy, subject } = issue
      const people = await listReaders(trx, { after, confirmedBy, limit: batch })
      const dueAt = (index: number) =>
        new Date(at.getTime() + (index * minuteMs) / batch).toISOString()
      await insertDeliveries(
        trx,
        people.map(({ id: subscriptionId, language }, index) => ({
          key: `${issueDraft}:${subscriptionId}:${id}`,
          messageId: `<${randomUUID()}@${hostname}>`,
          mail: {
            kind: issueDraft,
            about: { issueId: id, subscriptionId, subject } satisfies About,
          },
          language,
          createdAt: at.toISOString(),
          dueAt: dueAt(index),
          usefulUntil: new Date(at.getTime() + usefulMs).toISOString(),
        })),
      )
      await saveIssue(trx, {
        ...issue,
        // The minute after the last part, so that even this one can be stopped.
        status: people.length === 0 ? 'sent' : 'sending',
        plannedTo: people.at(-1)?.id ?? after,
        planned: issue.planned + people.length,
        version: issue.version + 1,
      })
    })

  const plan = async (db: Knex, at: Date, isStopping = () => false): Promise<void> => {
    for (const id of await listSending(db)) {
      if (isStopping()) return
      await planPart(db, id, at)
    }
  }

  /** Undefined where they have unsubscribed, or it was stopped. */
  const write = async (db: Knex, about: unknown, language: Language): Promise<Mail | undefined> => {
    const { issueId, subscriptionId } = about as About
    const issue = await findIssue(db, issueId)
    if (!issue?.content || issue.status === 'stopped') return undefined
    const subscription = await findSubscription(db, subscriptionId)
    if (subscription?.status !== 'confirmed' || subscription.email === undefined) return undefined
    const token = await unsubscribeToken(db, subscriptionId)
    const { content, postId: id } = issue
    const post = content.post && id && (await postFor(db, content.post, { findPost, id, language }))
    return issueMail(
      { to: subscription.email, language, consentNote: subscription.consentNote },
      await findSite(db, language),
      { subject: issue.subject, content: { ...content, ...(post && { post }) } },
      {
        publicUrl,
        list: newsletterLinks.urls(publicUrl, token),
      },
    )
  }

  return { plan, writers: { [issueDraft]: write } }
}
