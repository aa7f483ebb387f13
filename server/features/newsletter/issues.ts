import { randomUUID, randomUUIDv7 } from 'node:crypto'
import type { Knex } from 'knex'
import type { Issue, IssueSummary } from '#contract/newsletter/issuesAdmin.ts'
import type { Page } from '#contract/paging.ts'
import { changesOf } from '#server/admin/audit.ts'
import { transact } from '#server/db/db.ts'
import type { ListQuery } from '#server/db/paging.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import { assertVersion, type Actor, type Context } from '#server/http/implement.ts'
import { contentOf, issueMail, type LinkedPost } from './issueMail.ts'
import {
  countReaders,
  deleteIssue,
  findIssue,
  insertIssue,
  listIssues,
  lockIssue,
  saveIssue,
  type IssueRecord,
} from './issueRepository.ts'

/** An article as staff may choose it. */
type Post = LinkedPost & { readonly id: string; readonly isPublic: boolean }

type Deps = Pick<Shared, 'findSite' | 'findUser' | 'notify' | 'audit' | 'now' | 'publicUrl'> & {
  readonly findPost: (db: Knex, id: string) => Promise<Post | undefined>
}

type Written = {
  readonly subject: string
  readonly markdown?: string | undefined
  readonly postId?: string | undefined
}

const notFound = (): AppError => new AppError('not_found', 'There is no such newsletter.')

const toSummary = (issue: IssueRecord): IssueSummary => ({
  id: issue.id,
  subject: issue.subject,
  status: issue.status,
  updatedAt: issue.updatedAt,
  ...(issue.sentAt !== undefined && { sentAt: issue.sentAt }),
  ...(issue.people !== undefined && { people: issue.people, planned: issue.planned }),
})

const toAuditValues = ({ subject, markdown, postId, status, people }: IssueRecord) => ({
  subject,
  markdown,
  postId: postId ?? null,
  status,
  people: people ?? null,
})

/** Newsletters as staff write and send them. */
export const createIssues = (deps: Deps) => {
  const { findSite, findPost, findUser, notify, audit, now, publicUrl } = deps
  const at = (): string => now().toISOString()

  const show = async (db: Knex, id: string): Promise<Issue> => {
    const issue = await findIssue(db, id)
    if (!issue) throw notFound()
    const post = issue.postId === undefined ? undefined : await findPost(db, issue.postId)
    return {
      ...toSummary(issue),
      markdown: issue.markdown,
      ...(post && { post: { id: post.id, title: post.title } }),
      version: issue.version,
      readers: await countReaders(db),
    }
  }

  /** A link to an article that nobody can read yet would lead nowhere. */
  const publicPost = async (
    db: Knex,
    postId: string | undefined,
  ): Promise<LinkedPost | undefined> => {
    if (postId === undefined) return undefined
    const post = await findPost(db, postId)
    if (post?.isPublic) return { title: post.title, slug: post.slug, excerpt: post.excerpt }
    const detail = 'This article is not published. Please publish it first, or choose another one'
    throw new AppError('invalid_input', detail, [{ pointer: '#/postId', detail }])
  }

  const contentFor = async (db: Knex, { markdown, postId }: IssueRecord) =>
    contentOf({ markdown, post: await publicPost(db, postId) }, publicUrl)

  const toFields = async (db: Knex, { subject, markdown = '', postId }: Written) => {
    await publicPost(db, postId)
    return { subject, markdown, postId }
  }

  const change = (
    { db, ...context }: Context,
    id: string,
    action: string,
    make: (known: IssueRecord, trx: Knex) => Promise<IssueRecord>,
  ): Promise<Issue> =>
    transact(db, async (trx) => {
      const known = await lockIssue(trx, id)
      if (!known) throw notFound()
      const made = await make(known, trx)
      await saveIssue(trx, { ...made, updatedAt: at(), version: known.version + 1 })
      await audit(trx, context.actor, {
        subject: 'newsletter',
        subjectId: id,
        action,
        ...changesOf(toAuditValues(known), toAuditValues(made)),
      })
      return show(trx, id)
    })

  const assertDraft = ({ status }: IssueRecord): void => {
    if (status !== 'draft')
      throw new AppError('wrong_status', 'This newsletter was sent and can no longer be changed.')
  }

  return {
    list: async (db: Knex, asked: ListQuery): Promise<Page<IssueSummary>> => {
      const { items, next } = await listIssues(db, asked)
      return { items: items.map(toSummary), next }
    },

    get: show,

    preview: async (markdown = ''): Promise<{ html: string }> => {
      const { html } = await contentOf({ markdown }, publicUrl)
      return { html }
    },

    create: async (db: Knex, written: Written, actor: Actor): Promise<Issue> => {
      const words = await toFields(db, written)
      await contentOf(words, publicUrl)
      const issue: IssueRecord = {
        ...words,
        id: randomUUIDv7(),
        status: 'draft',
        content: undefined,
        sentAt: undefined,
        people: undefined,
        plannedTo: '',
        planned: 0,
        createdAt: at(),
        updatedAt: at(),
        version: 1,
      }
      return transact(db, async (trx) => {
        await insertIssue(trx, issue)
        await audit(trx, actor, {
          subject: 'newsletter',
          subjectId: issue.id,
          action: 'created',
          after: toAuditValues(issue),
        })
        return show(trx, issue.id)
      })
    },

    update: async (context: Context, { id, ...written }: Written & { id: string }) => {
      const words = await toFields(context.db, written)
      await contentOf(words, publicUrl)
      return change(context, id, 'edited', async (known) => {
        assertDraft(known)
        assertVersion(known.version, context)
        return { ...known, ...words }
      })
    },

    remove: (context: Context, id: string): Promise<void> =>
      transact(context.db, async (trx) => {
        const known = await lockIssue(trx, id)
        if (!known) throw notFound()
        assertDraft(known)
        assertVersion(known.version, context)
        await deleteIssue(trx, id)
        await audit(trx, context.actor, {
          subject: 'newsletter',
          subjectId: id,
          action: 'deleted',
          before: toAuditValues(known),
        })
      }),

    /** To the administrator who asks. */
    sendTest: async (db: Knex, id: string, actor: Actor): Promise<{ to: string }> => {
      const issue = await findIssue(db, id)
      if (!issue) throw notFound()
      const user = await findUser(db, actor.id)
      if (!user) throw new AppError('not_signed_in')
      const content = issue.content ?? (await contentFor(db, issue))
      const { subject } = issue
      const to = user.email
      const mail = issueMail({ to }, await findSite(db), { subject, content }, { publicUrl })
      await transact(db, (trx) =>
        notify(trx, [{ key: `newsletter-test:${randomUUID()}`, mail, by: actor.id }]),
      )
      return { to }
    },

    /** `people` is the number that was shown: another one is refused, with the right number. */
    send: async (context: Context, { id, people }: { id: string; people: number }) => {
      const draft = await findIssue(context.db, id)
      if (!draft) throw notFound()
      assertDraft(draft)
      // Outside the transaction: another process makes it. The version says that it stayed the same.
      const content = await contentFor(context.db, draft)
      return change(context, id, 'sent', async (known, trx) => {
        assertDraft(known)
        assertVersion(known.version, context)
        const found = await countReaders(trx)
        if (found !== people)
          throw new AppError(
            'changed_meanwhile',
            `It would now go to ${found === 1 ? '1 person' : `${found} people`}. Please check.`,
          )
        return { ...known, status: 'sending', content, people, sentAt: at() }
      })
    },

    stop: (context: Context, id: string): Promise<Issue> =>
      change(context, id, 'stopped', async (known) => {
        if (known.status !== 'sending')
          throw new AppError('wrong_status', 'This newsletter is not being sent.')
        return { ...known, status: 'stopped' }
      }),
  }
}
