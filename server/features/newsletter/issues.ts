import { randomUUID, randomUUIDv7 } from 'node:crypto'
import type { Knex } from 'knex'
import { counted } from '#contract/i18n/en/plural.ts'
import { staffLanguage } from '#contract/languages.ts'
import type { Issue, IssueSummary } from '#contract/newsletter/issuesAdmin.ts'
import type { Page } from '#contract/paging.ts'
import { transact } from '#server/db/db.ts'
import type { ListQuery } from '#server/db/paging.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import { assertVersion, type Actor, type Context } from '#server/http/implement.ts'
import { createContent } from '#server/publishing/content.ts'
import { contentOf, issueMail } from './issueMail.ts'
import type { FindPost, LinkedPost } from './linkedPost.ts'
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

type Deps = Pick<Shared, 'findSite' | 'findUser' | 'notify' | 'audit' | 'now' | 'publicUrl'> & {
  readonly findPost: FindPost
}

type IssueInput = {
  readonly subject: string
  readonly markdown?: string | undefined
  readonly postId?: string | undefined
}

const toSummary = (issue: IssueRecord): IssueSummary => ({
  id: issue.id,
  subject: issue.subject,
  status: issue.status,
  updatedAt: issue.updatedAt,
  ...(issue.sentAt !== undefined && { sentAt: issue.sentAt }),
  ...(issue.people !== undefined && { people: issue.people, planned: issue.planned }),
})

const assertDraft = ({ status }: IssueRecord): void => {
  if (status !== 'draft')
    throw new AppError('wrong_status', 'This newsletter was sent and can no longer be changed.')
}

const assertSeenDraft = (current: IssueRecord, context: Context): void => {
  assertDraft(current)
  assertVersion(current.version, context)
}

const assertSending = ({ status }: IssueRecord): void => {
  if (status !== 'sending') throw new AppError('wrong_status', 'This newsletter is not being sent.')
}

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

  const issues = createContent(
    {
      subject: 'newsletter',
      find: findIssue,
      lock: lockIssue,
      save: saveIssue,
      toAuditValues,
      show: async (db: Knex, issue: IssueRecord): Promise<Issue> => {
        const post = issue.postId === undefined ? undefined : await findPost(db, issue.postId)
        return {
          ...toSummary(issue),
          markdown: issue.markdown,
          ...(post && { post: { id: post.id, title: post.title } }),
          version: issue.version,
          readers: await countReaders(db),
        }
      },
      isInternal: true,
    },
    deps,
  )

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

  const toFields = async (db: Knex, { subject, markdown = '', postId }: IssueInput) => {
    await publicPost(db, postId)
    return { subject, markdown, postId }
  }

  return {
    list: async (db: Knex, query: ListQuery): Promise<Page<IssueSummary>> => {
      const { items, next } = await listIssues(db, query)
      return { items: items.map(toSummary), next }
    },

    get: issues.get,

    preview: async (markdown = ''): Promise<{ html: string }> => {
      const { html } = await contentOf({ markdown }, publicUrl)
      return { html }
    },

    create: async (db: Knex, input: IssueInput, actor: Actor): Promise<Issue> => {
      const words = await toFields(db, input)
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
      return issues.add(db, actor, {
        insert: async (trx) => {
          await insertIssue(trx, issue)
          return issue.id
        },
      })
    },

    update: async (context: Context, { id, ...input }: IssueInput & { id: string }) => {
      const words = await toFields(context.db, input)
      await contentOf(words, publicUrl)
      return issues.change(context, id, {
        action: 'edited',
        assertOpen: assertSeenDraft,
        make: (current) => ({ ...current, ...words }),
      })
    },

    remove: (context: Context, id: string): Promise<void> =>
      transact(context.db, async (trx) => {
        const current = await lockIssue(trx, id)
        if (!current) throw issues.notFound()
        assertSeenDraft(current, context)
        await deleteIssue(trx, id)
        await audit(trx, context.actor, {
          subject: 'newsletter',
          subjectId: id,
          action: 'deleted',
          before: toAuditValues(current),
        })
      }),

    /** To the member of staff who asks. */
    sendTest: async (db: Knex, id: string, actor: Actor): Promise<{ to: string }> => {
      const issue = await issues.find(db, id)
      const user = await findUser(db, actor.id)
      if (!user) throw new AppError('not_signed_in')
      const content = issue.content ?? (await contentFor(db, issue))
      const { subject } = issue
      const to = user.email
      const reader = { to, language: staffLanguage }
      const mail = issueMail(reader, await findSite(db), { subject, content }, { publicUrl })
      const key = `newsletter-test:${randomUUID()}`
      await transact(db, (trx) =>
        notify(trx, [{ key, language: staffLanguage, mail, by: actor.id }]),
      )
      return { to }
    },

    /** `people` is the number that was shown: another one is refused, with the right number. */
    send: async (context: Context, { id, people }: { id: string; people: number }) => {
      const draft = await issues.find(context.db, id)
      assertDraft(draft)
      // Outside the transaction: another process makes it. The version says that it stayed the same.
      const content = await contentFor(context.db, draft)
      return issues.change(context, id, {
        action: 'sent',
        assertOpen: assertSeenDraft,
        make: async (current, trx) => {
          const found = await countReaders(trx)
          if (found !== people)
            throw new AppError(
              'changed_meanwhile',
              `It would now go to ${counted(found, { one: '1 person', other: `${found} people` })}. Please check.`,
            )
          return { ...current, status: 'sending', content, people, sentAt: at() }
        },
      })
    },

    stop: (context: Context, id: string): Promise<Issue> =>
      issues.change(context, id, {
        action: 'stopped',
        assertOpen: assertSending,
        make: (current) => ({ ...current, status: 'stopped' }),
      }),
  }
}
