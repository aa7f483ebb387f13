import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export const howToGetChromium =
  'No Chromium found for the browser tests: `npx playwright install chromium`, or on Debian ' +
  '`apt-get install chromium`, or name one in CHROMIUM_PATH.'

/** The configured one, or Playwright's own, or the system's. */
export const findChromium = (env: NodeJS.ProcessEnv = process.env): string | undefined => {
  const named = env['CHROMIUM_PATH']
  if (named) return existsSync(named) ? named : undefined
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const system = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [chromium.executablePath(), ...system].find((path) => existsSync(path))
}
