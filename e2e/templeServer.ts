import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from '#server/processes/freePort.ts'
import { shiftMs } from './clock.ts'
import { root, stopProcess, untilAnswers } from './bench/server.ts'
import { firstAdmin } from './firstAdmin.ts'

const preloaded = ['e2e/clock.ts', 'e2e/pseudo/pseudoWords.ts']

/** Has a server, and its threads, keep the journeys' time, and speak the language of the build. */
export const clock = {
  NODE_OPTIONS: preloaded.map((file) => `--import ${pathToFileURL(join(root, file))}`).join(' '),
  TEST_CLOCK_SHIFT: String(shiftMs),
}

/** A busy machine takes its time for a first start. */
const patienceMs = 120_000

/** Serves a temple with its data in a folder, on a free port, for as long as this process lives. */
export async function serveTemple({ data, pushPort }: { data: string; pushPort: number }) {
  const port = await freePort()
  const upstream = `http://127.0.0.1:${port}`
  const child = spawn(
    process.execPath,
    ['--import', './server/processes/endWithParent.mjs', 'server/start.mjs'],
    {
      cwd: root,
      env: {
        ...process.env,
        ...clock,
        PORT: String(port),
        DATA_DIR: data,
        LOG_LEVEL: 'warn',
        ENV_FILE: '/dev/null',
        ADMIN_EMAIL: firstAdmin.email,
        ADMIN_PASSWORD: firstAdmin.password,
        ...(pushPort && { PUSH_TEST_SERVICE: `https://localhost:${pushPort}` }),
        NODE_EXTRA_CA_CERTS: join(root, 'server/test/tls/certificate.pem'),
      },
      stdio: ['pipe', 'ignore', 'inherit'],
    },
  )
  await untilAnswers(`${upstream}/api/health`, child, patienceMs)
  return { upstream, stop: () => stopProcess(child) }
}
