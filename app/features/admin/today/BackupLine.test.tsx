import { describe, expect, it } from 'vitest'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { type Backups, getBackups } from '#contract/backups/admin.ts'
import type { Role } from '#contract/accounts/roles.ts'
import { BackupLine } from './BackupLine.tsx'

const lastGood = {
  id: 'backup-1',
  startedAt: '2026-11-24T05:00:00Z',
  step: 'checking' as const,
  place: 'bucket',
  name: 'modak-1.tar.gz',
  bytes: 5 * 1024 * 1024,
}

const show = async (change: Partial<Backups>, role: Role = 'admin') => {
  const server = templeServer()
  server.answers(getBackups, {
    place: 'bucket',
    isBesideData: false,
    isEncrypted: true,
    keep: 14,
    items: [],
    ...change,
  })
  return renderOffice(<BackupLine />, { server, me: { role } })
}

describe('The line about backups', () => {
  it('says when the last good one was made, and leads to them', async () => {
    await show({ lastGood, at: '02:30' })
    const line = await screen.findByText(/^The last good backup: 10:30.AM, 24 Nov 2026, 5\.0 MB/)
    expect(line.querySelector('a')?.getAttribute('href')).toBe('/admin/settings/backups')
  })

  it('says that there is none where one is planned', async () => {
    await show({ at: '02:30' })
    expect(await screen.findByText(/^There is no good backup yet\./)).toBeTruthy()
  })

  it('says that one failed its test', async () => {
    const rehearsal = { endedAt: '2026-11-24T05:02:00Z', error: 'The backup is damaged or cut off' }
    await show({ lastGood, lastRehearsed: { ...lastGood, rehearsal } })
    expect(
      await screen.findByText(/failed its test, so don’t rely on it\. The backup is damaged/),
    ).toBeTruthy()
  })

  it('is for administrators only', async () => {
    const { container } = await show({ lastGood }, 'priest')
    expect(container.textContent).toBe('')
  })
})
