import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, stopProcess, untilAnswers } from '#e2e/bench/server.ts'
import { freePort } from '#server/processes/freePort.ts'
import { clock } from './templeServer.ts'

type StartedServer = {
  origin: string
  /** What it has printed so far. */
  said: () => string
  stop: () => Promise<void>
}

/** A temple that nobody has set up: an empty folder for its data, and no settings at all. */
export async function newTemple() {
  const folder = await mkdtemp(join(tmpdir(), 'modak-first-'))
  const running = new Set<StartedServer>()
  return {
    /** Where the server puts the link while nobody reads its output. */
    linkFile: join(folder, 'first-admin-link'),
    async start(): Promise<StartedServer> {
      const port = await freePort()
      const origin = `http://localhost:${port}`
      const child = spawn(process.execPath, ['server/start.mjs'], {
        cwd: root,
        // No settings of the person running the journeys: no admin password, no mail server.
        env: {
          PATH: process.env['PATH'],
          ...clock,
          PORT: String(port),
          DATA_DIR: folder,
          LOG_LEVEL: 'warn',
          ENV_FILE: '/dev/null',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      let said = ''
      child.stdout.setEncoding('utf8').on('data', (part: string) => (said += part))
      const started = {
        origin,
        said: () => said,
        async stop() {
          running.delete(started)
          await stopProcess(child)
        },
      }
      running.add(started)
      await untilAnswers(`${origin}/api/health`, child)
      return started
    },
    async remove(): Promise<void> {
      for (const started of running) await started.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
