import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { PlayerContext } from '#app/audio/PlayerContext.ts'
import { chooseScript } from '#app/script/chosenScript.ts'
import { aPractice } from '#app/test/aPractice.ts'
import { aSound } from '#app/test/aSound.tsx'
import { aMantra } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen, within } from '#app/test/render.tsx'
import type { MantraPage } from '#contract/mantras/public.ts'
import { WholeMantra } from './WholeMantra.tsx'

const line = (verse: number): MantraPage['lines'][number] => ({
  text: `पङ्क्तिः ${verse} ॥ ${verse} ॥`,
  iast: `paṅktiḥ sūktasya ${verse}`,
  verse,
  startMs: verse * 5_000,
})

const stotra: MantraPage = aMantra({
  id: 'stotra',
  title: 'Stotra',
  lines: [1, 2, 3, 4, 5].map(line),
  verses: [
    {
      verse: 1,
      heading: 'The greeting',
      meaning: 'We greet the son of Gauri.',
      words: [{ word: 'प्रणम्य', iast: 'praṇamya', meaning: 'having bowed' }],
    },
    { verse: 2, meaning: 'He has a curved trunk.' },
  ],
})

const show = async (mantra = stotra, framed = (page: ReactNode) => page) => {
  onTestFinished(() => chooseScript('devanagari'))
  const sound = aSound()
  const page = await render(sound.around(framed(<WholeMantra mantra={mantra} />)))
  const verse = (number: number) => {
    const found = document.getElementById(`verse-${number}`)
    if (!found) throw new Error(`No verse ${number}`)
    return within(found)
  }
  return {
    ...page,
    ...sound,
    verse,
    ways: () => screen.getAllByRole('navigation', { name: 'Verses' }),
    reach: (seconds: number) =>
      act(async () => {
        sound.element.currentTime = seconds
        sound.element.say('timeupdate')
      }),
    marked: (selector: string) =>
      [...page.container.querySelectorAll(`${selector}[aria-current="true"]`)].map(
        ({ textContent }) => textContent,
      ),
  }
}

describe('The verses of a text', () => {
  it('have beside them what they mean, word by word where it is known', async () => {
    const { verse, container } = await show()
    const first = verse(1)
    expect(first.getByRole('heading', { level: 2, name: 'The greeting' })).toBeTruthy()
    expect(first.getByText('We greet the son of Gauri.')).toBeTruthy()
    expect(first.getByRole('heading', { level: 3, name: 'Word by word' })).toBeTruthy()
    expect(first.getByText('having bowed')).toBeTruthy()
    expect(first.getByText('praṇamya')).toBeTruthy()
    expect(verse(2).getByRole('heading', { level: 2, name: 'Meaning' })).toBeTruthy()
    expect(verse(2).queryByText('Word by word')).toBeNull()
    expect(verse(3).queryByRole('heading')).toBeNull()
    // Not every verse has its own meaning, so the whole meaning is shown, too.
    expect(screen.getByText('We meditate on the one-tusked Lord.')).toBeTruthy()
    expect(screen.getAllByText(/^5 verses · /)).toHaveLength(2)
    await expectAccessible(container)
  })

  it('of a text in Marathi are Marathi in Latin letters, too', async () => {
    const { verse, ways } = await show({ ...stotra, language: 'mr' })
    const tagOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang')
    expect(tagOf(verse(1).getByText('praṇamya'))).toBe('mr-Latn')
    const [way] = ways()
    expect(way && tagOf(within(way).getAllByText('paṅktiḥ sūktasya')[0] ?? way)).toBe('mr-Latn')
    expect(tagOf(verse(1).getByText('प्रणम्य'))).toBe('mr')
  })

  it('are led to by their heading, or their first words', async () => {
    const { ways } = await show()
    const [index] = ways()
    if (!index) throw new Error('No way to the verses')
    const links = within(index).getAllByRole('link')
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['#verse-1', '१The greeting'],
      ['#verse-2', '२paṅktiḥ sūktasya'],
      ['#verse-3', '३paṅktiḥ sūktasya'],
      ['#verse-4', '४paṅktiḥ sūktasya'],
      ['#verse-5', '५paṅktiḥ sūktasya'],
    ])
    // The digit is an ornament for those who hear the page.
    expect(within(index).getByRole('link', { name: 'The greeting' })).toBeTruthy()
  })

  it('have no index where there is only one, whose meaning is the whole’s', async () => {
    const { verse } = await show(aMantra({ lines: [line(1)] }))
    expect(screen.queryByRole('navigation', { name: 'Verses' })).toBeNull()
    expect(verse(1).getByText('We meditate on the one-tusked Lord.')).toBeTruthy()
    expect(screen.getAllByText('We meditate on the one-tusked Lord.')).toHaveLength(1)
  })

  it('are marked as they are sung, in the text and in the index', async () => {
    const { user, marked, reach } = await show()
    await user.click(screen.getByText('Listen'))
    await reach(11)
    expect(marked('.verse-line').join()).toContain('पङ्क्तिः 2')
    expect(new Set(marked('.verse-way'))).toEqual(new Set(['२paṅktiḥ sūktasya']))
    await reach(16)
    expect(marked('.verse-line').join()).toContain('पङ्क्तिः 3')
  })

  it('are heard from a line that is tapped', async () => {
    // One whose time passes, as the practice needs it.
    const { player, element } = aPractice()
    const { user, verse } = await show(stotra, (page) => (
      <PlayerContext value={player}>{page}</PlayerContext>
    ))
    const words = verse(4).getByText(/^पङ्क्तिः 4/)
    // The code that hears it is loaded after the text.
    await expect
      .poll(async () => {
        await user.click(words)
        return element.paused
      })
      .toBe(false)
    expect(element.time).toBe(20)
    await act(async () => element.pass(1))
    expect(words.closest('.verse-line')?.getAttribute('aria-current')).toBe('true')
  })

  it('are written in the reader’s script, their words too', async () => {
    const { user, verse } = await show()
    await user.selectOptions(screen.getByLabelText('Script'), 'Roman with accents')
    await expect.poll(() => verse(1).queryByText('प्रणम्य')).toBeNull()
    expect(verse(1).getAllByText('praṇamya')).toHaveLength(1)
    expect(verse(2).queryByText(/पङ्क्तिः/)).toBeNull()
  })
})
