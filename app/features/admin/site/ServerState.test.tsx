import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { getServerState, type ServerState as State } from '#contract/site/serverStateAdmin.ts'
import { ServerState } from './ServerState.tsx'

const gigabyte = 1024 ** 3
const show = async (change: Partial<State> = {}) => {
  const server = templeServer()
  server.answers(getServerState, {
    database: { isPostgres: false, bytes: 5 * 1024 ** 2 },
    disk: { freeBytes: 12.5 * gigabyte, totalBytes: 40 * gigabyte, isAlmostFull: false },
    channels: [{ channel: 'email', waiting: 0, failed: 0, isStopped: false }],
    alarms: [],
    ...change,
  })
  const page = await renderOffice(<ServerState />, { server })
  await screen.findByText('Database')
  const fact = (name: string) => screen.getByText(name).nextSibling?.textContent
  return { ...page, fact }
}

describe('The state of the server', () => {
  it('is said in words', async () => {
    const { fact, container } = await show()
    expect(screen.getByText('Everything is well.')).toBeTruthy()
    expect(fact('Database')).toBe('SQLite, 5 MB')
    expect(fact('Free on the disk')).toBe('12.5 GB of 40.0 GB')
    expect(fact('Emails')).toBe('None waiting')
    expect(fact('Last good backup')).toBe('None yet')
    await expectAccessible(container)
  })

  it('names what is wrong, since when, and what waits', async () => {
    const since = '2026-11-24T05:00:00Z'
    const { fact } = await show({
      channels: [{ channel: 'whatsapp', waiting: 3, oldestDue: since, failed: 2, isStopped: true }],
      lastBackupAt: since,
      alarms: [{ name: 'disk', since }],
    })
    expect(screen.queryByText('Everything is well.')).toBeNull()
    expect(
      screen.getByText(/^The disk is almost full, since 10:30.AM, 24 Nov 2026\.$/),
    ).toBeTruthy()
    expect(fact('WhatsApp messages')).toMatch(
      /^stopped, 3 waiting, the oldest since 10:30.AM, 24 Nov 2026, 2 failed in 30 days$/,
    )
    expect(fact('Last good backup')).toMatch(/^10:30.AM, 24 Nov 2026$/)
  })
})
