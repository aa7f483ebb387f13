import { useLocation } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { aStaffMantra } from '#app/test/aStaffMantra.ts'
import { fakeUploads } from '#app/test/fakeUploads.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { createMantra, getStaffMantra } from '#contract/mantras/admin.ts'
import { largestRecording } from '#contract/writing/recordingsAdmin.ts'
import { dropUnsaved, getUnsaved, keepUnsaved, listVersions } from '#contract/writing/admin.ts'
import { MantrasTab } from './MantrasTab.tsx'

/** One route for every address of the office, as in the app: the tab stays between them. */
const anyAddress = '/admin/$'

function AtAddress() {
  const { pathname } = useLocation()
  return <MantrasTab path={[pathname.endsWith('/vakratunda') ? 'vakratunda' : 'new']} />
}

const file = new File(['x'], 'vakratunda.mp3', { type: 'audio/mpeg' })
const mantra = aStaffMantra({ id: 'vakratunda', audioUrl: undefined, audio: undefined, version: 1 })
const label = 'Recording (optional)'

const show = async () => {
  const uploads = fakeUploads()
  const server = templeServer()
  server.answers(getUnsaved, {})
  server.answers(keepUnsaved, { savedAt: '2026-11-24T05:00:00Z' })
  server.answers(dropUnsaved, {})
  server.answers(listVersions, { versions: [] })
  server.answers(createMantra, mantra)
  server.answers(getStaffMantra, mantra)
  const page = await renderOffice(<AtAddress />, { server, at: anyAddress })
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  await write(page.user, 'Title', 'Vakratunda')
  await write(page.user, 'The text in Devanagari', 'वक्रतुण्ड महाकाय')
  await write(page.user, 'Meaning', 'Make my work free of obstacles.')
  return { ...page, server, uploads, press }
}

describe('The recording of a new mantra', () => {
  it('is uploaded as soon as the text is saved, and once', async () => {
    const { user, uploads, press, server, address } = await show()
    await user.upload(screen.getByLabelText(label), file)
    await user.click(screen.getByLabelText(/^The voice is synthesised/))
    expect(uploads.count()).toBe(0)
    await press('Save as a draft')
    expect(await screen.findByText('The recording is being uploaded.')).toBeTruthy()
    await expect.poll(address).toBe('/admin/mantras/vakratunda')
    await expect.poll(uploads.count).toBe(1)
    expect(uploads.last()).toMatchObject({
      path: '/api/admin/mantras/vakratunda/audio?isSynthesised=true',
      headers: { 'if-match': '"1"' },
      file,
    })
    await uploads.last().reaches(60)
    expect(screen.getByText('60% sent')).toBeTruthy()
    const done = { ...mantra, version: 2 }
    server.answers(getStaffMantra, done)
    await uploads.last().answers(done)
    expect(await screen.findByText('Recording uploaded')).toBeTruthy()
    expect(screen.queryByText('vakratunda.mp3')).toBeNull()
    expect(uploads.count()).toBe(1)
    expect(server.received(createMantra)).toHaveLength(1)
  })

  it('that fails to arrive leaves the text saved, and is sent again from its page', async () => {
    const { user, uploads, press, server } = await show()
    await user.upload(screen.getByLabelText(label), file)
    await press('Save as a draft')
    await expect.poll(uploads.count).toBe(1)
    await uploads.last().fails()
    const said = 'The text is saved, but its recording was not uploaded'
    expect(await screen.findByText(said)).toBeTruthy()
    expect(screen.getByText('vakratunda.mp3')).toBeTruthy()
    await press('Upload')
    expect(uploads.count()).toBe(2)
    expect(server.received(createMantra)).toHaveLength(1)
  })

  it('that is too large keeps the form, and nothing is saved', async () => {
    const { user, uploads, press, server } = await show()
    const long = new File(['x'], 'long.mp3', { type: 'audio/mpeg' })
    Object.defineProperty(long, 'size', { value: largestRecording + 1 })
    await user.upload(screen.getByLabelText(label), long)
    await press('Save as a draft')
    expect(screen.getByText(/^This file is larger than 100 MB\./)).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(label))
    expect(server.received(createMantra)).toEqual([])
    expect(uploads.count()).toBe(0)
  })
})
