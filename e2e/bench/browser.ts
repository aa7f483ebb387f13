import type { LaunchOptions } from '@playwright/test'

/** The same browser the journeys use; `CHROMIUM_PATH` names the system's where Playwright has none. */
export const launchOptions = (...args: string[]): LaunchOptions => ({
  ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...args,
  ],
})
