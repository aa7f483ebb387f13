import { describe, expect, it } from 'vitest'
import { aStaffDonation } from '#app/test/aStaffDonation.ts'
import { aLine, aPreview, candidate, keyOf, showStatement } from '#app/test/bankStatement.tsx'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen } from '#app/test/render.tsx'
import { write } from '#app/test/write.ts'
import {
  confirmStatement,
  previewStatement,
  recordLine,
} from '#contract/donations/bankStatementAdmin.ts'
import { StatementImport } from './StatementImport.tsx'

describe('The lines of a bank statement', () => {
  it('that are sure are confirmed after one question, and read again', async () => {
    const { read, press, sure, server, container } = await showStatement(<StatementImport />)
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
    const { read, press, server, user } = await showStatement(<StatementImport />)
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
    const { read, press, sure, server, user } = await showStatement(<StatementImport />)
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
    const other = /^Asha Patil promised ₹1,001, received ₹1,500\.50: record ₹1,500\.50/
    await user.click(screen.getByLabelText(other))
    server.answers(confirmStatement, { confirmed: ['D7K3M9WACE'], refused: [] })
    await press('Confirm 1 donation')
    await sure('Confirm 1 donation of ₹1,500.50?')
    await expect
      .poll(() => server.received(confirmStatement)[0]?.matches)
      .toMatchObject([{ reference: 'D7K3M9WACE', amountPaise: 150_050, as: 'other_amount' }])
  })

  it('cannot both confirm the same pledge', async () => {
    const { read } = await showStatement(<StatementImport />)
    await read(aPreview({ lines: [aLine(), aLine({ key: keyOf('b') })] }))
    expect(
      screen.getByText(/^The same donation is chosen for two lines.*\(D7K3M9WACE\)$/),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Confirm 2 donations' })).toHaveProperty(
      'disabled',
      true,
    )
  })

  it('that were refused are listed with the reason', async () => {
    const { read, press, sure, server } = await showStatement(<StatementImport />)
    await read()
    const refused = [{ reference: 'D7K3M9WACE', reason: 'It was cancelled meanwhile' }]
    server.answers(confirmStatement, { confirmed: [], refused })
    await press('Confirm 1 donation')
    await sure('Confirm 1 donation of ₹1,001?')
    expect(await screen.findByText('D7K3M9WACE: It was cancelled meanwhile')).toBeTruthy()
  })

  it('keep their choice when confirming failed', async () => {
    const { read, press, sure, server } = await showStatement(<StatementImport />)
    await read()
    server.refuses(confirmStatement, 'internal')
    await press('Confirm 1 donation')
    await sure('Confirm 1 donation of ₹1,001?')
    expect(await screen.findByText(/^Something went wrong on the server/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Confirm 1 donation' })).toBeTruthy()
  })

  it('are confirmed once, and stay chosen without a network', async () => {
    const page = await showStatement(<StatementImport />)
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
    const { read } = await showStatement(<StatementImport />)
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
    const { read, press, server, user } = await showStatement(<StatementImport />)
    await read(
      aPreview({
        lines: [aLine({ certainty: 'none', candidates: [], text: 'NEFT/X/MEERA KULKARNI' })],
      }),
    )
    await user.click(screen.getByText('Not announced here: 1 line'))
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
    const page = await showStatement(<StatementImport />)
    await page.read(aPreview({ lines: [aLine({ certainty: 'none', candidates: [] })] }))
    await page.user.click(screen.getByText('Not announced here: 1 line'))
    await page.user.click(screen.getByText('Record it as a donation'))
    await write(page.user, 'Donor’s name', 'Meera Kulkarni')
    const button = 'Record ₹1,001 and issue the receipt'
    await expectSteady(page, { button, sends: recordLine, answer: aStaffDonation() })
  })
})
