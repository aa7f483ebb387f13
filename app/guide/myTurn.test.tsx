import { act } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aRite, aRiteStep } from '#app/test/aRite.ts'
import { aSound } from '#app/test/aSound.tsx'
import { aSite } from '#app/test/builders.ts'
import { render, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { listFestivalOverrides } from '#contract/festivals/public.ts'
import type { RiteStep } from '#contract/guide/public.ts'
import { GuidedRite } from './GuidedRite.tsx'

const later = aRiteStep({ id: 'later', title: 'Later', mantra: undefined })

/** The minutes of the step are over, and more. */
const pass = () => act(() => vi.advanceTimersByTimeAsync(10 * 60_000))

/** A rite with *My turn* on, the dialog that offers it still open. */
const performInTurn = async (steps: readonly RiteStep[]) => {
  const server = templeServer()
  server.answers(listFestivalOverrides, [])
  const { around } = aSound()
  const rite = <GuidedRite rite={aRite({ steps: [...steps] })} site={aSite()} />
  const { user } = await render(around(rite), { server, now: '2026-12-01T02:30:00Z' })
  vi.useFakeTimers({
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
  })
  onTestFinished(() => void vi.useRealTimers())
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  await press('All steps and options')
  await user.click(screen.getByRole('checkbox', { name: /My turn/ }))
  return { press, heading: () => screen.getByRole('heading', { level: 1 }).textContent }
}

const read = (change: Partial<RiteStep> = {}) => aRiteStep({ id: 'read', title: 'Read', ...change })

describe('With *My turn*, a mantra that nobody recorded', () => {
  it.each(['sankalp', 'moon', 'aarti'] as const)('waits at a step of the kind %s', async (kind) => {
    const { press, heading } = await performInTurn([read({ kind }), later])
    await press('Done')
    await pass()
    expect(heading()).toContain('Read')
    expect(screen.queryByText(/The next step follows/)).toBeNull()
  })

  it('leaves it to the family to end the puja, and its day', async () => {
    for (const steps of [[read()], [read({ endsDay: true }), later]]) {
      const { press, heading } = await performInTurn(steps)
      await press('Done')
      await pass()
      expect(heading()).toContain('Read')
      screen.getByRole('button', { name: 'Finish' })
      document.body.replaceChildren()
    }
  })

  it('changes nothing under the list of steps', async () => {
    const { press, heading } = await performInTurn([read(), later])
    await pass()
    expect(heading()).toContain('Read')
    await press('Done')
    await pass()
    expect(heading()).toContain('Later')
  })

  it('is on again after a reload, and says first how it goes on', async () => {
    const steps = [read(), later]
    const { press } = await performInTurn(steps)
    await press('Done')
    document.body.replaceChildren()
    vi.useRealTimers()
    const { around } = aSound()
    const rite = <GuidedRite rite={aRite({ steps })} site={aSite()} />
    const { container } = await render(around(rite), {
      server: templeServer(),
      now: '2026-12-01T02:31:00Z',
    })
    const words = container.querySelector('.rite-mantra')?.textContent ?? ''
    expect(words.indexOf('The next step follows after 1 min.')).toBeGreaterThan(-1)
    expect(words.indexOf('The next step follows')).toBeLessThan(words.indexOf('ॐ'))
  })

  it('lets the family stay', async () => {
    const { press, heading } = await performInTurn([read(), later])
    await press('Done')
    const stay = screen.getByRole('button', { name: 'Stay here' })
    await press('Stay here')
    await pass()
    expect(heading()).toContain('Read')
    expect(document.activeElement).toBe(stay)
    await press('Stay here')
    await pass()
    expect(heading()).toContain('Later')
  })
})
