import { cleanup } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import {
  type Backup,
  type Backups,
  getBackups,
  linkBackup,
  startBackup,
} from '#contract/backups/admin.ts'
import { BackupsState } from './BackupsState.tsx'

const good: Backup = {
  id: 'backup-1',
  startedAt: '2026-11-24T05:00:00Z',
  finishedAt: '2026-11-24T05:01:00Z',
  step: 'checking',
  place: 'bucket',
  name: 'modak-1.zip',
  bytes: 5 * 1024 * 1024,
}
const { finishedAt: _end, bytes: _bytes, ...unfinished } = { ...good, id: 'backup-2' }

const show = async (change: Partial<Backups> = {}) => {
  const server = templeServer()
  const backups: Backups = {
    place: 'bucket',
    isBesideData: false,
    isEncrypted: true,
    at: '02:30',
    keep: 14,
    lastGood: good,
    items: [good],
    ...change,
  }
  server.answers(getBackups, backups)
  const page = await renderOffice(<BackupsState />, { server })
  const start = await screen.findByRole('button', { name: 'Back up now' })
  return { ...page, start, backups }
}

describe('The backups', () => {
  it('say when the last good one was made, and when the next ones are', async () => {
    const { container } = await show()
    expect(
      screen.getByText(
        /^The last good backup: 10:30.AM, 24 Nov 2026, 5\.0 MB\. One is made every day at 2:30.AM\. The newest 14 are kept\.$/,
      ),
    ).toBeTruthy()
    expect(screen.queryByText(/on the same disk|not encrypted/)).toBeNull()
    expect(screen.getByRole('listitem').textContent).toMatch(
      /Good, 5\.0 MB · bucket\/modak-1\.zipDownload$/,
    )
    await expectAccessible(container)
  })

  it('say whether one has passed its test', async () => {
    const endedAt = '2026-11-24T05:02:00Z'
    await show({ lastRehearsed: { ...good, rehearsal: { endedAt } } })
    expect(
      screen.getByText(/^The backup of 10:30.AM, 24 Nov 2026 was tested .* It works\.$/),
    ).toBeTruthy()
    cleanup()
    const error = 'The restored temple does not start: SqliteError'
    await show({ lastRehearsed: { ...good, rehearsal: { endedAt, error } } })
    expect(
      screen.getByText(/failed its test, so don’t rely on it\. The restored temple does not start/),
    ).toBeTruthy()
    cleanup()
    await show()
    expect(screen.getByText(/^No backup has been tested yet\./)).toBeTruthy()
  })

  it('say what is not safe about them', async () => {
    await show({ isBesideData: true, isEncrypted: false, at: undefined, lastGood: undefined })
    expect(
      screen.getByText(/^There is no good backup yet\. No daily backup is planned/),
    ).toBeTruthy()
    expect(screen.getByText(/on the same disk as the data.*They are not encrypted/)).toBeTruthy()
    expect(screen.getByText(/^The person who runs the server can change this/)).toBeTruthy()
  })

  it('are made on request: each step is said, and how it ended', async () => {
    const { start, server, user, backups } = await show()
    const during = { ...backups, items: [unfinished, good] }
    server.answers(startBackup, during)
    server.answers(getBackups, during)
    await user.click(start)
    await expect
      .poll(() => screen.getByRole('status').textContent)
      .toBe('Reading it back and checking it...')
    await user.click(start)
    expect(start).toHaveProperty('disabled', true)
    expect(server.received(startBackup)).toHaveLength(1)
    server.answers(getBackups, { ...backups, items: [{ ...good, id: 'backup-2' }, good] })
    expect(await screen.findByText('The backup is made and checked: 5.0 MB.')).toBeTruthy()
    expect(start).toHaveProperty('disabled', false)
  })

  it('are downloaded after the password, and say whether the file is encrypted', async () => {
    const { server, user } = await show({ isEncrypted: false, nextAt: '2026-11-24T21:00:00Z' })
    expect(screen.getByText(/The next one is due at 2:30.AM, 25 Nov 2026\.$/)).toBeTruthy()
    const assign = vi.spyOn(location, 'assign').mockReturnValue()
    onTestFinished(() => assign.mockRestore())
    await user.click(screen.getByRole('button', { name: /^Download the backup of 10:30.AM/ }))
    expect(screen.getByText(/^It is not encrypted: anyone/)).toBeTruthy()
    await user.type(screen.getByLabelText(/password/i), 'Durva-grass-21')
    server.answers(linkBackup, { path: '/api/admin/backups/file/x.y' })
    await user.click(screen.getByRole('button', { name: 'Download' }))
    await expect.poll(() => assign.mock.calls).toEqual([['/api/admin/backups/file/x.y']])
    expect(server.received(linkBackup)).toEqual([
      { id: 'backup-1', currentPassword: 'Durva-grass-21' },
    ])
  })

  it('that are stored elsewhere, or failed, are not offered for download', async () => {
    const failed = { ...good, id: 'backup-3', error: 'The bucket is full' }
    await show({ items: [failed, { ...good, place: '/srv/old' }] })
    expect(screen.queryByRole('button', { name: /Download/ })).toBeNull()
  })

  it('that failed say why', async () => {
    const { start, server, user, backups } = await show()
    const failed = { ...unfinished, finishedAt: good.startedAt, error: 'The bucket is full' }
    server.answers(startBackup, { ...backups, items: [failed, good] })
    server.answers(getBackups, { ...backups, items: [failed, good] })
    await user.click(start)
    expect(
      await screen.findByText('There is no backup this time. The bucket is full.'),
    ).toBeTruthy()
  })
})
