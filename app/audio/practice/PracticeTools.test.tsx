import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { PlayerContext } from '#app/audio/PlayerContext.ts'
import { SavedAudioContext } from '#app/audio/SavedAudioContext.ts'
import { createSavedAudio } from '#app/audio/savedAudio.ts'
import { aPractice, score, track } from '#app/test/aPractice.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { memoryCaches } from '#app/test/memoryCaches.ts'
import { render, screen, within } from '#app/test/render.tsx'
import { createDownloads } from '#app/offline/downloads/downloads.ts'
import { practiceOf } from './usePractice.ts'
import { PracticeTools } from './PracticeTools.tsx'

/** The second of its two lines is sung from ten seconds on, of thirty. */
const texts = ['vakratuṇḍa mahākāya', 'nirvighnaṃ kuru me deva']

const saved = createSavedAudio(async () => {
  const { db } = await import('#app/offline/phone.ts')
  return createDownloads({ db, caches: memoryCaches().caches, fetch })
})

type Options = { isKnown?: boolean; isTimed?: boolean; now?: string }

const show = async ({ isKnown = true, isTimed = true, ...options }: Options = {}) => {
  const { element, player } = aPractice()
  const practice = practiceOf(player)
  player.play(track)
  const starts = isTimed ? score.starts : []
  if (isKnown) practice.know(track.id, { ...score, starts }, isTimed ? texts : [])
  const page = await render(
    <PlayerContext value={player}>
      <SavedAudioContext value={saved}>
        <PracticeTools track={track} />
      </SavedAudioContext>
    </PlayerContext>,
    options,
  )
  return {
    ...page,
    element,
    player,
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    choose: (label: string, option: string) =>
      page.user.selectOptions(screen.getByRole('combobox', { name: label }), option),
    /** So many seconds of the recording are heard. */
    hear: (seconds: number) => act(async () => element.pass(seconds)),
  }
}

const open = async (options: Options = {}) => {
  const page = await show(options)
  await page.press('Practise')
  const panel = screen.getByRole('region', { name: 'Practice' })
  return {
    ...page,
    panel: within(panel),
    status: () => panel.querySelector('.practice-status')?.textContent,
  }
}

describe('The practice of a mantra', () => {
  it('is opened and closed at the player, and Escape returns the focus', async () => {
    const { press, user, container } = await show()
    const button = screen.getByRole('button', { name: 'Practise' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await press('Practise')
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(button.getAttribute('aria-controls')).toBe(
      screen.getByRole('region', { name: 'Practice' }).id,
    )
    await expectAccessible(container)
    screen.getByRole('button', { name: 'Next line' }).focus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: 'Practice' })).toBeNull()
    await expect.poll(() => document.activeElement).toBe(button)
  })

  it('is not offered for audio whose text is not on the page', async () => {
    await show({ isKnown: false })
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('has nothing about lines where nobody has timed them', async () => {
    const { panel } = await open({ isTimed: false })
    expect(panel.queryByRole('button', { name: 'Next line' })).toBeNull()
    expect(panel.getByRole('button', { name: 'Repeat after me' })).toHaveProperty('disabled', true)
    expect(panel.queryByRole('combobox', { name: 'What to repeat' })).toBeNull()
    expect(panel.getByRole('combobox', { name: 'Repeat' })).toBeTruthy()
  })

  it('says which line is heard, and repeats as often as was chosen', async () => {
    const { status, hear, choose, element } = await open()
    expect(status()).toBe('2 lines')
    await hear(5)
    expect(status()).toBe('Line 1 of 2')
    await choose('Repeat', '3 times')
    await hear(10)
    expect(status()).toBe('Line 2 of 2 · 1 of 3')
    await hear(20)
    expect(status()).toBe('Line 1 of 2 · 2 of 3')
    await hear(70)
    expect(status()).toBe('Done')
    expect(element.paused).toBe(true)
  })

  it('goes from line to line, and back to the beginning', async () => {
    const { press, element, hear } = await open()
    await hear(5)
    await press('Next line')
    expect(element.time).toBeCloseTo(10, 0)
    await press('Previous line')
    expect(element.time).toBeCloseTo(3, 0)
    await press('Restart')
    expect(element.time).toBe(0)
  })

  it('is slower as chosen', async () => {
    const { choose, element } = await open()
    await choose('Speed', '0.75×')
    expect(element.playbackRate).toBe(0.75)
    expect(screen.getByRole('combobox', { name: 'Speed' })).toHaveProperty('value', '0.75')
  })

  it('leaves a silence after each line, says whose turn it is, also when it is closed', async () => {
    const { press, hear, status, element } = await open()
    await press('Repeat after me')
    const button = screen.getByRole('button', { name: 'Repeat after me' })
    expect(button.getAttribute('aria-pressed')).toBe('true')
    await hear(12)
    expect(status()).toBe('Line 1 of 2 · Your turn')
    expect(element.muted).toBe(true)
    await press('Practise')
    expect(screen.getByText('Your turn')).toBeTruthy()
    await press('Practise')
    await press('Repeat after me')
    expect(element.muted).toBe(false)
  })

  it('repeats one line, three times unless something else was chosen, and another on request', async () => {
    const { choose, hear, panel, status } = await open()
    await hear(5)
    await choose('What to repeat', 'One line')
    expect(screen.getByRole('combobox', { name: 'Repeat' })).toHaveProperty('value', '3')
    const line = panel.getByRole('combobox', { name: 'Line' })
    expect(
      within(line)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([expect.stringMatching(/^1 vakratuṇḍa/), expect.stringMatching(/^2 nirvighnaṃ/)])
    await hear(7)
    expect(status()).toBe('Line 1 of 2 · 2 of 3')
    await choose('Line', '1')
    await hear(1)
    expect(status()).toMatch(/^Line 2 of 2/)
  })

  it('repeats from one line to another, and the whole again', async () => {
    const { choose, panel } = await open()
    await choose('What to repeat', 'From line to line')
    const optionsOf = (name: string) =>
      within(panel.getByRole('combobox', { name })).getAllByRole('option').length
    // It cannot end before it begins.
    expect([optionsOf('From'), optionsOf('To')]).toEqual([1, 1])
    await choose('What to repeat', 'Whole mantra')
    expect(panel.queryByRole('combobox', { name: 'From' })).toBeNull()
  })

  it('falls asleep at the time it says', async () => {
    const { choose, hear, element } = await open({ now: '2026-11-26T16:00:00.000Z' })
    await choose('Sleep timer', '5 min')
    const sleep = screen.getByRole('combobox', { name: 'Sleep timer' })
    expect(within(sleep).getByRole('option', { selected: true }).textContent).toMatch(
      /^Until \d+:05\s[AP]M$/,
    )
    await hear(1)
    expect(element.paused).toBe(false)
    vi.setSystemTime('2026-11-26T16:05:01.000Z')
    await hear(1)
    expect(element.paused).toBe(true)
    await expect.poll(() => sleep).toHaveProperty('value', '')
  })

  it('says that a file ends in the middle of its recitation, and tries again', async () => {
    const { hear, press, element } = await show()
    element.duration = 12
    await hear(13)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('This recording ends too early. The file is damaged.')
    expect(element.paused).toBe(true)
    await press('Try again')
    await expect.poll(() => element.paused).toBe(false)
    await expect.poll(() => screen.queryByRole('alert')).toBeNull()
  })
})
