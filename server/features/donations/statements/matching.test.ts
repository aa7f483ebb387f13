import { expect, test } from 'vitest'
import { line, match, pledge } from '#server/test/matchedLines.ts'
import { matchLines } from './matching.ts'

const [A, B] = ['D7K3M9WACE', 'DXYTRPNMKJ']

test('a line that names the pledge, of the very amount, is sure, however the bank broke it', () => {
  for (const text of [
    `UPI/630512345678/${A} Donation`,
    'upi-d7k3m9wace-arjun',
    'UPI/D7K3 M9WACE/Donation',
    `XD${A}DD`,
  ]) {
    expect(match([line(text)], [pledge(A), pledge(B)])).toEqual([
      { certainty: 'sure', of: [`${A} by reference`] },
    ])
  }
})

test('the number the donor gave is as good, unless two gave it', () => {
  const utr = '630512345678'
  expect(match([line(`UPI/${utr}`)], [pledge(A, { utr }), pledge(B)])).toEqual([
    { certainty: 'sure', of: [`${A} by utr`] },
  ])
  expect(match([line(`UPI/${utr}`)], [pledge(A, { utr }), pledge(B, { utr })])).toEqual([
    { certainty: 'possible', of: [`${A} by utr`, `${B} by utr`] },
  ])
  expect(match([line(`UPI/${utr}/${B}`)], [pledge(A, { utr }), pledge(B)])[0]?.certainty).toBe(
    'possible',
  )
})

test('a number that a donor gave wins over other numbers, references, amounts and lines', () => {
  const utr = '630512345678'
  const claimed = pledge(A, { utr })
  const other = line(`1 104012345678 ${utr}`, { utrs: ['104012345678'] })
  const sure = { certainty: 'sure', of: [`${A} by utr`] }
  expect(match([other], [claimed])).toEqual([sure])
  expect(matchLines([other], { pledges: [claimed], confirmed: [] })[0]?.utr).toBe(utr)
  expect(match([line(`UPI/${utr}/${B}`)], [pledge(B), claimed])).toEqual([
    { certainty: 'possible', of: [`${A} by utr`, `${B} by reference`] },
  ])
  expect(match([line(`UPI/${utr}/${B}`)], [pledge(B), pledge(A, { utr, amount: 1001 })])).toEqual([
    {
      certainty: 'possible',
      of: [`${A} by utr as other_amount`, `${B} by reference`],
      seeAlso: `${A} other_amount`,
    },
  ])
  expect(match([line(`1 ${A}`), line(`2 UPI/${utr}`)], [claimed])).toEqual([
    { certainty: 'possible', of: [`${A} by reference`] },
    sure,
  ])
})

test('a NEFT payment confirmed by hand is recognised', () => {
  const utr = 'SBINN12026110312345'
  const paid = pledge(A, { status: 'succeeded', utr })
  const confirmed = [{ reference: A, day: '2026-11-06', amount: 501 }]
  expect(match([line(`NEFT CR-${utr}-ARJUN`)], [paid], confirmed)).toEqual([
    { certainty: 'known', of: [], seeAlso: `${A} confirmed` },
  ])
})

test('amount and day alone are never sure, and a cut reference is not either', () => {
  expect(match([line('UPI/ARJUN')], [pledge(A)])).toEqual([
    { certainty: 'possible', of: [`${A} by amount_and_day`] },
  ])
  expect(match([line('UPI/ARJUN')], [pledge(A), pledge(B)])).toEqual([
    { certainty: 'possible', of: [`${A} by amount_and_day`, `${B} by amount_and_day`] },
  ])
  expect(match([line('UPI/D7K3M9W')], [pledge(B), pledge(A)])).toEqual([
    {
      certainty: 'possible',
      of: [`${A} by part_of_reference+amount_and_day`, `${B} by amount_and_day`],
    },
  ])
  expect(match([line('UPI', { day: '2026-12-24' })], [pledge(A)])[0]?.certainty).toBe('none')
  expect(match([line('UPI', { amountPaise: 501_50 })], [pledge(A)])[0]?.certainty).toBe('none')
})

test('two payments that name one pledge: somebody has to look', () => {
  const twice = [line(`1 ${A}`), line(`2 ${A}`)]
  expect(match(twice, [pledge(A)]).map(({ certainty }) => certainty)).toEqual([
    'possible',
    'possible',
  ])
})

test('a different amount is never sure: it names a pledge that may take the amount received, in whole rupees', () => {
  const seeAlso = `${A} other_amount`
  const pledges = [pledge(A), pledge(B, { amount: 500 })]
  expect(match([line(A, { amountPaise: 500_00 })], pledges)).toEqual([
    {
      certainty: 'possible',
      of: [`${A} by reference as other_amount`, `${B} by amount_and_day`],
      seeAlso,
    },
  ])
  expect(match([line(A, { amountPaise: 500_50 })], pledges)).toEqual([
    { certainty: 'none', of: [], seeAlso },
  ])
  const paid = pledge(A, { status: 'succeeded' })
  expect(match([line(A, { amountPaise: 500_00 })], [paid])).toEqual([
    { certainty: 'possible', of: [`${A} by reference as another_payment`], seeAlso },
  ])
})

test('what names a paid pledge is first the money that confirmed it, only then another payment', () => {
  const paid = pledge(A, { status: 'succeeded' })
  const confirmed = [{ reference: A, day: '2026-11-06', amount: 501 }]
  const perhaps = { certainty: 'none', of: [], seeAlso: `${A} perhaps_confirmed` }
  expect(match([line(`UPI/${A}`)], [paid], confirmed)).toEqual([perhaps])
  expect(match([line('UPI/SOMEBODY'), line(`1 ${A}`), line(`2 ${A}`)], [paid], confirmed)).toEqual([
    { certainty: 'none', of: [] },
    perhaps,
    {
      certainty: 'possible',
      of: [`${A} by reference as another_payment`],
      seeAlso: `${A} paid_already`,
    },
  ])
})

test('confirmed payments are recognised by line or number; a double payment is reported', () => {
  const utr = '630512345678'
  const paid = pledge(A, { status: 'succeeded', utr })
  const confirmedBefore = { certainty: 'known', of: [], seeAlso: `${A} confirmed` }
  const first = line('no number')
  const confirmed = { reference: A, day: first.day, amount: 501 }
  expect(match([first], [paid], [{ ...confirmed, key: first.key }])).toEqual([confirmedBefore])
  expect(match([line(`UPI/${utr}`)], [paid], [confirmed])).toEqual([confirmedBefore])
  expect(match([line(`UPI/${utr}/${A}`)], [paid])).toEqual([confirmedBefore])
  expect(match([line(`UPI/630599999999/${A}`)], [paid])).toEqual([
    {
      certainty: 'possible',
      of: [`${A} by reference as another_payment`],
      seeAlso: `${A} paid_already`,
    },
  ])
})

test('a number alone is not enough where day or amount differ', () => {
  const utr = '630512345678'
  const late = line(`UPI/${utr}`, { day: '2026-12-24' })
  expect(match([late], [pledge(A, { utr })])).toEqual([
    { certainty: 'possible', of: [`${A} by utr`] },
  ])
  const paid = pledge(A, { status: 'succeeded', utr })
  const confirmed = [{ reference: A, day: '2026-11-06', amount: 501 }]
  expect(match([late], [paid], confirmed)).toEqual([
    { certainty: 'none', of: [], seeAlso: `${A} paid_already` },
  ])
  expect(match([line(`UPI/${utr}`, { amountPaise: 502_00 })], [paid], confirmed)).toEqual([
    { certainty: 'none', of: [], seeAlso: `${A} other_amount` },
  ])
})

test('of several numbers none is stored', () => {
  const [of] = matchLines([line('UPI/630512345678/104012345678')], { pledges: [], confirmed: [] })
  expect(of).not.toHaveProperty('utr')
})

test('money that was confirmed without a line of this file is counted', () => {
  const [paid, other] = [pledge(B, { status: 'succeeded' }), pledge(A)]
  const confirmed = [{ reference: B, day: '2026-11-06', amount: 501, key: 'by other columns' }]
  const doubted = `${B} perhaps_confirmed`
  expect(match([line(`UPI/${A}`)], [paid, other], confirmed)).toEqual([
    { certainty: 'possible', of: [`${A} by reference`], seeAlso: doubted },
  ])
  expect(match([line(`UPI/${A}`), line('UPI/SOMEBODY')], [paid, other], confirmed)).toEqual([
    { certainty: 'sure', of: [`${A} by reference`] },
    { certainty: 'none', of: [], seeAlso: doubted },
  ])
  expect(match([line(`${A}`, { day: '2026-11-07' })], [paid, other], confirmed)).toEqual([
    { certainty: 'sure', of: [`${A} by reference`] },
  ])
})

test('a cancelled pledge is still found', () => {
  expect(match([line(A)], [pledge(A, { status: 'cancelled' })])[0]?.certainty).toBe('sure')
})

test('a month of a busy temple takes no noticeable time', () => {
  const letters = '34679ACDEFGHJKMNPRTWXY'
  const reference = (n: number): string =>
    `D${Array.from({ length: 9 }, (_, at) => letters[Math.floor(n / 22 ** at) % 22]).join('')}`
  const many = Array.from({ length: 5000 }, (_, n) => n)
  const startedAt = performance.now()
  const matched = match(
    many.map((n) => line(`UPI/${reference(n * 7919)}`)),
    many.map((n) => pledge(reference(n * 7919))),
  )
  expect(matched.every(({ certainty }) => certainty === 'sure')).toBe(true)
  expect(performance.now() - startedAt).toBeLessThan(5000)
})
