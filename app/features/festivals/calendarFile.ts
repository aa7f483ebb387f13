import { pathHere } from '#app/i18n/language.ts'
import type { EventOptions } from '#contract/festivals/event.ts'
import type { Festival } from '#contract/festivals/public.ts'

/** Longer than a poor network needs to answer, shorter than anybody waits for a button. */
const patienceMs = 4_000

/** Where the server has the file. */
const calendarFilePath = (slug: string, cityId: string | undefined): string =>
  pathHere(`/calendar/${encodeURIComponent(slug)}.ics`) +
  `${cityId === undefined ? '' : `?city=${encodeURIComponent(cityId)}`}`

/**
 * Passes a festival to the phone's calendar: through the server's address, which every phone opens
 * in its calendar; made on this phone if that address cannot be reached, or the city is not on the
 * server's list.
 */
export async function exportFestival(
  festival: Festival,
  options: EventOptions,
  isServed: boolean,
): Promise<void> {
  const path = calendarFilePath(festival.slug, options.cityId)
  if (isServed && (await isThere(path))) return open(path)
  const { festivalFile } = await import('./festivalFile.ts')
  const file = festivalFile(festival, options)
  const address = URL.createObjectURL(file)
  open(address, `${festival.slug}.ics`)
  // The browser reads it later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

async function isThere(path: string): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const { ok, headers } = await fetch(path, { method: 'HEAD', signal })
    return ok && headers.get('content-type')?.startsWith('text/calendar') === true
  } catch {
    return false
  }
}

function open(address: string, fileName?: string): void {
  const link = document.createElement('a')
  link.href = address
  if (fileName !== undefined) link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
}
