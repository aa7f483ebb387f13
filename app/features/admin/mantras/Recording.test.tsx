import { describe, expect, it } from 'vitest'
import { aStaffMantra } from '#app/test/aStaffMantra.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { fakeUploads } from '#app/test/fakeUploads.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { removeMantraAudio, type StaffMantra } from '#contract/mantras/admin.ts'
import { largestRecording } from '#contract/writing/recordingsAdmin.ts'
import { Recording } from './Recording.tsx'

const silent = { audioUrl: undefined, audio: undefined }
const timed = [{ text: 'एकदन्ताय विद्महे ।', iast: 'ekadantāya', verse: 1, startMs: 0 }]

const show = async (change: Partial<StaffMantra> = {}) => {
  const uploads = fakeUploads()
  const page = await renderOffice(<Recording mantra={aStaffMantra(change)} />)
  return {
    ...page,
    uploads,
    choose: (file = new File(['x'], 'gayatri.mp3', { type: 'audio/mpeg' })) =>
      page.user.upload(screen.getByLabelText(/^Choose (a|another) recording$/), file),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
  }
}

describe('The recording of a mantra', () => {
  it('is uploaded from the version shown, with its progress', async () => {
    const { choose, press, uploads, container } = await show(silent)
    expect(screen.getByText('No recording yet.')).toBeTruthy()
    await choose()
    expect(uploads.count()).toBe(0)
    await press('Upload')
    expect(uploads.last()).toMatchObject({
      method: 'PUT',
      path: '/api/admin/mantras/ganesha-gayatri/audio?',
      headers: { 'if-match': '"3"' },
    })
    await uploads.last().reaches(60)
    expect(screen.getByText('60% sent')).toBeTruthy()
    await expectAccessible(container)
    await uploads.last().reaches(100)
    expect(screen.getByText('The recording is being checked. This may take a minute.')).toBeTruthy()
    await uploads.last().answers(aStaffMantra({ version: 4 }))
    expect(await screen.findByText('Recording uploaded')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull()
  })

  it('that is there is described, and replaced by a synthesised or a better one', async () => {
    const { choose, press, uploads, user } = await show({ lines: timed })
    expect(screen.getByText('0:40, 0.2 MB, a synthesised voice')).toBeTruthy()
    await choose()
    await user.click(screen.getByLabelText(/^The voice is synthesised/))
    await user.click(screen.getByLabelText(/^Same recording, better quality/))
    await press('Upload')
    expect(uploads.last().path).toMatch(/\?keepTimings=true&isSynthesised=true$/)
    expect(screen.getByLabelText('Choose another recording')).toHaveProperty('disabled', true)
  })

  it('asks about line times only where there are any', async () => {
    const { choose } = await show()
    await choose()
    expect(screen.queryByLabelText(/^Same recording/)).toBeNull()
  })

  it('that is too large is not sent', async () => {
    const { choose, press, uploads } = await show()
    const file = new File(['x'], 'long.mp3', { type: 'audio/mpeg' })
    Object.defineProperty(file, 'size', { value: largestRecording + 1 })
    await choose(file)
    expect(screen.getByText(/^This file is larger than 100 MB\./)).toBeTruthy()
    await press('Upload')
    expect(uploads.count()).toBe(0)
  })

  it('that is refused says why, stays chosen, and is sent again', async () => {
    const { choose, press, uploads } = await show()
    await choose()
    await press('Upload')
    await uploads.last().refuses('unsupported_media_type', { detail: 'This is not a recording' })
    expect(screen.getByText('This is not a recording')).toBeTruthy()
    await press('Upload')
    await uploads.last().fails()
    expect(screen.getByText(/^The upload failed\. Any earlier recording is still/)).toBeTruthy()
    expect(uploads.count()).toBe(2)
  })

  it('is stopped on request', async () => {
    const { choose, press, uploads } = await show()
    await choose()
    await press('Upload')
    await press('Stop')
    await expect.poll(() => screen.queryByRole('progressbar')).toBeNull()
    expect(uploads.last().isStopped).toBe(true)
    expect(screen.queryByText(/^The upload failed/)).toBeNull()
  })

  it('is removed from the version shown', async () => {
    const { press, server } = await show()
    server.answers(removeMantraAudio, aStaffMantra({ ...silent, version: 4 }))
    await press('Remove recording')
    expect(await screen.findByText('Recording removed')).toBeTruthy()
    expect(server.received(removeMantraAudio)).toEqual([{ id: 'ganesha-gayatri' }])
    expect(server.headers(removeMantraAudio)[0]?.get('if-match')).toBe('"3"')
  })
})
