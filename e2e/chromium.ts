import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export const howToGetChromium =
  'No Chromium found for the browser tests: `npx playwright install chromium`, or on Debian ' +
  '`apt-get install chromium`, or name one in CHROMIUM_PATH.'

const onPath = (wanted: readonly string[], env: NodeJS.ProcessEnv): string[] =>
  (env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => wanted.map((name) => join(folder, name)))

/** The configured one, or Playwright's own, or the system's. */
export const findChromium = (env: NodeJS.ProcessEnv = process.env): string | undefined => {
  const named = env['CHROMIUM_PATH']
  if (named) return existsSync(named) ? named : undefined
  return [chromium.executablePath(), ...onPath(names, env)].find((path) => existsSync(path))
}
