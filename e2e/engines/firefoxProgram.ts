import { existsSync } from 'node:fs'

/** Debian's. Apart from the configuration, which sets the clock of whatever loads it. */
export const firefox = '/usr/bin/firefox-esr'
export const hasFirefox = existsSync(firefox)
