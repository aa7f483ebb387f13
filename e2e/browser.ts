import type { LaunchOptions } from '@playwright/test'
import { findChromium } from './chromium.ts'

/** A name for this machine that no browser trusts as it trusts `localhost`: plain http, as in a LAN. */
export const lanName = 'temple.lan'

const executablePath = findChromium()

/** The one browser of journeys and measurements. */
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
