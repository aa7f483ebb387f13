import type { LaunchOptions } from '@playwright/test'

/** A name for this machine that no browser trusts as it trusts `localhost`: plain http, as in a LAN. */
export const lanName = 'temple.lan'

/**
 * The one browser of journeys and measurements; `CHROMIUM_PATH` names the system's where Playwright
 * has none of its own.
 */
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
