import { cleanup } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { loadPhone } from '#app/offline/loadPhone.ts'
import { aRite } from '#app/test/aRite.ts'
import { aSite } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen, within } from '#app/test/render.tsx'
import { templeServer, type TempleServer } from '#app/test/templeServer.ts'
import { type SearchAnswer, type SearchResult, searchSite } from '#contract/search/public.ts'
import { SearchPage } from './SearchPage.tsx'

const results: SearchResult[] = [
  {
    kind: 'mantra',
    path: '/mantras/vakratunda',
    title: 'Vakratunda Mahakaya',
    excerpt: 'Lord of the curved trunk',
  },
  {
    kind: 'festival',
    path: '/calendar/ganadhipa-sankashti-2026',
    title: 'Ganadhipa Sankashti',
    excerpt: 'The fast of the moon',
    date: '2026-11-27',
  },
]

const answering = (answer: SearchAnswer): TempleServer => {
  const server = templeServer()
  server.answers(searchSite, answer)
  return server
}

type ShowOptions = { query?: string; shared?: string; server?: TempleServer; now?: string }

const show = async ({
  query = '',
  shared = '',
  server = answering({ results: [] }),
  now = '2026-11-26T06:00:00.000Z',
}: ShowOptions = {}) => {
  const onSettled = vi.fn()
  const page = await render(
    <SearchPage site={aSite()} query={query} shared={shared} onSettled={onSettled} />,
    { server, now },
  )
  return { ...page, onSettled, field: screen.getByLabelText('What are you looking for?') }
}

describe('Search', () => {
  it('without a question leads to what there is to read', async () => {
    const { server, container } = await show()
    const ways = within(screen.getByRole('navigation', { name: 'To read' }))
    expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/mantras',
      '/calendar',
      '/blog',
      '/faq',
    ])
    expect(server.received(searchSite)).toEqual([])
    await expectAccessible(container)
  })

  it.each([false, true])(
    'marks a line of a verse by its language, and of a meaning nothing (in another language: %s)',
    async (isTranslated) => {
      vi.stubGlobal('__IS_TRANSLATED__', isTranslated)
      const texts = ['वक्रतुंड महाकाय', 'सुखकर्ता दुखहर्ता', 'वाकडी सोंड']
      const found = texts.map((excerpt, index) => ({
        kind: 'mantra' as const,
        path: `/mantras/${index}`,
        title: `Text ${index}`,
        excerpt,
        verseLanguage: ['sa', 'mr', undefined][index],
      }))
      await show({ query: 'text', server: answering({ results: found }) })
      const langOf = async (text: string) =>
        (await screen.findByText(text)).closest('[lang]')?.getAttribute('lang')
      expect(await langOf(texts[0] ?? '')).toBe('sa')
      expect(await langOf(texts[1] ?? '')).toBe('mr')
      if (isTranslated) expect(await langOf(texts[2] ?? '')).toBeUndefined()
      vi.unstubAllGlobals()
    },
  )

  it('takes the focus when it is opened to search, not when it is opened with results', async () => {
    const isFirst = ({ field }: { field: HTMLElement }) => field.hasAttribute('data-arrival')
    expect(isFirst(await show())).toBe(true)
    cleanup()
    expect(isFirst(await show({ query: 'durva' }))).toBe(false)
    cleanup()
    expect(isFirst(await show({ shared: 'Is this true?' }))).toBe(false)
  })

  it('marks what is in Devanagari by its language, in the hint and in what was found', async () => {
    const [mantra, festival] = results
    const found = [
      { ...mantra, excerpt: '… वक्रतुण्ड महाकाय सूर्यकोटिसमप्रभ । of the curved trunk' },
      { ...festival, excerpt: 'The fast, उपवास, of the moon' },
    ] as SearchResult[]
    const { container } = await show({ query: 'xyzzy', server: answering({ results: found }) })
    await screen.findByText(/of the moon$/)
    const marked = () =>
      [...container.querySelectorAll('[lang]')].map((part) => [
        part.getAttribute('lang'),
        part.textContent,
      ])
    expect(marked()).toEqual([
      ['hi', 'गणपति'],
      ['sa', 'वक्रतुण्ड महाकाय सूर्यकोटिसमप्रभ\u00a0।'],
      ['hi', 'उपवास'],
    ])
  })

  it('shows what was found, by its kind', async () => {
    const { server, container } = await show({
      query: 'xyzzy',
      server: answering({ results }),
    })
    const list = within(await screen.findByRole('list', { name: 'Search results' }))
    expect(list.getByText('Vakratunda Mahakaya').getAttribute('href')).toBe('/mantras/vakratunda')
    expect(list.getByText('Festival')).toBeTruthy()
    expect(list.getByText(/^27 Nov 2026/)).toBeTruthy()
    expect(screen.getByText('2 results')).toBeTruthy()
    expect(server.received(searchSite)).toEqual([{ q: 'xyzzy' }])
    await expectAccessible(container)
  })

  it.each([
    ['2026-11-26T06:00', 'Moonrise today in Pune7:42 PM'],
    ['2026-11-09T06:00', 'Moonrise today in PuneNo moonrise today'],
    ['2026-11-27T16:30', 'The moon rose today in Pune at8:51 PM'],
  ])('answers the moonrise of %s, and the next Sankashti’s, offline too', async (now, text) => {
    const server = templeServer()
    server.setReachable(false)
    const { container } = await show({ query: 'moonrise', server, now: `${now}:00.000Z` })
    const answer = await screen.findByText(/oon.* today in Pune/)
    await expect
      .poll(() => answer.textContent.replace(/\s/g, ' '))
      .toMatch(new RegExp(`^${text}Next Sankashti, (27 Nov|26 Dec): 8:\\d\\d PM$`))
    expect(answer.getAttribute('href')).toBe('/panchang')
    await expectAccessible(container)
  })

  it('keeps the space of the moonrise until it is computed', async () => {
    const server = templeServer()
    server.setReachable(false)
    const { container } = await show({ query: 'moonrise', server })
    expect(container.querySelector('.result-moonrise')).toBeTruthy()
  })

  it('is walked through with the arrow keys', async () => {
    const { user, field } = await show({ query: 'xyzzy', server: answering({ results }) })
    await screen.findByRole('list', { name: 'Search results' })
    await user.click(field)
    await user.keyboard('{ArrowDown}')
    await expect.poll(() => document.activeElement?.textContent).toBe('Vakratunda Mahakaya')
  })

  it('says that nothing was found, and whom to ask', async () => {
    await show({ query: 'xyzzy' })
    // Said once, to eyes and ears.
    const title = await screen.findByText('No results for “xyzzy”')
    expect([title.tagName, title.closest('[role=status]') !== null]).toEqual(['H2', true])
    expect(screen.getByText('Write to the temple').getAttribute('href')).toBe('/contact')
    expect(screen.getByRole('navigation', { name: 'To read' })).toBeTruthy()
  })

  it('says that what it shows is only similar', async () => {
    const server = answering({ results: results.slice(0, 1), isClose: true })
    await show({ query: 'xyzzi', server })
    expect(await screen.findByText('No results for “xyzzi”. Similar results:')).toBeTruthy()
    expect(screen.getByText('Vakratunda Mahakaya')).toBeTruthy()
  })

  it.each(['*', '“”', '🪔'])('asks for a word in place of %s', async (query) => {
    const { server } = await show({ query })
    expect(await screen.findByText('Type at least one word')).toBeTruthy()
    expect(server.received(searchSite)).toEqual([])
  })

  it.each(['d', 'ड़', 'अ', ' ग '])('asks for more letters than %s', async (query) => {
    const { server } = await show({ query })
    expect(await screen.findByText('Type at least two letters')).toBeTruthy()
    expect(server.received(searchSite)).toEqual([])
  })

  it('says that a question is too long', async () => {
    const { server } = await show({ query: 'a'.repeat(300) })
    expect(await screen.findByText('Your search is too long')).toBeTruthy()
    expect(server.received(searchSite)).toEqual([])
  })

  it('says when it shows only what is on this phone', async () => {
    const server = templeServer()
    server.setReachable(false)
    await show({ query: 'contact', server })
    expect(await screen.findByText('Showing results saved on this phone.')).toBeTruthy()
  })

  it('finds a puja at home that is on this phone', async () => {
    const { db } = await loadPhone()
    await db.rites.put(aRite())
    const server = templeServer()
    server.setReachable(false)
    await show({ query: 'daily puja', server })
    const row = await screen.findByRole('link', { name: /^Daily Puja/ })
    expect(row.getAttribute('href')).toBe('/puja/guide/daily')
  })

  it('goes into the address a moment after the last key', async () => {
    const { user, field, onSettled } = await show()
    await user.type(field, 'modak')
    expect(onSettled).not.toHaveBeenCalled()
    await expect.poll(() => onSettled.mock.calls).toEqual([['modak']])
  })

  it('is sent at once by its button', async () => {
    const { user, field, onSettled } = await show()
    await user.click(field)
    await user.paste(' modak ')
    await user.click(screen.getByLabelText('Search'))
    expect(onSettled).toHaveBeenCalledWith('modak')
  })

  it('offers to send what another app shared to the temple', async () => {
    await show({ query: 'aarti', shared: 'When is the aarti?' })
    expect(screen.getAllByText('Write to the temple')[0]?.getAttribute('href')).toBe(
      '/contact?message=When%20is%20the%20aarti%3F',
    )
  })
})
