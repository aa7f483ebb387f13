import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { childProcess } from '#server/test/childProcess.ts'

const root = join(import.meta.dirname, '../..')

/** A file of settings, with a line each, and what a start with it says. */
const startWith = async (lines: string[], env: Record<string, string> = {}, mode = 0o600) => {
  const folder = await mkdtemp(join(tmpdir(), 'modak-env-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'settings')
  await writeFile(file, lines.join('\n'))
  await chmod(file, mode)
  const input = { ENV_FILE: file, DATA_DIR: join(folder, 'data'), ...env }
  const server = childProcess(join(root, 'server/start.mjs'), [], input)
  return { server, file, folder }
}

test('what the environment sets wins', async () => {
  const { server } = await startWith(['PORT=abc', 'LOG_LEVEL=loud'], { PORT: 'xyz' })
  expect(await server.ended).toBe(1)
  expect(server.output()).toContain('PORT is "xyz"')
  expect(server.output()).toContain('LOG_LEVEL is "loud"')
})

test('a private file is not named; one that was asked for and is not there is', async () => {
  const { server, folder } = await startWith(['DATABASE_URL=postgres://m@127.0.0.1:1/m'])
  expect(await server.ended).toBe(1)
  expect(server.output()).not.toContain('Other users')
  const missing = childProcess(join(root, 'server/start.mjs'), [], {
    ENV_FILE: join(folder, 'none'),
  })
  expect(await missing.ended).toBe(1)
  expect(missing.output()).toMatch(/^The settings in ".*none" cannot be read \(ENOENT\)\n$/)
})

test('the reminders command reads it as well', async () => {
  const { file } = await startWith(['PORT=abc'])
  const command = join(root, 'scripts/reminders/reminders.ts')
  const program = childProcess(command, ['--dry-run'], { ENV_FILE: file })
  expect(await program.ended).toBe(2)
  expect(program.output()).toContain('PORT is "abc"')
})
