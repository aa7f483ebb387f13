import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { oneLine, optionalText } from '#contract/fields.ts'
import { pageOf, paging } from '#contract/paging.ts'
import { one } from '#contract/writing/publishingAdmin.ts'

/** `stopped`: those who had not received it by then never will. */
const issueStatuses = ['draft', 'sending', 'sent', 'stopped'] as const
export type IssueStatus = (typeof issueStatuses)[number]

const issueSummary = z.object({
  id: z.string(),
  subject: z.string(),
  status: z.enum(issueStatuses),
  updatedAt: z.string(),
  sentAt: z.optional(z.string()),
  /** How many confirmed subscribers there were when it was sent. */
  people: z.optional(z.number()),
  /** How many of them an email was made for so far. */
  planned: z.optional(z.number()),
})
export type IssueSummary = z.infer<typeof issueSummary>

const linkedPost = z.object({ id: z.string(), title: z.string() })

const issue = z.extend(issueSummary, {
  markdown: z.string(),
  /** The article it leads to. */
  post: z.optional(linkedPost),
  version: z.number(),
  /** How many confirmed subscribers there are now. */
  readers: z.number(),
})
export type Issue = z.infer<typeof issue>

const longestIssue = 20_000

const words = {
  subject: oneLine(150),
  markdown: optionalText(longestIssue),
  /** A published article: its title, its summary and a link follow the text. */
  postId: z.optional(one.id),
}
const saysSomething = z.refine<{ markdown?: string | undefined; postId?: string | undefined }>(
  ({ markdown, postId }) => Boolean(markdown) || postId !== undefined,
  { error: 'Please write something, or choose an article', path: ['markdown'] },
)

/** The most recently changed first. */
export const listIssues = endpoint({
  method: 'GET',
  path: '/api/admin/newsletter-issues',
  access: 'content',
  input: z.object(paging),
  output: pageOf(issueSummary),
})

export const createIssue = endpoint({
  method: 'POST',
  path: '/api/admin/newsletter-issues',
  access: 'content',
  input: z.object(words).check(saysSomething),
  output: issue,
})

/** The text as the email will show it; nothing is stored. */
export const previewIssue = endpoint({
  method: 'POST',
  path: '/api/admin/newsletter-issues/preview',
  access: 'content',
  input: z.object({ markdown: optionalText(longestIssue) }),
  output: z.object({ html: z.string() }),
})

export const getIssue = endpoint({
  method: 'GET',
  path: '/api/admin/newsletter-issues/:id',
  access: 'content',
  isVersioned: true,
  input: z.object(one),
  output: issue,
})

/** Only a draft can be changed; 409 `wrong_status` afterwards. */
export const updateIssue = endpoint({
  method: 'PUT',
  path: '/api/admin/newsletter-issues/:id',
  access: 'content',
  isVersioned: true,
  input: z.object({ ...one, ...words }).check(saysSomething),
  output: issue,
})

/** Only drafts. */
export const deleteIssue = endpoint({
  method: 'DELETE',
  path: '/api/admin/newsletter-issues/:id',
  access: 'content',
  isVersioned: true,
  input: z.object(one),
  output: z.object({ status: z.literal('deleted') }),
})

/** Emails it to the member of staff who asks. */
export const sendTestIssue = endpoint({
  method: 'POST',
  path: '/api/admin/newsletter-issues/:id/test',
  access: 'content',
  mostInTenMinutes: 20,
  input: z.object(one),
  output: z.object({ to: z.string() }),
})

/**
 * `people` is the number that was shown; 412 with the right number if it is another one by now. The
 * emails are made in the background, those who unsubscribe meanwhile get none.
 */
export const sendIssue = endpoint({
  method: 'POST',
  path: '/api/admin/newsletter-issues/:id/send',
  access: 'office',
  isVersioned: true,
  input: z.object({ ...one, people: z.int().check(z.gte(1)) }),
  output: issue,
})

/** Emails that were not sent yet are not sent any more. */
export const stopIssue = endpoint({
  method: 'POST',
  path: '/api/admin/newsletter-issues/:id/stop',
  access: 'office',
  input: z.object(one),
  output: issue,
})
