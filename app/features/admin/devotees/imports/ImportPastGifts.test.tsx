import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { takeUploads } from '#app/test/takeUploads.ts'
import {
  importPastGifts,
  type ImportPreview,
  type ImportSummary,
  largestImportFile,
  listImports,
  previewPastGifts,
  undoImport,
} from '#contract/imports/admin.ts'
import { ImportPastGifts } from './ImportPastGifts.tsx'

const preview: ImportPreview = {
  headings: ['Donor', 'Date', 'Rs.', 'Ph.'],
  sample: [['Meera Kulkarni', '12/05/1998', '501', '98220 12345']],
  columns: { name: 0, day: 1, amount: 2 },
  isUnknown: false,
  counts: { new: 1203, same: 2, doubtful: 1, unreadable: 1 },
  amount: 125_501,
  lines: [
    {
      number: 9,
      state: 'unreadable',
      reasons: ['There is no name on this line'],
      name: '',
      about: '',
    },
    { number: 5, state: 'doubtful', reasons: ['The same as line 4'], name: 'Anant', about: '' },
    {
      number: 2,
      state: 'new',
      reasons: [],
      name: 'Meera',
      day: '1998-05-12',
      amount: 501,
      about: 'A/17',
    },
  ],
}

const pastImport: ImportSummary = {
  id: 'i1',
  fileName: 'register.csv',
  rows: 1204,
  amount: 125_501,
  at: '2026-11-21T06:30:00Z',
  by: { id: 'u1', username: 'asha' },
}

const show = async (items: ImportSummary[] = []) => {
  const server = templeServer()
  takeUploads(server)
  server.answers(previewPastGifts, preview)
  server.answers(importPastGifts, pastImport)
  server.answers(listImports, { items })
  const page = await renderOffice(<ImportPastGifts />, { server, at: '/admin/devotees/import' })
  return {
    ...page,
    server,
    choose: (size = 10) =>
      page.user.upload(
        screen.getByLabelText('List of past gifts'),
        new File(['x'.repeat(size)], 'register.csv', { type: 'text/csv' }),
      ),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
  }
}

describe('A register of past gifts', () => {
  it('is shown line by line, with what is wrong, before it is imported', async () => {
    const { choose, server, container } = await show()
    await choose()
    expect(await screen.findByText('1,203 lines can be imported')).toBeTruthy()
    expect(screen.getByText('Gifts of ₹1,25,501 in all.')).toBeTruthy()
    expect(screen.getByText('Only 3 lines are shown, those with a question first.')).toBeTruthy()
    const lines = within(screen.getByRole('list', { name: 'Lines of the file' }))
    expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Line 9 There is no name on this lineLeft out',
      'Line 5 AnantThe same as line 4Please check',
      'Line 2 Meera12 May 1998 · A/17New₹501',
    ])
    expect(server.received(importPastGifts)).toEqual([])
    await expectAccessible(container)
  })

  it('is imported as it was read, with the lines to check only if staff say so', async () => {
    const { choose, press, user, server } = await show()
    await choose()
    expect(await screen.findByRole('button', { name: 'Import 1,203 lines' })).toBeTruthy()
    await user.click(screen.getByLabelText('Import the 1 line to check, too'))
    const release = server.holds(importPastGifts, pastImport)
    await press('Import 1,204 lines')
    await press('Import 1,204 lines')
    release()
    expect(await screen.findByText('1,204 lines imported')).toBeTruthy()
    expect(server.received(importPastGifts)).toMatchObject([
      { name: 0, day: 1, amount: 2, fileName: 'register.csv', withDoubtful: true },
    ])
    expect(screen.queryByText('Columns')).toBeNull()
  })

  it('is read again by the columns that staff choose', async () => {
    const { choose, press, user, server } = await show()
    server.answers(previewPastGifts, { ...preview, columns: {}, isUnknown: true, lines: [] })
    await choose()
    expect(await screen.findByText(/which column has the name/)).toBeTruthy()
    await press('Read again with these columns')
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true')
    await user.selectOptions(screen.getByLabelText('Name'), 'Donor')
    await user.selectOptions(screen.getByLabelText('Phone'), 'Ph.')
    const release = server.holds(previewPastGifts, preview)
    await press('Read again with these columns')
    await press('Read again with these columns')
    release()
    expect(await screen.findByText('1,203 lines can be imported')).toBeTruthy()
    expect(server.received(previewPastGifts)).toHaveLength(2)
    await expect
      .poll(() => server.received(previewPastGifts).at(-1))
      .toMatchObject({ name: 0, phone: 3 })
  })

  it('of more than 4 MB is not sent', async () => {
    const { choose, server } = await show()
    await choose(largestImportFile + 1)
    expect(await screen.findByText(/larger than 4 MB/)).toBeTruthy()
    expect(server.received(previewPastGifts)).toEqual([])
  })

  it('is undone as a whole, after a question', async () => {
    const { press, server } = await show([
      pastImport,
      { ...pastImport, id: 'i0', undoneAt: pastImport.at },
    ])
    server.answers(undoImport, { ...pastImport, undoneAt: pastImport.at })
    expect(await screen.findByText('Undone')).toBeTruthy()
    await press('Undo the import of register.csv')
    await press('Undo import')
    expect(await screen.findByText('Import undone')).toBeTruthy()
    expect(server.received(undoImport)).toEqual([{ id: 'i1' }])
  })
})
