import type { Issue } from '#contract/newsletter/issuesAdmin.ts'

/** A newsletter that was not sent yet. */
export const anIssue = (change: Partial<Issue> = {}): Issue => ({
  id: 'issue-1',
  subject: 'Sankashti',
  status: 'draft',
  updatedAt: '2026-11-24T05:00:00Z',
  markdown: 'Namaste',
  version: 4,
  readers: 250,
  ...change,
})
