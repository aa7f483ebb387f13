import { describe, expect, it } from 'vitest'
import { aStaffOrder } from '#app/test/aStaffOrder.ts'
import { screen } from '#app/test/render.tsx'
import { answerReturn, receiveReturn } from '#contract/orders/admin.ts'
import { reference, showDetails } from './showDetails.tsx'

describe('A return', () => {
  const requested = {
    id: 'return-1',
    status: 'asked',
    items: [{ id: 'daily-puja-kit', quantity: 2 }],
    reason: 'It was broken',
    hasPhoto: true,
    createdAt: '2026-11-24T05:00:00Z',
  } as const

  it.each([
    ['Accept return', 'Accept this return?', true, 'Once the items are here, ₹998 is refunded.'],
    ['Do not accept', 'Refuse this return?', false, 'Nothing is refunded.'],
  ])('%s: needs words, and is asked', async (button, title, isAccepted, text) => {
    const { press, type, dialog, closed, server } = await showDetails({
      returns: [{ ...requested, items: [...requested.items], actions: ['answer'] }],
    })
    expect(screen.getByText('2 × Daily Puja Kit')).toBeTruthy()
    expect(screen.getByAltText('Photo from the buyer')).toBeTruthy()
    await press(button)
    expect(screen.getByText('Please write an answer')).toBeTruthy()
    await type('Answer to the buyer', 'Sorry')
    await press(button)
    const question = await dialog(title)
    expect(question.text).toContain(text)
    await question.press('Go back')
    await closed()
    expect(server.received(answerReturn)).toEqual([])
    server.answers(answerReturn, aStaffOrder())
    await press(button)
    await (await dialog(title)).press(button)
    await expect
      .poll(() => server.received(answerReturn))
      .toEqual([{ reference, id: 'return-1', isAccepted, answer: 'Sorry' }])
    await screen.findByText(/^Return (not )?accepted\. The buyer/)
  })

  it('that came back is refunded, once it is said whether it can be sold again', async () => {
    const { press, dialog, server } = await showDetails({
      payment: 'upi',
      returns: [
        {
          ...requested,
          items: [...requested.items],
          status: 'accepted',
          answer: 'Sorry',
          actions: ['receive'],
        },
      ],
    })
    await press('Items received')
    const question = await dialog('Are the items here?')
    expect(question.text).toContain('You then send ₹998 to the buyer')
    await question.press('Received, refund it')
    expect(screen.getByText('Please choose one')).toBeTruthy()
    server.answers(receiveReturn, aStaffOrder())
    await question.choose(/^Yes/)
    await question.press('Received, refund it')
    await expect
      .poll(() => server.received(receiveReturn))
      .toEqual([{ reference, id: 'return-1', isSellable: true }])
  })
})
