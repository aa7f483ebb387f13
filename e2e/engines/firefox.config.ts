import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import journeys from '#e2e/playwright.config.ts'
import { firefox } from './firefoxProgram.ts'

/** The journeys with the tag `@engines`, in Debian's Firefox. */
export default defineConfig({
  ...journeys,
  testDir: '../journeys',
  globalSetup: '../setUp.ts',
  outputDir: join(import.meta.dirname, '../../test-results'),
  grep: /@engines/,
  workers: 2,
  use: {
    ...journeys.use,
    // What only Chromium can pretend.
    isMobile: false,
    hasTouch: false,
    userAgent: undefined,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: firefox,
      firefoxUserPrefs: { 'media.autoplay.default': 0, 'media.autoplay.blocking_policy': 0 },
    },
  },
  projects: [{ name: 'firefox' }],
})
