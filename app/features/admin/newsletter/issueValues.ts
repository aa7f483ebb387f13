import { text } from '#app/admin/form/fields.ts'
import { formOf } from '#app/admin/form/formOf.ts'
import { type Issue, updateIssue } from '#contract/newsletter/issuesAdmin.ts'

export const issueValues = formOf(
  {
    subject: text(),
    // An article alone will do.
    markdown: text({ rows: 14, isMissing: ({ postId }) => postId === '' }),
    /** An article, or none. */
    postId: text(),
  },
  updateIssue.input,
)

export type IssueValues = typeof issueValues.empty

export const toIssueValues = ({ post, ...issue }: Issue): IssueValues =>
  issueValues.toValues({ ...issue, postId: post?.id })
