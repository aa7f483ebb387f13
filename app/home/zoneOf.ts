import type { Site } from '#contract/site.ts'

export const zoneOf = (site: Site | undefined): string => site?.city.timeZone ?? 'Asia/Kolkata'
