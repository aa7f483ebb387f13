import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '#server/test/freePort.ts'
import { root, stopProcess, untilAnswers } from './bench/server.ts'
import { firstAdmin } from './firstAdmin.ts'

/** A busy machine takes its time for a first start. */
const patienceMs = 120_000

/** Serves a temple with its data in a folder, on a free port, for as long as this process lives. */
export async function serveTemple({ data, pushPort }: { data: string; pushPort: number }) {
  const port = await freePort()
  const upstream = `http://127.0.0.1:${port}`
  const child = spawn(
    process.execPath,
    ['--import', './e2e/endWithParent.mjs', 'server/start.mjs'],
    {
      cwd: root,
      env: {
        ...process.env,
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
