import { expect, test } from 'vitest'
import { line, match, pledge } from '#server/test/matchedLines.ts'
import { chequesIn, isClearing } from './cheques.ts'

const [A, B, C] = ['D7K3M9WACE', 'DXYTRPNMKJ', 'DFJPEMA66T']

const cheque = (reference: string, number: string, changes: object = {}) =>
  pledge(reference, { cheque: { number, bank: 'State Bank' }, ...changes })

test.each([
  ['CHQ DEP - MICR CLG - PUNE · 0000000000004512', ['4512']],
  ['012345 NILIMA KALE', ['12345']],
  ['CLG/004512/SBI', ['4512']],
  ['BY CLEARING / CHEQUE 4512', ['4512']],
  ['CHQ004512 NILIMA', ['4512']],
  ['SBIN0004512 NILIMA 411001122', []],
  ['UPI/630512345678/ROOM 4512', []],
  ['000000 CASH', []],
])('%s may be cheque %j', (text, numbers) => {
  expect(chequesIn(text)).toEqual(numbers)
})

test.each([
  ['CHQ DEP - MICR CLG', true],
  ['BY CLG 004512', true],
  ['UPI/630512345678/for chq 12', false],
  ['NEFT CR-SBIN-CTS SYSTEMS', false],
  ['DIRECTS PAYMENT', false],
])('%s is a cleared cheque: %s', (text, is) => {
  expect(isClearing(text)).toBe(is)
})

test('the number and the amount of a cheque are sure, however many days the bank took', () => {
  const sure = { certainty: 'sure', of: [`${A} by cheque`] }
  const text = 'CHQ DEP - MICR CLG · 0000000000004512'
  expect(match([line(text)], [cheque(A, '004512'), cheque(B, '004513')])).toEqual([sure])
  expect(match([line(text, { day: '2027-01-20' })], [cheque(A, '004512')])).toEqual([sure])
  expect(match([line('012345 NILIMA KALE')], [cheque(A, '012345'), pledge(B)])).toEqual([sure])
  expect(match([line(text)], [cheque(A, '004512'), cheque(B, '004512')])).toMatchObject([
    { certainty: 'possible', of: [`${A} by cheque`, `${B} by cheque`] },
  ])
  const later = match([line(text, { day: '2027-06-01' })], [cheque(A, '004512')])
  expect(later).toEqual([{ certainty: 'none', of: [] }])
})

test('a cleared cheque is no UPI payment, and what came by UPI no cheque', () => {
  const waiting = [pledge(A), cheque(B, '004512')]
  expect(match([line('CHQ DEP')], waiting)[0]?.of).toEqual([`${B} by amount_and_day`])
  expect(match([line('UPI/SOMEBODY')], waiting)[0]?.of).toEqual([`${A} by amount_and_day`])
  expect(match([line('NEFT/SOMEBODY')], waiting)[0]?.of).toEqual([`${A} by amount_and_day`])
  expect(match([line('SOMEBODY')], waiting)[0]?.of).toHaveLength(2)
})

test('a cheque that staff recorded as cleared is recognised, and no donation is made of it again', () => {
  const paid = cheque(A, '004512', { status: 'succeeded' })
  const chq = line('CHQ DEP 004512', { day: '2026-11-06' })
  const clearedOn = (day: string) => match([chq], [paid], [{ reference: A, day, amount: 501 }])
  expect(clearedOn('2026-11-09')).toEqual([
    { certainty: 'known', of: [], seeAlso: `${A} confirmed` },
  ])
  expect(clearedOn('2026-12-09')).toEqual([
    { certainty: 'none', of: [], seeAlso: `${A} paid_already` },
  ])
})

test('of several with the amount, the one with the payer’s name comes first', () => {
  const given = [
    pledge(A, { fullName: 'Sunanda Kulkarni' }),
    pledge(B, { fullName: 'Arjun Rao' }),
    pledge(C, { fullName: 'Smt. Geeta Rao' }),
  ]
  const near = 'amount_and_day'
  expect(match([line('UPI-GEETA RAO-geeta@okhdfc')], given)[0]?.of).toEqual([
    `${C} by name+${near}`,
    `${B} by ${near}`,
    `${A} by ${near}`,
  ])
  // Cut off by the bank, or written in the other script.
  const name = (text: string, fullName: string) => match([line(text)], [pledge(A, { fullName })])
  expect(name('UPI-SUNANDA KULKA', 'Sunanda Kulkarni')[0]?.of).toEqual([`${A} by name+${near}`])
  expect(name('UPI-GEETA KULKARNI', 'गीता कुलकर्णी')[0]?.of).toEqual([`${A} by name+${near}`])
})

test('a pledge that one line names is offered for no other line', () => {
  const pledges = [
    pledge(A, { fullName: 'Sunanda Kulkarni' }),
    pledge(B, { fullName: 'Geeta Rao' }),
  ]
  expect(match([line(`UPI/${A}`), line('UPI-GEETA RAO')], pledges)).toEqual([
    { certainty: 'sure', of: [`${A} by reference`] },
    { certainty: 'possible', of: [`${B} by name+amount_and_day`] },
  ])
  expect(match([line(`UPI/${A}`), line('UPI-GEETA RAO')], pledges.slice(0, 1))[1]).toEqual({
    certainty: 'none',
    of: [],
  })
})
