import { describe, expect, it } from 'vitest'
import { aSite } from '#app/test/builders.ts'
import { aStaffDonation } from '#app/test/aStaffDonation.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import {
  confirmStatement,
  largestStatement,
  previewStatement,
  recordLine,
  type StatementLine,
  type StatementPreview,
} from '#contract/donations/bankStatementAdmin.ts'
import { getSite } from '#contract/site/public.ts'
import { StatementImport } from './StatementImport.tsx'

const keyOf = (digit: string) => digit.repeat(64)
const pledge = {
  reference: 'D7K3M9WACE',
  fullName: 'Asha Patil',
  amount: 1001,
  createdAt: '2026-11-21T05:00:00Z',
  status: 'pending',
  reasons: ['reference'],
} as const
const candidate = { ...pledge, reasons: [...pledge.reasons] }
const aLine = (change: Partial<StatementLine> = {}): StatementLine => ({
  key: keyOf('a'),
  day: '2026-11-22',
  amountPaise: 100_100,
  text: 'UPI/412345678901/ASHA PATIL/D7K3M9WACE',
  utr: '412345678901',
  certainty: 'sure',
  candidates: [candidate],
  ...change,
})
const aPreview = (change: Partial<StatementPreview> = {}): StatementPreview => ({
  headings: ['Date', 'Narration', 'Credit', ''],
  columns: { date: 0, description: 1, credit: 2 },
  sample: [['22/11/26', 'UPI/412345678901', '1001.00', 'x']],
  lines: [aLine()],
  unreadable: [],
  ...change,
})

const show = async () => {
  const server = templeServer()
  server.answers(getSite, aSite({ has80G: true }))
  const page = await renderOffice(<StatementImport />, { server })
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  const choose = (text = 'Date,Narration,Credit') =>
    page.user.upload(
      screen.getByLabelText('Bank statement (CSV)'),
      new File([text], 'statement.csv', { type: 'text/csv' }),
    )
  return {
    ...page,
    press,
    choose,
    read: async (preview = aPreview()) => {
      server.answers(previewStatement, preview)
      await choose()
      await press('Read statement')
      await screen.findByText('Which column is which?')
    },
    sure: async (title: string) => {
      const dialog = within(await screen.findByRole('alertdialog', { name: title }))
      await page.user.click(dialog.getByRole('button', { name: 'Confirm and send receipts' }))
    },
  }
}

describe('What was read', () => {
  const sum = {
    lines: 38,
    received: { count: 30, paise: 45_210_00 },
    paid: { count: 7, paise: 3_000_00 },
    unreadable: 1,
  }

  it('is summed up, so that staff can compare it with their file', async () => {
    const { read } = await show()
    const days = { first: '2026-11-01', last: '2026-11-22' }
    await read(aPreview({ sum, days, unreadable: [7], lostDigits: [3, 5], strangeDays: 'ahead' }))
    expect(
      screen.getByText(/^38 lines: 30 received \(₹45,210\), 7 paid out \(₹3,000\), 1 not read/),
    ).toBeTruthy()
    expect(screen.getByText(/From Nov 1, 2026 to Nov 22, 2026\./)).toBeTruthy()
    expect(screen.getByText(/^Line 7 of the file could not be read/)).toBeTruthy()
    expect(screen.getByText(/\(such as 6\.31E\+11\) in lines 3, 5/)).toBeTruthy()
    expect(screen.getByText(/in the future/)).toBeTruthy()
  })

  it('asks whether day or month comes first, and offers nothing before', async () => {
    const { read, press, user, server } = await show()
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
    const { choose } = await show()
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
    const { choose, press, server } = await show()
    server.refuses(previewStatement, 'invalid_input', { errors: [{ pointer: '#', detail }] })
    await choose()
    await press('Read statement')
    expect(await screen.findByText(detail)).toBeTruthy()
    expect(screen.queryByText('Which column is which?')).toBeNull()
  })

  it('says that nothing was changed when the network is lost', async () => {
    const { choose, press, network } = await show()
    await choose()
    network.lose()
    await press('Read statement')
    expect(await screen.findByText(/^The file was not sent. Nothing was changed/)).toBeTruthy()
  })

  it('reads it once, and keeps the file without a network', async () => {
    const page = await show()
    await page.choose()
    await expectSteady(page, {
      button: 'Read statement',
      sends: previewStatement,
      answer: aPreview(),
      saysLost: /^The file was not sent/,
    })
  })

  it('asks for the columns of a bank that nobody knows', async () => {
    const { read, press, server, user } = await show()
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
    const { read } = await show()
    await read(aPreview({ lines: [], unreadable: [3, 7] }))
    expect(screen.getByText(/^Lines 3, 7 of the file could not be read/)).toBeTruthy()
    expect(screen.getByText('This file has no money received.')).toBeTruthy()
  })
})

describe('The lines of a bank statement', () => {
  it('that are sure are confirmed after one question, and read again', async () => {
    const { read, press, sure, server, container } = await show()
    await read()
    const box = screen.getByRole('checkbox', { name: /^Confirm ₹1,001 from Asha Patil/ })
    expect(box).toHaveProperty('checked', true)
    await expectAccessible(container)
    await press('Confirm 1 donation')
    expect(server.received(confirmStatement)).toEqual([])
    server.answers(confirmStatement, { confirmed: ['D7K3M9WACE'], refused: [] })
    await sure('Confirm 1 donation of ₹1,001?')
    expect(await screen.findByText('1 donation confirmed')).toBeTruthy()
    expect(server.received(confirmStatement)).toEqual([
      {
        matches: [
          {
            key: keyOf('a'),
            reference: 'D7K3M9WACE',
            day: '2026-11-22',
            amountPaise: 100_100,
            utr: '412345678901',
          },
        ],
      },
    ])
    await expect.poll(() => server.received(previewStatement)).toHaveLength(2)
  })

  it('that are unchosen are not confirmed; nothing is after Go back', async () => {
    const { read, press, server, user } = await show()
    await read()
    await press('Confirm 1 donation')
    await screen.findByRole('alertdialog')
    await press('Go back')
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: /^Confirm ₹1,001/ }))
    expect(screen.getByRole('button', { name: 'Nothing chosen yet' })).toHaveProperty(
      'disabled',
      true,
    )
    expect(server.received(confirmStatement)).toEqual([])
  })

  it('that are only possible are chosen by hand: another amount, or a second payment', async () => {
    const { read, press, sure, server, user } = await show()
    await read(
      aPreview({
        lines: [
          aLine({
            certainty: 'possible',
            amountPaise: 150_050,
            candidates: [
              { ...candidate, as: 'other_amount' },
              { ...candidate, reference: 'D2', fullName: 'Meera', as: 'another_payment' },
            ],
          }),
        ],
      }),
    )
    expect(screen.getByRole('button', { name: 'Nothing chosen yet' })).toBeTruthy()
    expect(screen.getByLabelText('None of these, or not sure')).toHaveProperty('checked', true)
    expect(
      screen.getByLabelText(/^Meera paid again: record ₹1,500\.50 as another donation/),
    ).toBeTruthy()
    const other = /^Asha Patil pledged ₹1,001, received ₹1,500\.50: record ₹1,500\.50/
    await user.click(screen.getByLabelText(other))
    server.answers(confirmStatement, { confirmed: ['D7K3M9WACE'], refused: [] })
    await press('Confirm 1 donation')
    await sure('Confirm 1 donation of ₹1,500.50?')
    await expect
      .poll(() => server.received(confirmStatement)[0]?.matches)
      .toMatchObject([{ reference: 'D7K3M9WACE', amountPaise: 150_050, as: 'other_amount' }])
  })

  it('cannot both confirm the same pledge', async () => {
    const { read } = await show()
    await read(aPreview({ lines: [aLine(), aLine({ key: keyOf('b') })] }))
    expect(
      screen.getByText(/^The same pledge is chosen for two lines.*\(D7K3M9WACE\)$/),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Confirm 2 donations' })).toHaveProperty(
      'disabled',
      true,
    )
  })

  it('that were refused are listed with the reason', async () => {
    const { read, press, sure, server } = await show()
    await read()
    const refused = [{ reference: 'D7K3M9WACE', reason: 'It was cancelled meanwhile' }]
    server.answers(confirmStatement, { confirmed: [], refused })
    await press('Confirm 1 donation')
    await sure('Confirm 1 donation of ₹1,001?')
    expect(await screen.findByText('D7K3M9WACE: It was cancelled meanwhile')).toBeTruthy()
  })

  it('keep their choice when confirming failed', async () => {
    const { read, press, sure, server } = await show()
    await read()
    server.refuses(confirmStatement, 'internal')
    await press('Confirm 1 donation')
    await sure('Confirm 1 donation of ₹1,001?')
    expect(await screen.findByText(/^Something went wrong on the server/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Confirm 1 donation' })).toBeTruthy()
  })

  it('are confirmed once, and stay chosen without a network', async () => {
    const page = await show()
    await page.read()
    await expectSteady(page, {
      button: 'Confirm 1 donation',
      press: async () => {
        await page.press('Confirm 1 donation')
        await page.sure('Confirm 1 donation of ₹1,001?')
      },
      sends: confirmStatement,
      answer: { confirmed: ['D7K3M9WACE'], refused: [] },
    })
  })

  it('lead to the order, the booking or the donation that they name', async () => {
    const { read } = await show()
    const bare = { candidates: [], certainty: 'order' } as const
    await read(
      aPreview({
        lines: [
          aLine({
            ...bare,
            candidates: [],
            order: { reference: 'S1', status: 'placed', amount: 1001, isPaid: false },
          }),
          aLine({
            ...bare,
            candidates: [],
            key: keyOf('b'),
            order: { reference: 'S2', status: 'placed', amount: 900, isPaid: false },
          }),
          aLine({
            key: keyOf('c'),
            certainty: 'puja',
            candidates: [],
            booking: { reference: 'PJ-1', isPaid: false, amount: 1001 },
            seeAlso: { reference: 'D9', why: 'paid_already' },
          }),
        ],
      }),
    )
    expect(screen.getByText('Order S1 is waiting for this payment.')).toBeTruthy()
    expect(screen.getByText(/^This line names order S2, which costs ₹900/)).toBeTruthy()
    expect(screen.getByText('Booking PJ-1 is waiting for this payment.')).toBeTruthy()
    expect(screen.getByText(/^This line has reference D9, but another payment/)).toBeTruthy()
    const hrefs = ['Open: S1', 'Open: PJ-1', 'Open: D9'].map((name) =>
      screen.getByLabelText(name).getAttribute('href'),
    )
    expect(hrefs).toEqual(['/admin/orders/s1', '/admin/dakshina/pj-1', '/admin/donations/d9'])
  })

  it('that nobody pledged become a donation', async () => {
    const { read, press, server, user } = await show()
    await read(
      aPreview({
        lines: [aLine({ certainty: 'none', candidates: [], text: 'NEFT/X/MEERA KULKARNI' })],
      }),
    )
    await user.click(screen.getByText('No pledge found: 1 line'))
    await user.click(screen.getByText('Record it as a donation'))
    await write(user, 'Donor’s name', 'Meera Kulkarni')
    await write(user, 'Email (optional)', 'meera@')
    server.judges(recordLine)
    await press('Record ₹1,001 and issue the receipt')
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
    await write(user, 'Email (optional)', 'meera@example.org')
    server.answers(recordLine, aStaffDonation({ reference: 'D5' }))
    await press('Record ₹1,001 and issue the receipt')
    expect(await screen.findByText('Recorded as D5.', { exact: false })).toBeTruthy()
    expect(server.received(recordLine)).toEqual([
      {
        key: keyOf('a'),
        day: '2026-11-22',
        amountPaise: 100_100,
        utr: '412345678901',
        fullName: 'Meera Kulkarni',
        email: 'meera@example.org',
        purpose: '',
        pan: '',
        donorAddress: '',
      },
    ])
  })

  it('become a donation once, and stay typed without a network', async () => {
    const page = await show()
    await page.read(aPreview({ lines: [aLine({ certainty: 'none', candidates: [] })] }))
    await page.user.click(screen.getByText('No pledge found: 1 line'))
    await page.user.click(screen.getByText('Record it as a donation'))
    await write(page.user, 'Donor’s name', 'Meera Kulkarni')
    const button = 'Record ₹1,001 and issue the receipt'
    await expectSteady(page, { button, sends: recordLine, answer: aStaffDonation() })
  })
})
