import type { LaunchOptions } from '@playwright/test'
import { findChromium } from './chromium.ts'
import { leftOut } from './leftOut.ts'

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

/** The browser of the journeys. */
export const journeyBrowser = launchOptions(
  '--autoplay-policy=no-user-gesture-required',
  `--host-resolver-rules=MAP ${lanName} 127.0.0.1`,
  `--disable-features=${leftOut.join(',')}`,
)
