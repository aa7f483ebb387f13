import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import './testNow.ts'
import './clock.ts'
import { journeyBrowser } from './browser.ts'

const root = join(import.meta.dirname, '..')

// Every other journey would see what staff publish.
const ofStaff = /\/(?:admin[\w-]*|push)(?:\.proof)?\.spec\.ts$/

/**
 * Journeys in a real browser against the production build. Each worker has a temple of its own, and
 * none runs journeys of both projects.
 */
export default defineConfig({
  testDir: './journeys',
  globalSetup: './setUp.ts',
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  // Twice the processors, because a journey also waits for its page and for the server.
  workers: 4,
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
    // Journeys about them turn them on: `withWorker`, `withMotion`.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
  // The longest journeys are first, so that none is left to run alone at the end.
  projects: [
    { name: 'staff', testMatch: ofStaff },
    { name: 'visitors', testIgnore: ofStaff },
  ],
})
