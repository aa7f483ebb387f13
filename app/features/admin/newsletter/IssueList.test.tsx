import { describe, expect, it } from 'vitest'
import { anIssue } from '#app/test/anIssue.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { type IssueSummary, listIssues } from '#contract/newsletter/issuesAdmin.ts'
import { IssueList } from './IssueList.tsx'

const show = async (items: IssueSummary[]) => {
  const server = templeServer()
  server.answers(listIssues, { items })
  return await renderOffice(<IssueList />, { server, at: '/admin/newsletters' })
}

describe('The newsletters', () => {
  it('are listed with how far each is, and lead to each', async () => {
    const sent = { sentAt: '2026-11-23T05:00:00Z', people: 1 }
    const { container } = await show([
      anIssue(),
      anIssue({ id: 'issue-2', subject: 'Diwali', status: 'sent', ...sent }),
      anIssue({ id: 'issue-3', subject: 'Dasara', status: 'stopped', ...sent, people: 1250 }),
    ])
    const list = within(await screen.findByRole('list', { name: 'Newsletters' }))
    const rows = list.getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
      'SankashtiChanged 10:30 AM, 24 Nov 2026Draft',
      'DiwaliSent 10:30 AM, 23 Nov 2026 to 1 personSent',
      'DasaraSent 10:30 AM, 23 Nov 2026 to 1,250 peopleStopped',
    ])
    expect(list.getByText('Diwali').getAttribute('href')).toBe('/admin/newsletters/issue-2')
    expect(screen.getByRole('link', { name: 'Write a newsletter' }).getAttribute('href')).toBe(
      '/admin/newsletters/new',
    )
    await expectAccessible(container)
  })

  it('that are not there yet are asked for', async () => {
    await show([])
    expect(await screen.findByText('No newsletters yet')).toBeTruthy()
  })
})
