import type { LaunchOptions } from '@playwright/test'
import { findChromium } from './chromium.ts'

/** A name for this machine that browsers do not trust like `localhost`: plain http, as in a LAN. */
export const lanName = 'temple.lan'

const executablePath = findChromium()

/** The browser used for all journeys and measurements. */
export const launchOptions = (...args: string[]): LaunchOptions => ({
  ...(executablePath && { executablePath }),
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
