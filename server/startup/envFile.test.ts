import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { asNobody, childProcess } from '#server/test/childProcess.ts'
import { readEnvFile } from './envFile.ts'

const root = join(import.meta.dirname, '../..')

/** A file of settings, with a line each. */
const fileOf = async (lines: string[], mode = 0o600) => {
  const folder = await mkdtemp(join(tmpdir(), 'modak-env-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'settings')
  await writeFile(file, lines.join('\n'))
  await chmod(file, mode)
  return { file, folder }
}

test('a start reads the file, and says wrong settings in a line each, without a stack', async () => {
  const { file, folder } = await fileOf(['PORT=abc', '# a comment', 'LOG_LEVEL="loud"'])
  const env = { ENV_FILE: file, DATA_DIR: join(folder, 'data') }
  const server = childProcess(join(root, 'server/start.mjs'), [], env)
  expect(await server.ended).toBe(1)
  expect(server.output().trim().split('\n')).toEqual([
    'PORT is "abc": expected a number from 1 to 65535',
    expect.stringContaining('LOG_LEVEL is "loud"'),
  ])
})

test('one that is there and may not be read is no test machine: the start is refused with the cure', async () => {
  const { file, folder } = await fileOf(['PORT=3000'], 0o000)
  await chmod(folder, 0o755)
  const env = { ENV_FILE: file, DATA_DIR: join(folder, 'data') }
  const through = process.geteuid?.() === 0 ? asNobody : []
  const server = childProcess(join(root, 'server/start.mjs'), [], env, through)
  expect(await server.ended).toBe(1)
  expect(server.output()).toContain(`${file} cannot be used (EACCES): it`)
  expect(server.output()).toMatch(/As root: chown|as root: chown|chmod/)
})

test('a file that others can read, and what Node reads itself, are named', async () => {
  const { NODE_EXTRA_CA_CERTS: known } = process.env
  delete process.env['NODE_EXTRA_CA_CERTS']
  onTestFinished(() => {
    vi.unstubAllEnvs()
    delete process.env['NODE_EXTRA_CA_CERTS']
    if (known !== undefined) process.env['NODE_EXTRA_CA_CERTS'] = known
  })
  const { file } = await fileOf(['NODE_EXTRA_CA_CERTS=/ca.pem'], 0o640)
  vi.stubEnv('ENV_FILE', file)
  expect(readEnvFile()).toEqual([
    `Other users of this machine can read "${file}": run chmod 600 on it`,
    `NODE_EXTRA_CA_CERTS has no effect in "${file}": set it in the environment`,
  ])
})

test('a private file is not named', async () => {
  const { file } = await fileOf(['# nothing'])
  vi.stubEnv('ENV_FILE', file)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(readEnvFile()).toEqual([])
})
