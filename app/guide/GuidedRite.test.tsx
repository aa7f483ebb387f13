import { act, cleanup } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aRite, aRiteStep } from '#app/test/aRite.ts'
import { aSound } from '#app/test/aSound.tsx'
import { aMantra, aSite } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { beginWalk } from '#app/offline/guide/walk.ts'
import { keepFamily } from '#app/offline/guide/family.ts'
import { keepWalk } from '#app/offline/guide/walks.ts'
import type { Rite } from '#contract/guide/public.ts'
import { listFestivalOverrides } from '#contract/festivals/public.ts'
import { getMantra } from '#contract/mantras/public.ts'
import { GuidedRite } from './GuidedRite.tsx'

const now = '2026-12-01T02:30:00Z'
const recording = { url: '/audio/gandha.mp3', bytes: 9, durationMs: 8_000, isSynthesised: false }
const aarti = aMantra({
  id: 'sukhkarta-dukhharta',
  title: 'Sukhkarta Dukhharta',
  audioUrl: '/audio/sukhkarta.mp3',
  audio: { bytes: 1_000_000, durationMs: 90_000, isSynthesised: true },
  lines: [{ text: 'सुखकर्ता दुखहर्ता ।', iast: 'sukhakartā dukhahartā', verse: 1, startMs: 1_000 }],
})

const perform = async (rite: Rite = aRite(), at = now) => {
  const server = templeServer()
  server.answers(getMantra, aarti)
  server.answers(listFestivalOverrides, [])
  const sound = aSound()
  const page = await render(sound.around(<GuidedRite rite={rite} site={aSite()} />), {
    server,
    now: at,
  })
  const press = async (name: string | RegExp) => {
    const button = screen.getByRole('button', { name })
    await expect.poll(() => button.getAttribute('aria-disabled')).toBeNull()
    await page.user.click(button)
  }
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent
  return { ...page, ...sound, press, heading }
}

describe('A rite at home', () => {
  it('does not call a mantra unrecorded while its recording is looked for', async () => {
    const { server } = await perform(
      aRite({
        steps: [
          aRiteStep({ mantra: { lines: [], meaning: 'Clear', mantraId: 'sukhkarta-dukhharta' } }),
        ],
      }),
    )
    expect(screen.queryByText(/No recording/)).toBeNull()
    expect(await screen.findByRole('button', { name: 'Listen' })).toBeTruthy()
    expect(server.received(getMantra)).toHaveLength(1)
  })

  it('is performed from the first step to the last with nothing but *Next*', async () => {
    const { press, heading } = await perform()
    const seen = [heading()]
    for (const name of ['Next', 'Next', 'Next']) {
      await press(name)
      seen.push(heading())
    }
    expect(seen.map((text) => text?.replace('गन्ध', ''))).toEqual([
      'Lamp and Prayer',
      'Water',
      'Sandal Paste',
      'Aarti',
    ])
    expect(screen.getByText('Step 4 of 4')).toBeTruthy()
    await press('Finish')
    expect(await screen.findByText('The puja is complete')).toBeTruthy()
  })

  it('is at its end still after a reload, until it is begun again', async () => {
    const { press } = await perform(aRite({ steps: aRite().steps.slice(2, 3) }))
    await press('Finish')
    cleanup()
    const { press: pressAgain, heading } = await perform()
    expect(heading()).toBe('The puja is complete')
    await pressAgain('Begin again')
    expect(heading()).toContain('Lamp and Prayer')
  })

  it('begins anew the day after it was complete', async () => {
    const yesterday = Date.parse(now) - 20 * 3_600_000
    const ended = { ms: 600_000, isWhole: true }
    keepWalk('daily', { ...beginWalk(aRite(), 'whole', yesterday), step: 'aarti', ended })
    const { heading } = await perform()
    expect(heading()).toContain('Lamp and Prayer')
  })

  it('ends for the day where the rest is for another day, and goes on there', async () => {
    const [light, water, ...rest] = aRite().steps
    if (!light || !water) throw new Error('It has steps')
    const rite = aRite({ steps: [light, { ...water, endsDay: true }, ...rest] })
    const { press, heading } = await perform(rite)
    await press('Next')
    expect(screen.getByText(/2 min left/)).toBeTruthy()
    await press('Finish')
    expect(heading()).toBe('The puja of this day is complete')
    expect(screen.getByText(/It goes on with: Sandal Paste/)).toBeTruthy()
    cleanup()
    const later = await perform(rite)
    await later.press('Go on now')
    expect(later.heading()).toContain('Sandal Paste')
  })

  it('names the days of visarjan once Ganesha is a guest', async () => {
    const [light, ...rest] = aRite().steps
    if (!light) throw new Error('It has steps')
    const steps = [{ ...light, endsDay: true as const }, ...rest]
    const { press } = await perform(
      aRite({ steps, occasion: 'ganesh_chaturthi' }),
      '2027-09-04T06:30:00Z',
    )
    await press('Finish')
    expect(await screen.findByText('Anant Chaturdashi: 14 Sep 2027')).toBeTruthy()
    expect(screen.getByText('After a day and a half: 5 Sep 2027')).toBeTruthy()
    expect(screen.getByText('Day 7: 10 Sep 2027')).toBeTruthy()
    expect(screen.queryByText('The next ones')).toBeNull()
  })

  it('goes on by one step for a double tap, and for two quick presses of a key', async () => {
    const { user, heading } = await perform()
    const next = screen.getByRole('button', { name: 'Next' })
    await user.dblClick(next)
    expect(heading()).toContain('Water')
    await expect.poll(() => next.getAttribute('aria-disabled')).toBeNull()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(heading()).toContain('Sandal Paste')
  })

  it('leaves the meanings unfolded for a family that reads them', async () => {
    const { user, press, container } = await perform()
    const isOpen = () => container.querySelector<HTMLDetailsElement>('.rite-meaning')?.open
    expect(isOpen()).toBe(false)
    await user.click(screen.getByText('Meaning'))
    await press('Next')
    expect(isOpen()).toBe(true)
  })

  it('goes on by key, and back', async () => {
    const { user, heading } = await perform()
    await user.keyboard('{ArrowRight}')
    expect(heading()).toContain('Water')
    await expect.poll(() => screen.getByText('Next').getAttribute('aria-disabled')).toBeNull()
    await user.keyboard(' ')
    expect(heading()).toContain('Sandal Paste')
    await user.keyboard('{PageUp}')
    expect(heading()).toContain('Water')
  })

  it('goes on where this phone was when it was closed', async () => {
    keepWalk('daily', { ...beginWalk(aRite(), 'whole', Date.parse(now)), step: 'gandha' })
    const { heading } = await perform()
    expect(heading()).toContain('Sandal Paste')
    expect(screen.getByText(/5 min left/)).toBeTruthy()
  })

  it('asks after half a day whether to go on or to begin anew', async () => {
    const before = Date.parse(now) - 13 * 3_600_000
    keepWalk('daily', { ...beginWalk(aRite(), 'whole', before), step: 'gandha' })
    const { press, heading } = await perform()
    expect(screen.getByText('You stopped at step 3 of 4: Sandal Paste')).toBeTruthy()
    await press('Begin anew')
    expect(heading()).toContain('Lamp and Prayer')
  })

  it('is shortened on the way, and any step can be opened', async () => {
    const { press, user, heading } = await perform()
    await press('All steps and options')
    await user.click(screen.getByRole('checkbox', { name: /Short form/ }))
    await press('Done')
    expect(screen.getByText('Step 1 of 3')).toBeTruthy()
    await press('All steps and options')
    await press(/Aarti/)
    expect(heading()).toContain('Aarti')
  })

  it('composes the sankalp for the family, the place and the hour', async () => {
    keepFamily({ names: ['सुनीता'], gotra: 'Kashyap' })
    const sankalp = aRiteStep({ id: 'sankalp', kind: 'sankalp', mantra: undefined })
    const { container } = await perform(aRite({ steps: [sankalp] }))
    await expect
      .poll(() => container.textContent, { timeout: 10_000 })
      .toMatch(/काश्यप-गोत्रोत्पन्नानां|कश्यप-गोत्रोत्पन्नानां/)
    expect(container.textContent).toContain('सुनीता इति नामधेयानाम्')
    expect(container.textContent).toContain('यथाशक्ति पूजनं करिष्ये')
  })

  it('says when the moon rises in the family’s own city', async () => {
    const moon = aRiteStep({ id: 'moon', kind: 'moon', picture: 'moon', mantra: undefined })
    await perform(aRite({ steps: [moon] }))
    expect(await screen.findByText(/^The moon rises at .+ in .+\.$/)).toBeTruthy()
  })

  it('sings the aarti in its order', async () => {
    const { element, press } = await perform(aRite({ steps: aRite().steps.slice(3) }))
    await screen.findByText('Start the aarti')
    await press('Start the aarti')
    await expect.poll(() => [element.src, element.paused]).toEqual(['/audio/sukhkarta.mp3', false])
  })

  it('goes on to the next step once the family has answered the last line', async () => {
    const { mantra } = aRiteStep()
    const lines = (mantra?.lines ?? []).map((line, at) => ({ ...line, startMs: at * 4_000 }))
    const spoken = aRiteStep({
      id: 'spoken',
      title: 'Spoken',
      minutes: 0,
      ...(mantra && { mantra: { ...mantra, lines, recording } }),
    })
    const silent = aRiteStep({ id: 'silent', title: 'Silent', mantra: undefined })
    const rite = aRite({ steps: [silent, spoken, aRiteStep()] })
    const { element, press, user, heading } = await perform(rite)
    await press('All steps and options')
    await user.click(screen.getByRole('checkbox', { name: /My turn/ }))
    await press('Done')
    await press('Next')
    await expect.poll(() => element.paused).toBe(false)
    const reach = (seconds: number) =>
      act(async () => {
        element.currentTime = seconds
        element.say('timeupdate')
      })
    await act(async () => element.say('playing'))
    await reach(4)
    expect(await screen.findAllByText('Your turn')).toBeTruthy()
    await reach(4)
    await reach(8)
    await reach(8)
    await expect.poll(heading).toContain('Sandal Paste')
  })

  it('goes on in *My turn* after a mantra that nobody recorded', async () => {
    const still = aRiteStep({ id: 'still', title: 'Still', mantra: undefined, minutes: 0.002 })
    const read = aRiteStep({ id: 'read', title: 'Read', minutes: 0.002 })
    const { press, user, heading } = await perform(aRite({ steps: [read, still, aRiteStep()] }))
    await press('All steps and options')
    await user.click(screen.getByRole('checkbox', { name: /My turn/ }))
    await press('Done')
    expect(screen.getByText(/read it aloud. The next step follows/)).toBeTruthy()
    await expect.poll(heading).toContain('Still')
  })

  it('names the sources of what is said under its meaning', async () => {
    const { mantra } = aRiteStep()
    const sources = 'Text: a print'
    await perform(aRite({ steps: [aRiteStep(mantra && { mantra: { ...mantra, sources } })] }))
    expect(screen.getByText('Text: a print').closest('details')).toBeTruthy()
  })

  it('asks for no mantra of a step’s own name while it recites', async () => {
    const { mantra } = aRiteStep()
    const { press, server } = await perform(
      aRite({ steps: [aRiteStep(mantra && { mantra: { ...mantra, recording } })] }),
    )
    await press('Listen')
    expect(await screen.findByRole('button', { name: 'Practise' })).toBeTruthy()
    expect(server.headers(getMantra)).toEqual([])
  })

  it('reads out the step that was chosen among all', async () => {
    const { press } = await perform()
    await press('All steps and options')
    await press('Sandal Paste')
    expect(document.activeElement?.textContent).toContain('Sandal Paste')
  })

  it('can be performed with a screen reader', async () => {
    const { container } = await perform()
    await expectAccessible(container)
  })
})
