import { describe, expect, it } from 'vitest'
import { aPreview, showStatement } from '#app/test/bankStatement.tsx'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen } from '#app/test/render.tsx'
import { largestStatement, previewStatement } from '#contract/donations/bankStatementAdmin.ts'
import { StatementImport } from './StatementImport.tsx'

describe('What was read', () => {
  const sum = {
    lines: 38,
    received: { count: 30, paise: 45_210_00 },
    paid: { count: 7, paise: 3_000_00 },
    unreadable: 1,
  }

  it('is summed up, so that staff can compare it with their file', async () => {
    const { read } = await showStatement(<StatementImport />)
    const days = { first: '2026-11-01', last: '2026-11-22' }
    await read(aPreview({ sum, days, unreadable: [7], lostDigits: [3, 5], strangeDays: 'ahead' }))
    expect(
      screen.getByText(/^38 lines: 30 received \(₹45,210\), 7 paid out \(₹3,000\), 1 not read/),
    ).toBeTruthy()
    expect(screen.getByText(/From 1 Nov 2026 to 22 Nov 2026\./)).toBeTruthy()
    expect(screen.getByText(/^Line 7 of the file could not be read/)).toBeTruthy()
    expect(screen.getByText(/\(such as 6\.31E\+11\) in lines 3, 5/)).toBeTruthy()
    expect(screen.getByText(/in the future/)).toBeTruthy()
  })

  it('asks whether day or month comes first, and offers nothing before', async () => {
    const { read, press, user, server } = await showStatement(<StatementImport />)
    await read(aPreview({ asksDayOrder: true, lines: [] }))
    expect(screen.queryByText('This file has no money received.')).toBeNull()
    await press('Read with these columns')
    expect(server.received(previewStatement)).toHaveLength(1)
    await user.selectOptions(screen.getByLabelText('What comes first in its dates?'), 'month_first')
    server.answers(previewStatement, aPreview())
    await press('Read with these columns')
    await screen.findByText(/Matched/)
    expect(server.received(previewStatement).at(-1)).toMatchObject({ dayOrder: 'month_first' })
  })
})

describe('Reading a bank statement', () => {
  it('needs a file that is not too large', async () => {
    const { choose } = await showStatement(<StatementImport />)
    const button = screen.getByRole('button', { name: 'Read statement' })
    expect(button).toHaveProperty('disabled', true)
    await choose('x'.repeat(largestStatement + 1))
    expect(screen.getByText(/^This file is larger than 2 MB/)).toBeTruthy()
    expect(button).toHaveProperty('disabled', true)
    await choose()
    expect(button).toHaveProperty('disabled', false)
  })

  it.each([
    ['This is a PDF. Please download the statement as CSV.'],
    ['No table was found in this file.'],
  ])('says in the server’s words: %s', async (detail) => {
    const { choose, press, server } = await showStatement(<StatementImport />)
    server.refuses(previewStatement, 'invalid_input', { errors: [{ pointer: '#', detail }] })
    await choose()
    await press('Read statement')
    expect(await screen.findByText(detail)).toBeTruthy()
    expect(screen.queryByText('Which column is which?')).toBeNull()
  })

  it('says that nothing was changed when the network is lost', async () => {
    const { choose, press, network } = await showStatement(<StatementImport />)
    await choose()
    network.lose()
    await press('Read statement')
    expect(await screen.findByText(/^The file was not sent. Nothing was changed/)).toBeTruthy()
  })

  it('reads it once, and keeps the file without a network', async () => {
    const page = await showStatement(<StatementImport />)
    await page.choose()
    await expectSteady(page, {
      button: 'Read statement',
      sends: previewStatement,
      answer: aPreview(),
      saysLost: /^The file was not sent/,
    })
  })

  it('asks for the columns of a bank that nobody knows', async () => {
    const { read, press, server, user } = await showStatement(<StatementImport />)
    await read(aPreview({ columns: undefined, lines: [] }))
    expect(screen.getByText(/^We do not know this bank’s headings/)).toBeTruthy()
    await press('Read with these columns')
    expect(screen.getAllByText('Please choose', { selector: 'p' })).toHaveLength(3)
    expect(server.received(previewStatement)).toHaveLength(1)
    await user.selectOptions(screen.getByLabelText('Date of the payment'), 'Date')
    await user.selectOptions(screen.getByLabelText('Description or narration'), 'Narration')
    await user.selectOptions(screen.getByLabelText('Money received (credit, deposit)'), 'Credit')
    await user.selectOptions(screen.getByLabelText(/^Column that says Cr or Dr/), '(4)')
    server.answers(previewStatement, aPreview())
    await press('Read with these columns')
    await screen.findByText('Matched: 1 line')
    expect(server.received(previewStatement).at(-1)).toEqual({
      date: 0,
      description: 1,
      credit: 2,
      direction: 3,
    })
  })

  it('says which lines could not be read, or that no money came', async () => {
    const { read } = await showStatement(<StatementImport />)
    await read(aPreview({ lines: [], unreadable: [3, 7] }))
    expect(screen.getByText(/^Lines 3, 7 of the file could not be read/)).toBeTruthy()
    expect(screen.getByText('This file has no money received.')).toBeTruthy()
  })
})
