import { describe, expect, it } from 'vitest'
import { aStaffDonation } from '#app/test/aStaffDonation.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen } from '#app/test/render.tsx'
import { correctDonor } from '#contract/donations/donorAdmin.ts'
import { received, reference, showDetails } from './showDetails.tsx'

const open = 'Correct the donor’s details'
const send = 'Save the correction'

const show = async () => {
  const page = await showDetails({ ...received, receiptNumber: 'R-7', version: 3 })
  await page.press(open)
  return page
}

describe('A donor who was misspelt', () => {
  it('is corrected with a reason, while the receipt stays as it is', async () => {
    const { container, press, type, pick, server } = await show()
    expect(screen.queryByLabelText('Why is the name corrected?')).toBeNull()
    await type('Name', 'Usha Patil')
    expect(screen.getByText(/^The receipt already issued stays as it is/)).toBeTruthy()
    await expectAccessible(container)
    pick('Why is the name corrected?', 'misspelt')
    await type('Phone (optional)', '98230 12345')
    await type('Address (optional)', '12 Laxmi Road, Pune')
    server.answers(correctDonor, aStaffDonation({ ...received, fullName: 'Usha Patil' }))
    await press(send)
    expect(await screen.findByText('Corrected')).toBeTruthy()
    expect(server.received(correctDonor)).toMatchObject([
      {
        reference,
        fullName: 'Usha Patil',
        donorAddress: '12 Laxmi Road, Pune',
        reason: 'misspelt',
      },
    ])
    expect(server.headers(correctDonor)[0]?.get('if-match')).toBe('"3"')
  })

  it('is told what is wrong beside the field', async () => {
    const { press, type, server } = await show()
    server.judges(correctDonor)
    await type('Email (optional)', 'usha@')
    await press(send)
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
  })

  it('is corrected once, and what was typed stays without a network', async () => {
    const page = await show()
    await page.type('Purpose (optional)', 'Annadan')
    const answer = aStaffDonation({ ...received, purpose: 'Annadan' })
    await expectSteady(page, { button: send, sends: correctDonor, answer })
  })
})
