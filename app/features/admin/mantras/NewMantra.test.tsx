import { describe, expect, it } from 'vitest'
import { aMantra } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { createMantra, type StaffMantra } from '#contract/mantras/admin.ts'
import { dropUnsaved, getUnsaved, keepUnsaved } from '#contract/writing/admin.ts'
import { NewMantra } from './NewMantra.tsx'

const created: StaffMantra = {
  ...aMantra({ id: 'vakratunda' }),
  status: 'draft',
  version: 1,
  updatedAt: '2026-11-24T05:00:00Z',
}

const show = async (list: 'mantras' | 'aartis' = 'mantras') => {
  const server = templeServer()
  server.answers(getUnsaved, {})
  server.answers(keepUnsaved, { savedAt: '2026-11-24T05:00:00Z' })
  server.answers(dropUnsaved, {})
  const page = await renderOffice(<NewMantra list={list} onRecording={() => undefined} />, {
    server,
    at: '/admin/mantras/new',
  })
  const type = (label: string, text: string) => write(page.user, label, text)
  return {
    ...page,
    type,
    fill: async () => {
      await type('Title', 'Vakratunda')
      await type('The text in Devanagari', 'वक्रतुण्ड महाकाय\n\nनिर्विघ्नं कुरु मे देव')
      await type('Meaning', 'Make my work free of obstacles.')
    },
    save: () => page.user.click(screen.getByRole('button', { name: 'Save as a draft' })),
  }
}

describe('A new mantra', () => {
  it('says all that is missing, and takes the focus to the first', async () => {
    const { save, server, container } = await show()
    await save()
    expect(await screen.findAllByText('Please fill this in')).toHaveLength(2)
    expect(screen.getByText('Please write at least one line')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Title'))
    expect(server.received(createMantra)).toEqual([])
    await expectAccessible(container)
  })

  it('is saved as a draft, and leads to its page', async () => {
    const { fill, save, server, address } = await show()
    server.answers(createMantra, created)
    await fill()
    await save()
    const toast = 'Saved as a draft. Nobody else sees it yet.'
    expect(await screen.findByText(toast)).toBeTruthy()
    expect(server.received(createMantra)).toMatchObject([
      {
        title: 'Vakratunda',
        kind: 'mantra',
        meaning: 'Make my work free of obstacles.',
        lines: [
          { text: 'वक्रतुण्ड महाकाय', verse: 1 },
          { text: 'निर्विघ्नं कुरु मे देव', verse: 2 },
        ],
      },
    ])
    await expect.poll(address).toBe('/admin/mantras/vakratunda')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('keeps what was typed when the network is lost, and is saved once after', async () => {
    const { fill, save, server, network } = await show()
    await fill()
    network.lose()
    await save()
    expect(await screen.findByText(/^Could not connect. What you typed is still here/)).toBeTruthy()
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Vakratunda')
    network.regain()
    const release = server.holds(createMantra, created)
    await save()
    const busy = await screen.findByRole('button', { name: 'Saving...' })
    expect(busy).toHaveProperty('disabled', true)
    release()
    await screen.findByText('Saved as a draft. Nobody else sees it yet.')
    expect(server.received(createMantra)).toHaveLength(1)
  })

  it('says that its address is taken', async () => {
    const { fill, save, server } = await show()
    server.refuses(createMantra, 'id_taken', { detail: 'There is a mantra with this address' })
    await fill()
    await save()
    expect(await screen.findByText('There is a mantra with this address')).toBeTruthy()
  })
})

describe('A new stotra', () => {
  it('is written verse by verse, and says what does not fit', async () => {
    const { fill, save, type, server, user } = await show('aartis')
    expect(screen.getByRole('heading', { name: 'New text' })).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('What it is'), 'Stotra')
    expect(screen.queryByLabelText('Show it on the home page')).toBeNull()
    await fill()
    await type('Word by word', 'वक्रतुण्ड curved trunk')
    await save()
    const words = 'Write each row as a word, an equals sign and what it means'
    expect(await screen.findByText(words)).toBeTruthy()
    await type('Word by word', 'वक्रतुण्ड = curved trunk')
    await type('Verse by verse', 'One.\n\nTwo.\n\nThree.')
    const detail = 'This mantra has 2 verses'
    server.refuses(createMantra, 'invalid_input', { errors: [{ pointer: '#/verses', detail }] })
    await save()
    expect(await screen.findByText(detail)).toBeTruthy()
    expect(server.received(createMantra)[0]?.verses).toHaveLength(3)
    await user.clear(screen.getByLabelText('Verse by verse'))
    await type('Verse by verse', 'One.\n\nTwo.')
    await type('Sources', 'A book\nA teacher')
    server.answers(createMantra, created)
    await save()
    await screen.findByText('Saved as a draft. Nobody else sees it yet.')
    expect(server.received(createMantra).slice(1)).toMatchObject([
      {
        kind: 'stotra',
        sources: 'A book\nA teacher',
        verses: [{ meaning: 'One.' }, { meaning: 'Two.' }],
      },
    ])
  })
})
