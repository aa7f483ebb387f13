import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import { HeatMap } from './HeatMap.tsx'
import { yearOf } from './yearOf.ts'

const today = '2026-11-26'

const show = (beads: Record<string, number> = {}) => {
  const entries = Object.entries(beads).map(
    ([day, count]) => [day, { beads: count, rounds: 0, ms: 0 }] as const,
  )
  return render(<HeatMap year={yearOf(new Map(entries), today)} />)
}

describe('The last year of a log', () => {
  it('is said in words, and names each day on which something was counted', async () => {
    const { container } = await show({ '2026-11-26': 108, '2026-11-20': 1_080, '2025-01-01': 54 })
    // The first of January is more than a year ago.
    expect(screen.getByText('2 days, 1,188 beads')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'The last year: 2 days, 1,188 beads' })).toBeTruthy()
    expect([...container.querySelectorAll('title')].map((title) => title.textContent)).toEqual([
      '20 Nov 2026: 1,080 beads',
      '26 Nov 2026: 108 beads',
    ])
    await expectAccessible(container)
  })

  it('counts the days of pujas at home, which have no beads', async () => {
    const { container } = await show({ '2026-11-26': 0, '2026-11-25': 108 })
    expect(screen.getByText('2 days, 108 beads')).toBeTruthy()
    expect([...container.querySelectorAll('title')].map((title) => title.textContent)).toEqual([
      '25 Nov 2026: 108 beads',
      '26 Nov 2026: puja at home',
    ])
  })

  it('says nothing of beads where none was counted', async () => {
    await show({ '2026-11-26': 0 })
    expect(screen.getByText('1 day')).toBeTruthy()
  })

  it('speaks of one bead on one day', async () => {
    await show({ '2026-11-26': 1 })
    expect(screen.getByText('1 day, 1 bead')).toBeTruthy()
  })

  it('can be moved with the keyboard, and begins at today', async () => {
    const width = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(636)
    onTestFinished(() => width.mockRestore())
    const { user } = await show()
    const strip = screen.getByRole('region', { name: 'The last year' })
    await user.tab()
    await expect.poll(() => document.activeElement).toBe(strip)
    expect(strip.scrollLeft).toBe(636)
  })
})
