import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { freePort } from '#server/test/freePort.ts'
import { journeyBrowser } from './browser.ts'
import { firstAdmin } from './firstAdmin.ts'
import type { Temple } from './temple.ts'

// Workers read this file again: what the first reading chose is handed on in the environment.
const ports = (process.env['JOURNEYS_PORTS'] ??=
  `${await freePort()} ${await freePort()} ${await freePort()}`)
const [visitedPort, staffedPort, pushPort = 0] = ports.split(' ').map(Number)
const folder = (process.env['JOURNEYS_DATA'] ??= mkdtempSync(join(tmpdir(), 'modak-journeys-')))
const root = join(import.meta.dirname, '..')

/** A temple's server for some of the journeys, with a separate database. */
const temple = (name: string, port = 0) => {
  const data = join(folder, name)
  const upstream = `http://127.0.0.1:${port}`
  const webServer = {
    command: 'node server/start.mjs',
    cwd: root,
    url: `${upstream}/api/health`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 } as const,
    env: {
      PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
      ENV_FILE: '/dev/null',
      ADMIN_EMAIL: firstAdmin.email,
      ADMIN_PASSWORD: firstAdmin.password,
      PUSH_TEST_SERVICE: `https://localhost:${pushPort}`,
      NODE_EXTRA_CA_CERTS: join(root, 'server/test/tls/certificate.pem'),
    },
  }
  return { webServer, metadata: { upstream, data, pushPort } satisfies Temple }
}

// Every other journey would see what staff publish.
const visited = temple('visited', visitedPort)
const staffed = temple('staffed', staffedPort)
const ofStaff = /\/(?:admin[\w-]*|push)(?:\.proof)?\.spec\.ts$/

/** Journeys in a real browser against the production build, on separate databases. */
export default defineConfig({
  testDir: './journeys',
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  // One more than the processors, because a journey also waits for its page and for the server.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  // For a busy machine: a journey that passes only on its second try is listed as flaky at the end.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    ...devices['Pixel 5'],
    viewport: { width: 360, height: 740 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Recording every first try would cost a tenth of the time: add `--trace on` to examine a
    // journey.
    trace: 'on-first-retry',
    launchOptions: journeyBrowser,
  },
  webServer: [visited.webServer, staffed.webServer],
  // The longest journeys are first, so that none is left to run alone at the end.
  projects: [
    { name: 'staff', testMatch: ofStaff, metadata: staffed.metadata },
    { name: 'visitors', testIgnore: ofStaff, metadata: visited.metadata },
  ],
})
