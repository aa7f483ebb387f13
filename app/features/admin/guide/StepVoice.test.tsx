import { describe, expect, it } from 'vitest'
import { aStaffRite } from '#app/test/aStaffRite.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { fakeUploads } from '#app/test/fakeUploads.ts'
import { screen, within } from '#app/test/render.tsx'
import { removeStepAudio, timeStep } from '#contract/guide/admin.ts'
import { showRite } from './showRite.tsx'

const show = async (step = 'seat') => {
  const page = await showRite(['daily', 'voice', step])
  await screen.findByText('Daily Puja')
  return page
}

describe('The priest’s voice', () => {
  it('is listed beside the text for each mantra, with how much is there', async () => {
    await showRite(['daily'])
    const list = within(await screen.findByRole('list', { name: 'The priest’s voice' }))
    const [link] = list.getAllByRole('link')
    expect(link?.getAttribute('href')).toBe('/admin/guide/daily/voice/seat')
    expect(list.getByText('recording of 0:05, all lines timed')).toBeTruthy()
    expect(list.getAllByRole('listitem')).toHaveLength(1)
  })

  it('at a step is uploaded from the version shown', async () => {
    const uploads = fakeUploads()
    const { user, press, container } = await show()
    await expectAccessible(container)
    const file = new File(['x'], 'seat.mp3', { type: 'audio/mpeg' })
    await user.upload(screen.getByLabelText('Choose another recording'), file)
    await user.click(screen.getByLabelText(/^Same recording, better quality/))
    await press('Upload')
    expect(uploads.last()).toMatchObject({
      method: 'PUT',
      path: '/api/admin/rites/daily/steps/seat/audio?keepTimings=true',
      headers: { 'if-match': '"3"' },
    })
    await uploads.last().answers(aStaffRite({ version: 4 }))
    expect(await screen.findByText('Recording uploaded')).toBeTruthy()
  })

  it('has its lines timed, as a mantra has', async () => {
    const { press, server } = await show()
    await press('Line 2: a tenth of a second later')
    expect(screen.getByText('The times are not saved yet.')).toBeTruthy()
    server.answers(timeStep, aStaffRite({ version: 4 }))
    await press('Save times')
    expect(await screen.findByText('Times saved')).toBeTruthy()
    expect(server.received(timeStep)).toEqual([{ id: 'daily', step: 'seat', starts: [400, 2700] }])
    expect(server.headers(timeStep)[0]?.get('if-match')).toBe('"3"')
  })

  it('is removed', async () => {
    const { press, server } = await show()
    server.answers(removeStepAudio, aStaffRite({ version: 4 }))
    await press('Remove recording')
    expect(await screen.findByText('Recording removed')).toBeTruthy()
    expect(server.received(removeStepAudio)).toEqual([{ id: 'daily', step: 'seat' }])
  })

  it('is at no step without a mantra', async () => {
    await show('light')
    expect(await screen.findByText('This step has no mantra')).toBeTruthy()
  })
})
