import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { firstAdmin } from '#server/features/accounts/firstAdmin.ts'
import { testApp } from '#server/test/testApp.ts'
import { announceAdminLink } from './adminLink.ts'

const link = 'https://temple.example/admin/first#secret'

const open = async () => {
  const app = await testApp()
  const dataDir = await mkdtemp(join(tmpdir(), 'modak-link-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const file = join(dataDir, 'first-admin-link')
  const announce = (given: string | undefined, isTerminal: boolean) =>
    announceAdminLink(given, { db: app.db, dataDir, isTerminal })
  return { app, file, announce }
}

test('a terminal shows the link, and no file has it', async () => {
  const { file, announce } = await open()
  expect(await announce(link, true)).toContain(link)
  expect(existsSync(file)).toBe(false)
})

test('elsewhere only the file has it, for its owner alone', async () => {
  const { file, announce } = await open()
  const said = await announce(link, false)
  expect(said).toContain(file)
  expect(said).not.toContain('secret')
  expect(await readFile(file, 'utf8')).toBe(`${link}\n`)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('the file is removed as soon as there is an admin', async () => {
  const { app, file, announce } = await open()
  await announce(link, false)
  const admin = { email: 'meera@example.org', password: 'Durva-grass-21' }
  await firstAdmin(app.db, app.accounts, admin)
  await vi.waitFor(() => expect(existsSync(file)).toBe(false))
})

test('a start with an admin removes what an earlier one left', async () => {
  const { file, announce } = await open()
  await announce(link, false)
  expect(await announce(undefined, false)).toBeUndefined()
  expect(existsSync(file)).toBe(false)
})
