import type { Sent } from '#contract/endpoint.ts'
import type { createIssue, Issue } from '#contract/newsletter/issuesAdmin.ts'

/** The form's content, as people type it; an empty `postId` is no article. */
export type IssueValues = { subject: string; markdown: string; postId: string }

export const emptyIssue: IssueValues = { subject: '', markdown: '', postId: '' }

export const toIssueValues = ({ subject, markdown, post }: Issue): IssueValues => ({
  subject,
  markdown,
  postId: post?.id ?? '',
})

/** Empty fields are not sent. */
export const toIssueInput = ({
  subject,
  markdown,
  postId,
}: IssueValues): Sent<typeof createIssue> => ({
  subject,
  ...(markdown.trim() && { markdown }),
  ...(postId && { postId }),
})
