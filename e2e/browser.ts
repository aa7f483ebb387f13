import type { LaunchOptions } from '@playwright/test'
import { findChromium, findShell } from './chromium.ts'
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

/** The browser of the journeys: whole, for those about notifications and the installed app. */
export const wholeBrowser = launchOptions(
  '--autoplay-policy=no-user-gesture-required',
  `--host-resolver-rules=MAP ${lanName} 127.0.0.1`,
  `--disable-features=${leftOut.join(',')}`,
)

const shell = findShell()
export const withoutWindow: LaunchOptions = {
  ...wholeBrowser,
  ...(shell && { executablePath: shell }),
}
