import { cleanup, fireEvent } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aMantra } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import type { MantraPage } from '#contract/mantras/public.ts'
import type { Marked } from '#contract/translations/inEnglish.ts'
import { ChantView } from './ChantView.tsx'

const show = async (mantra: Partial<MantraPage> & Marked = {}) => {
  const onRing = vi.fn()
  const page = await render(
    <ChantView
      mantra={aMantra({ ...mantra, id: `mantra-${crypto.randomUUID()}` })}
      recitations={undefined}
      onRing={onRing}
      streak={() => null}
    />,
    { now: '2026-11-26T06:00:00.000Z' },
  )
  await screen.findByText(/^Round 1/)
  return { ...page, onRing, count: () => page.user.click(screen.getByLabelText('Count a bead')) }
}

/** Many beads, as fast as the screen takes them. */
const countBeads = (beads: number) => {
  const touch = screen.getByLabelText('Count a bead')
  for (let counted = 0; counted < beads; counted++) fireEvent.click(touch)
}

describe('The mala', () => {
  it('counts a bead for each touch, and takes one back', async () => {
    const { user, count, container } = await show()
    await count()
    await count()
    expect(screen.getByText('2 of 108 beads')).toBeTruthy()
    await user.click(screen.getByText('Undo'))
    expect(screen.getByText('1 of 108 beads')).toBeTruthy()
    expect(screen.getByText('1 today')).toBeTruthy()
    await expectAccessible(container)
  })

  it('is read in the language of the text, and its name in English until it is translated', async () => {
    vi.stubGlobal('__IS_TRANSLATED__', true)
    onTestFinished(() => void vi.unstubAllGlobals())
    const { container } = await show({ language: 'mr', inEnglish: ['title'] })
    expect(container.querySelector('.mala-opening')?.getAttribute('lang')).toBe('mr')
    const heading = screen.getByRole('heading', { level: 1 })
    expect(heading.firstElementChild?.getAttribute('lang')).toBe('en')
  })

  it('counts with the space bar, and Backspace takes back', async () => {
    const { user } = await show()
    await user.keyboard('   {Backspace}')
    expect(screen.getByText('2 of 108 beads')).toBeTruthy()
  })

  it('tells those who do not see it how far they are: when they ask, and at each quarter', async () => {
    const { container } = await show()
    const announcement = () => container.querySelector('.mala > [role=status]')?.textContent
    const described = () => {
      const touch = screen.getByLabelText('Count a bead')
      return document.getElementById(touch.getAttribute('aria-describedby') ?? '')?.textContent
    }
    countBeads(26)
    expect(described()).toBe('26 of 108 beads')
    expect(announcement()).toBe('')
    countBeads(1)
    expect(announcement()).toBe('27 of 108 beads')
    countBeads(1)
    expect(announcement()).toBe('')
    countBeads(26)
    expect(announcement()).toBe('54 of 108 beads')
  })

  it('says that a round is complete, and rings', async () => {
    const { onRing } = await show()
    countBeads(108)
    expect(await screen.findByText('Round 1 complete')).toBeTruthy()
    expect(screen.getByText('Round 2')).toBeTruthy()
    expect(screen.getByText('0 of 108 beads')).toBeTruthy()
    expect(onRing).toHaveBeenCalledOnce()
  })

  it('is set as its owner likes, for good', async () => {
    const { user, onRing, db } = await show()
    await user.click(screen.getByLabelText('Mala settings'))
    await user.selectOptions(await screen.findByLabelText('Rounds a day'), '1 round')
    await user.click(screen.getByLabelText('Ring a bell at each round'))
    expect(screen.getByText('Your sadhana log').getAttribute('href')).toBe('/sadhana')
    await user.click(screen.getByText('Done'))
    await expect.poll(() => screen.queryByLabelText('Rounds a day')).toBeNull()
    expect(screen.getByText('Round 1 of 1')).toBeTruthy()
    countBeads(108)
    expect(await screen.findByText('Today’s round is complete')).toBeTruthy()
    expect(onRing).not.toHaveBeenCalled()
    expect(db.tables.length).toBeGreaterThan(0)
    cleanup()
    await render(
      <ChantView
        mantra={aMantra({ id: 'another' })}
        recitations={undefined}
        onRing={onRing}
        streak={() => null}
      />,
    )
    expect(await screen.findByText('Round 1 of 1')).toBeTruthy()
  })
})

describe('A browser that stores nothing', () => {
  it('counts all the same, and says that nothing is saved', async () => {
    const { db, count } = await show()
    const put = vi
      .spyOn(db, 'transaction')
      .mockRejectedValue(new DOMException('No', 'SecurityError'))
    onTestFinished(() => put.mockRestore())
    await count()
    await count()
    await count()
    expect(screen.getByText('3 of 108 beads')).toBeTruthy()
    expect(
      await screen.findByText(
        'This browser is not saving your beads. They are counted as long as this page stays open.',
      ),
    ).toBeTruthy()
    expect(screen.getByText('Try again')).toBeTruthy()
  })
})
