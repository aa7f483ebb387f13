import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { takeUploads } from '#app/test/takeUploads.ts'
import { write } from '#app/test/write.ts'
import {
  type ImportPreview,
  importSubscribers,
  largestImport,
  previewImport,
} from '#contract/newsletter/admin.ts'
import { ImportSubscribers } from './ImportSubscribers.tsx'

const found: ImportPreview = {
  fresh: 1203,
  examples: ['asha@example.org', 'meera@example.org'],
  subscribed: 12,
  waiting: 0,
  unsubscribed: 3,
  repeated: 0,
  wrong: 1,
  wrongLines: [{ line: 1204, text: 'asha at home', reason: 'This is no email address' }],
}

const show = async () => {
  const page = await renderOffice(<ImportSubscribers />, { at: '/admin/subscribers/import' })
  takeUploads(page.server)
  return {
    ...page,
    choose: (text = 'asha@example.org') =>
      page.user.upload(
        screen.getByLabelText('List of email addresses'),
        new File([text], 'list.csv', { type: 'text/csv' }),
      ),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    sent: () => page.server.received(importSubscribers),
  }
}
const consent = 'Where and when did they agree?'

describe('A list of subscribers', () => {
  it('is read first, and says who can be added', async () => {
    const { choose, server, sent, container } = await show()
    const release = server.holds(previewImport, found)
    await choose()
    expect(await screen.findByText('Reading the file…')).toBeTruthy()
    expect(screen.getByLabelText('List of email addresses')).toHaveProperty('disabled', true)
    release()
    expect(await screen.findByText('1,203 people can be added.')).toBeTruthy()
    expect(screen.getByText('asha@example.org, meera@example.org and 1,201 more')).toBeTruthy()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Already subscribed: 12',
      'Unsubscribed, and will not be added: 3',
      'Lines without one valid email address: 1',
      'Line 1,204: “asha at home”. This is no email address.',
    ])
    expect(sent()).toEqual([])
    await expectAccessible(container)
  })

  it('is added only with where and when they agreed, and leads to the list', async () => {
    const { choose, press, server, sent, user, address } = await show()
    server.answers(previewImport, found)
    await choose()
    await screen.findByLabelText(consent)
    await press('Add 1,203 people')
    expect(await screen.findByText(/^Please say where and when they agreed/)).toBeTruthy()
    expect(sent()).toEqual([])
    await write(user, consent, 'List at the counter, 2026 & before')
    const release = server.holds(importSubscribers, { added: 1 })
    await press('Add 1,203 people')
    await press('Add 1,203 people')
    release()
    expect(await screen.findByText('1 person added')).toBeTruthy()
    expect(sent()).toEqual([{ consent: 'List at the counter, 2026 & before' }])
    await expect.poll(address).toBe('/admin/subscribers')
  })

  it('that was refused, or may have been added, can be sent again', async () => {
    const { choose, press, server, network, user, address } = await show()
    server.answers(previewImport, found)
    await choose()
    await screen.findByLabelText(consent)
    await write(user, consent, 'At the counter')
    const detail = 'At most 200 characters'
    server.refuses(importSubscribers, 'invalid_input', {
      errors: [{ pointer: '#/consent', detail }],
    })
    await press('Add 1,203 people')
    expect(await screen.findByText(detail)).toBeTruthy()
    network.lose()
    await press('Add 1,203 people')
    expect(await screen.findByText(/^We could not confirm that they were added/)).toBeTruthy()
    expect(screen.getByLabelText(consent)).toHaveProperty('value', 'At the counter')
    network.regain()
    server.answers(importSubscribers, { added: 1203 })
    await press('Add 1,203 people')
    expect(await screen.findByText('1,203 people added')).toBeTruthy()
    await expect.poll(address).toBe('/admin/subscribers')
  })

  it('that cannot be read is not added', async () => {
    const { choose, network } = await show()
    network.lose()
    await choose()
    expect(await screen.findByText('The file could not be read. Nobody was added.')).toBeTruthy()
  })

  it('in which nobody is new has nothing to add', async () => {
    const { choose, server } = await show()
    server.answers(previewImport, { ...found, fresh: 0, examples: [], wrong: 0, wrongLines: [] })
    await choose()
    expect(await screen.findByText('Nobody in this file is new.')).toBeTruthy()
    expect(screen.queryByLabelText(consent)).toBeNull()
  })

  it('that is too large is not sent; another one is read instead', async () => {
    const { choose, server } = await show()
    await choose('a'.repeat(largestImport + 1))
    expect(await screen.findByText(/^The file can be at most 1 MB/)).toBeTruthy()
    expect(server.received(previewImport)).toEqual([])
    const detail = 'This is no text file'
    server.refuses(previewImport, 'unsupported_media_type', { detail })
    await choose()
    expect(await screen.findByText(detail)).toBeTruthy()
    expect(screen.queryByText(/^The file can be at most/)).toBeNull()
    server.answers(previewImport, found)
    await choose()
    expect(await screen.findByText('1,203 people can be added.')).toBeTruthy()
    expect(screen.queryByText(detail)).toBeNull()
  })
})
