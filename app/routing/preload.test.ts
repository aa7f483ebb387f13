import { afterEach, expect, test, vi } from 'vitest'
import { __vitePreload } from './preload.ts'

type Browser = { happyDOM: { settings: Record<string, unknown> } }

// No file is fetched; the browser of these tests shall not complain of it.
const { settings } = (window as unknown as Browser).happyDOM
settings['handleDisabledFileLoadingAsSuccess'] = true

const links = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, href }) => [
    rel,
    new URL(href, location.href).pathname,
  ])
const sheet = (file: string) => document.head.querySelector(`link[href="/assets/${file}"]`)

afterEach(() => {
  document.head.innerHTML = ''
})

test('the files of what is loaded late are asked for once, and hold it up no moment', async () => {
  const files = ['assets/page.js', 'assets/dates.js']
  await expect(__vitePreload(async () => 'page', files)).resolves.toBe('page')
  expect(links()).toEqual([])
  await vi.waitFor(() => expect(links()).toHaveLength(2))
  await __vitePreload(async () => 'page', [...files, 'assets/moon.js'])
  await vi.waitFor(() =>
    expect(links()).toEqual([
      ['modulepreload', '/assets/page.js'],
      ['modulepreload', '/assets/dates.js'],
      ['modulepreload', '/assets/moon.js'],
    ]),
  )
})

test('its styles are waited for', async () => {
  const load = vi.fn(async () => 'chart')
  const loading = __vitePreload(load, ['assets/chart.css'])
  await vi.waitFor(() => expect(sheet('chart.css')).not.toBeNull())
  expect(load).not.toHaveBeenCalled()
  sheet('chart.css')?.dispatchEvent(new Event('load'))
  await expect(loading).resolves.toBe('chart')
})

test('styles that did not come are asked for again', async () => {
  const fails = __vitePreload(async () => 'chart', ['assets/late.css'])
  await vi.waitFor(() => expect(sheet('late.css')).not.toBeNull())
  sheet('late.css')?.dispatchEvent(new Event('error'))
  await expect(fails).rejects.toThrow('assets/late.css did not come')
  const again = __vitePreload(async () => 'chart', ['assets/late.css'])
  await vi.waitFor(() => expect(sheet('late.css')).not.toBeNull())
  sheet('late.css')?.dispatchEvent(new Event('load'))
  await expect(again).resolves.toBe('chart')
})

test('styles that the document brought are not', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/index.css" disabled>'
  await expect(__vitePreload(async () => 'page', ['assets/index.css'])).resolves.toBe('page')
  expect(links()).toHaveLength(1)
})
