import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { lanName, launchOptions } from './browser.ts'
import { firstAdmin } from './firstAdmin.ts'

// Workers read this file again: what the first reading chose is handed on in the environment.
const port = (process.env['JOURNEYS_PORT'] ??= String(20_000 + (process.pid % 20_000)))
const dataFolder = (process.env['JOURNEYS_DATA'] ??= mkdtempSync(join(tmpdir(), 'modak-journeys-')))
const root = join(import.meta.dirname, '..')

/** Journeys in a real browser against the production build, on a database of their own. */
export default defineConfig({
  testDir: './journeys',
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    ...devices['Pixel 5'],
    viewport: { width: 360, height: 740 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'retain-on-failure',
    launchOptions: launchOptions(
      '--autoplay-policy=no-user-gesture-required',
      `--host-resolver-rules=MAP ${lanName} 127.0.0.1`,
    ),
  },
  webServer: {
    command: 'node server/start.mjs',
    cwd: root,
    url: `http://127.0.0.1:${port}/api/health`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: port,
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: firstAdmin.email,
      ADMIN_PASSWORD: firstAdmin.password,
    },
  },
  metadata: { upstream: `http://127.0.0.1:${port}` },
})
