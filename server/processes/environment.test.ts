import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hasFfmpeg } from '#server/adapters/audio/ffmpeg.ts'
import { runChildProcess } from './childProcess.ts'

const secrets = {
  SMTP_URL: 'smtp://a:hunter2@b',
  STRIPE_SECRET_KEY: 'sk_live_x',
  ADMIN_PASSWORD: 'x',
}

const folder = async (): Promise<string> => {
  for (const [name, value] of Object.entries(secrets)) vi.stubEnv(name, value)
  const made = await mkdtemp(join(tmpdir(), 'modak-environment-'))
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await rm(made, { recursive: true })
  })
  return made
}

test('ffmpeg only learns where programs are', async () => {
  const path = await folder()
  const command = join(path, 'ffmpeg')
  await writeFile(command, `#!/bin/sh\nenv > "${path}/env"\necho libmp3lame\n`)
  await chmod(command, 0o700)
  expect(await hasFfmpeg(command)).toBe(true)
  const names = (await readFile(join(path, 'env'), 'utf8'))
    .split('\n')
    .map((line) => line.split('=')[0])
  // The variables that the shell adds.
  const own = ['PWD', 'OLDPWD', 'SHLVL', '_', '']
  expect(names.filter((name = '') => !own.includes(name))).toEqual(['PATH'])
})

test('our own scripts learn nothing', async () => {
  const script = join(await folder(), 'script.mjs')
  await writeFile(script, 'process.stdin.resume(); console.log(JSON.stringify(process.env))')
  const told = await runChildProcess(script, {}, { timeoutMs: 20_000, heapMb: 64 })
  expect(told).toEqual({})
})
