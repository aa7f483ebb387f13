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
  const given = { ENV_FILE: file, DATA_DIR: join(folder, 'data'), ...env }
  const server = childProcess(join(root, 'server/start.mjs'), [], given)
  return { server, file, folder }
}

test('the settings in the file are read', async () => {
  const { server } = await startWith(['PORT=abc', '# a comment', 'LOG_LEVEL="loud"'])
  expect(await server.ended).toBe(1)
  expect(server.output()).toContain('PORT is "abc"')
  expect(server.output()).toContain('LOG_LEVEL is "loud"')
})

test('a file that others can read, unknown names in it, and what Node reads itself are named', async () => {
  const lines = ['SMPT_URL=smtp://u:secret@h', 'NODE_EXTRA_CA_CERTS=/ca.pem', 'PORT=1']
  // A database that nobody answers for ends the start after the settings were read.
  lines.push('DATABASE_URL=postgres://modak@127.0.0.1:1/modak')
  const { server, file } = await startWith(lines, {}, 0o640)
  expect(await server.ended).toBe(1)
  expect(server.output()).toContain(`Other users of this machine can read "${file}"`)
  expect(server.output()).toContain('SMPT_URL is not a setting and is ignored')
  expect(server.output()).toContain('NODE_EXTRA_CA_CERTS has no effect in')
  expect(server.output()).not.toContain('secret')
})
