import { fireEvent } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useRead } from '#app/admin/useRead.ts'
import { aStaffMantra } from '#app/test/aStaffMantra.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { getStaffMantra, type StaffMantra, timeMantra } from '#contract/mantras/admin.ts'
import { TimingEditor } from './TimingEditor.tsx'

const id = 'ganesha-gayatri'
const onDirty = vi.fn()

/** Lines that begin at these milliseconds. */
const lines = (...starts: (number | undefined)[]) =>
  starts.map((startMs, at) => ({ text: `श्लोक ${at + 1}`, iast: 'śloka', verse: at + 1, startMs }))

function Page({ isTextDirty }: { isTextDirty: boolean }) {
  const { data } = useRead(getStaffMantra, { id })
  return data && <TimingEditor mantra={data} isTextDirty={isTextDirty} onDirty={onDirty} />
}

const show = async (change: Partial<StaffMantra> = {}, isTextDirty = false) => {
  onDirty.mockClear()
  const server = templeServer()
  server.answers(
    getStaffMantra,
    aStaffMantra({ lines: lines(undefined, undefined, undefined), ...change }),
  )
  const page = await renderOffice(<Page isTextDirty={isTextDirty} />, { server })
  await screen.findByRole('heading', { name: 'Line times' })
  const audio = page.container.querySelector('audio') as HTMLAudioElement
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  return {
    ...page,
    audio,
    press,
    /** The recording has come to this second, and the line begins. */
    mark: async (line: number, second: number) => {
      audio.currentTime = second
      await press(`Line ${line} of 3 begins now`)
    },
    starts: () =>
      screen
        .getAllByRole('listitem')
        .map((line) => within(line).getByText(/^(no time yet|\d+:\d\d\.\d)$/).textContent),
    sent: () => server.received(timeMantra).at(-1)?.starts,
  }
}
const button = (name: string) => screen.getByRole('button', { name })

describe('The times of a mantra’s lines', () => {
  it('are marked while it plays, and saved from the version shown', async () => {
    const { press, mark, starts, sent, server, container } = await show()
    expect(starts()).toEqual(['no time yet', 'no time yet', 'no time yet'])
    expect(button('Line 1 of 3 begins now').getAttribute('aria-disabled')).toBe('true')
    expect(button('Save times')).toHaveProperty('disabled', true)
    await press('Play from the beginning')
    await screen.findByRole('button', { name: 'Stop' })
    // The space bar marks lines from now on.
    expect(document.activeElement).toBe(button('Line 1 of 3 begins now'))
    await mark(1, 0.5)
    await mark(2, 4.26)
    await mark(3, 9)
    expect(button('All lines are marked').getAttribute('aria-disabled')).toBe('true')
    expect(starts()).toEqual(['0:00.5', '0:04.3', '0:09.0'])
    expect(screen.getByText('The times are not saved yet.')).toBeTruthy()
    expect(onDirty).toHaveBeenLastCalledWith(true)
    await expectAccessible(container)
    server.answers(timeMantra, aStaffMantra({ lines: lines(500, 4260, 9000), version: 4 }))
    await press('Save times')
    expect(await screen.findByText('Times saved')).toBeTruthy()
    expect(sent()).toEqual([500, 4260, 9000])
    expect(server.headers(timeMantra)[0]?.get('if-match')).toBe('"3"')
    expect(onDirty).toHaveBeenLastCalledWith(false)
  })

  it('are saved once, and stay marked without a network', async () => {
    const page = await show({ lines: lines(0, 4000, 9000) })
    await page.press('Line 2: a tenth of a second later')
    const answer = aStaffMantra({ lines: lines(0, 4100, 9000), version: 4 })
    await expectSteady(page, { button: 'Save times', sends: timeMantra, answer })
  })

  it('mark nothing before it plays, or once it has stopped', async () => {
    const { press, starts } = await show()
    await press('Line 1 of 3 begins now')
    await press('Play from the beginning')
    await press('Stop')
    await press('Line 1 of 3 begins now')
    expect(starts()).toEqual(['no time yet', 'no time yet', 'no time yet'])
  })

  it('are corrected by a tenth of a second, and heard from there', async () => {
    const { press, starts, audio } = await show({ lines: lines(0, 4000, 9000) })
    await press('Line 2: a tenth of a second later')
    await press('Line 3: a tenth of a second earlier')
    await press('Line 1: a tenth of a second earlier')
    expect(starts()).toEqual(['0:00.0', '0:04.1', '0:08.9'])
    await press('Hear from line 2')
    expect(audio.currentTime).toBe(4.1)
    // From there on the later lines can be marked again.
    expect(button('Line 3 of 3 begins now')).toBeTruthy()
  })

  it('that are out of order cannot be saved', async () => {
    const { press } = await show({ lines: lines(0, 100, 9000) })
    await press('Line 2: a tenth of a second earlier')
    await press('Line 1: a tenth of a second later')
    expect(screen.getByText(/^Each line must begin after the one before it\./)).toBeTruthy()
    expect(button('Save times')).toHaveProperty('disabled', true)
  })

  it('are all cleared on request', async () => {
    const { press, starts, sent, server } = await show({ lines: lines(0, 4000, 9000) })
    await press('Clear all times')
    expect(starts()).toEqual(['no time yet', 'no time yet', 'no time yet'])
    expect(screen.queryByRole('button', { name: 'Clear all times' })).toBeNull()
    server.answers(timeMantra, aStaffMantra({ lines: lines(), version: 4 }))
    await press('Save times')
    await expect.poll(sent).toEqual([null, null, null])
  })

  it('of two people are merged line by line', async () => {
    const { press, server, sent } = await show({ lines: lines(0, 4000, 9000) })
    await press('Line 2: a tenth of a second later')
    server.refuses(timeMantra, 'changed_meanwhile')
    server.answers(getStaffMantra, aStaffMantra({ lines: lines(0, 4000, 9500), version: 4 }))
    await press('Save times')
    const panel = within(
      await screen.findByRole('region', { name: 'Someone else changed this in the meantime' }),
    )
    expect(panel.getByText(/0:09\.5/)).toBeTruthy()
    server.answers(timeMantra, aStaffMantra({ lines: lines(0, 4100, 9500), version: 5 }))
    await press('Save mine over theirs')
    await expect.poll(sent).toEqual([0, 4100, 9500])
    expect(server.headers(timeMantra).at(-1)?.get('if-match')).toBe('"4"')
  })

  it('say that the recording cannot be played', async () => {
    const { audio } = await show()
    fireEvent.error(audio)
    expect(screen.getByText('The recording cannot be played here.')).toBeTruthy()
  })

  it.each([
    ['a recording', { audioUrl: undefined, audio: undefined }, false, 'Add a recording first.'],
    ['the text to be saved', {}, true, 'Save the text first.'],
  ] as const)('need %s', async (_name, change, isTextDirty, text) => {
    await show(change, isTextDirty)
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save times' })).toBeNull()
  })
})
