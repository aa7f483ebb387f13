import { afterEach, expect, it, vi } from 'vitest'
import { fakeFetch } from '#app/test/fakeFetch.ts'
import { rendered } from '#app/test/rendered.tsx'
import { getToast } from '#app/ui/toasts.ts'
import { CalendarLink } from './CalendarLink.tsx'

const path = '/booking/pj-2026-abcdef.ics'

afterEach(() => vi.unstubAllGlobals())

/** Presses the link; answers with the downloads that began. */
const press = async (answers: Parameters<typeof fakeFetch>[0]) => {
  vi.stubGlobal('fetch', fakeFetch(answers).fetch)
  const container = await rendered(<CalendarLink path={path} />)
  const downloads: string[] = []
  container.addEventListener('click', (event) => {
    if (!event.defaultPrevented) downloads.push((event.target as HTMLAnchorElement).href)
    event.preventDefault()
  })
  container.querySelector('a')?.click()
  return downloads
}

it('saves the file that is there, once', async () => {
  const downloads = await press({ [path]: new Response(null, { status: 200 }) })
  await vi.waitFor(() => expect(downloads).toEqual([new URL(path, location.href).href]))
})

it.each<[string, Parameters<typeof fakeFetch>[0], RegExp]>([
  ['the link was replaced', { [path]: new Response(null, { status: 404 }) }, /latest email/],
  ['the link has expired', { [path]: new Response(null, { status: 410 }) }, /latest email/],
  ['the server is in trouble', { [path]: new Response(null, { status: 503 }) }, /in a moment/],
  ['the phone is offline', {}, /when you’re online/],
])('says why there is none: %s', async (_, answers, why) => {
  const downloads = await press(answers)
  await vi.waitFor(() => expect(getToast()?.description).toMatch(why))
  expect(downloads).toEqual([])
})
