import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer as createNetServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createServer as createViteServer } from 'vite'
import { readConfig } from '#server/config.ts'
import { readEnvFile } from '#server/startup/envFile.ts'

const root = join(import.meta.dirname, '..')

const fail = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

const readSettings = (): ReturnType<typeof readConfig> => {
  try {
    // The server, which gets the environment with it, names what is wrong with the file.
    readEnvFile()
    return readConfig(process.env)
  } catch (error) {
    return fail(error)
  }
}

const { port, host, publicUrl } = readSettings()

const freePort = async (): Promise<number> => {
  const probe = createNetServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

const apiPort = await freePort()
process.env['MODAK_API'] = `http://127.0.0.1:${apiPort}`

// One language: others are documents of their own, which only a build has.
process.env['MODAK_LANGUAGES'] = process.env['MODAK_LANGUAGE'] ?? 'en'

// Developers open Vite's address; the API behind it restarts when a server file changes.
const vite = await createViteServer({
  root,
  clearScreen: false,
  server: { port, host, strictPort: true },
})
await vite.listen().catch(fail)

const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/start.mjs'], {
  cwd: root,
  env: {
    ...process.env,
    PORT: String(apiPort),
    HOST: '127.0.0.1',
    PUBLIC_URL: publicUrl,
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})

// The server's greeting names an address nobody should open, so it is hidden.
const lines = createInterface({ input: api.stdout })
let isAnnounced = false
lines.on('line', (line) => {
  if (!line.startsWith('Modak is ready at ')) return console.log(line)
  if (!isAnnounced) console.log(`Modak is ready at http://localhost:${port}, reloading as you edit`)
  isAnnounced = true
})

let isStopping = false
const stop = async (exitCode: number): Promise<void> => {
  if (isStopping) return
  isStopping = true
  api.kill('SIGTERM')
  await vite.close()
  if (api.exitCode === null && api.signalCode === null) await once(api, 'exit')
  process.exit(exitCode)
}
process.on('SIGINT', () => void stop(0)).on('SIGTERM', () => void stop(0))
api.on('exit', (code) => void stop(code ?? 1))
