import type { Site } from '#contract/site/public.ts'

export const zoneOf = (site: Site | undefined): string => site?.city.timeZone ?? 'Asia/Kolkata'
