import { expect, it } from 'vitest'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { aSite } from '#app/test/builders.ts'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { recordLines, type StatementLine } from '#contract/donations/bankStatementAdmin.ts'
import { getSite } from '#contract/site/public.ts'
import { UnmatchedLines } from './UnmatchedLines.tsx'

const keyOf = (digit: string) => digit.repeat(64)
const aLine = (
  digit: string,
  text: string,
  changes: Partial<StatementLine> = {},
): StatementLine => ({
  key: keyOf(digit),
  day: '2026-11-22',
  amountPaise: 1_100,
  text,
  isUpi: true,
  certainty: 'none',
  candidates: [],
  ...changes,
})

it('are recorded many at once, with the name of the line or as a well-wisher', async () => {
  const server = templeServer()
  server.answers(getSite, aSite())
  server.answers(recordLines, {
    recorded: ['D1'],
    refused: [{ key: keyOf('b'), reason: 'This statement line has already confirmed a donation.' }],
  })
  let times = 0
  const lines = [
    aLine('a', 'UPI/412345678901/ASHA PATIL', { utr: '412345678901' }),
    aLine('b', 'UPI/412345678902', { amountPaise: 2_100 }),
    aLine('c', 'UPI/412345678903/X', {
      amountPaise: 5_100,
      seeAlso: { reference: 'D9', why: 'perhaps_confirmed' },
    }),
    aLine('d', 'INTEREST', { amountPaise: 1_250 }),
  ]
  const { user } = await renderOffice(
    <UnmatchedLines lines={lines} onRecorded={() => (times += 1)} />,
    { server },
  )
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Tick all 2 lines' }))
  const names = screen
    .getAllByLabelText(/^Donor of/)
    .map((field) => (field as HTMLInputElement).value)
  expect(names).toEqual(['Asha Patil', 'A well-wisher'])
  await write(user, /^Donor of ₹21,/, 'Ravi Joshi')
  await user.click(screen.getByRole('button', { name: 'Record 2 as donations' }))
  expect(await screen.findByText(/already confirmed a donation/)).toBeTruthy()
  const on = { day: '2026-11-22', isUpi: true }
  expect(server.received(recordLines)).toEqual([
    {
      lines: [
        { ...on, key: keyOf('a'), amountPaise: 1_100, utr: '412345678901', fullName: 'Asha Patil' },
        { ...on, key: keyOf('b'), amountPaise: 2_100, fullName: 'Ravi Joshi' },
      ],
    },
  ])
  expect(times).toBe(0)
})
