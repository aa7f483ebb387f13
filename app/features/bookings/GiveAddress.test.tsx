import { describe, expect, it } from 'vitest'
import { aBooking } from '#app/test/aBooking.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectRequired } from '#app/test/expectRequired.ts'
import { screen } from '#app/test/render.tsx'
import { giveAddress } from '#contract/bookings/public.ts'
import { reference, showBooking } from './showBooking.tsx'

const address = {
  line1: '12 Modak Lane',
  line2: '',
  city: 'Pune',
  state: '',
  postalCode: '411030',
  country: 'IN',
}
const updated = aBooking({ includePrasad: true, address })

const show = async () => {
  const page = await showBooking({ booking: { includePrasad: true, isAddressMissing: true } })
  await page.isShown()
  await page.isKept()
  await screen.findByRole('button', { name: 'Send address' })
  const write = async (label: string, text: string) => {
    await page.user.click(page.field(label))
    await page.user.paste(text)
  }
  return {
    ...page,
    write,
    fill: async (pin = '411030') => {
      await write('House and street', '12 Modak Lane')
      await write('City', 'Pune')
      await write('PIN code', pin)
    },
    send: () => page.press('Send address'),
  }
}

describe('The address for prasad that was asked for without one', () => {
  it('says what is missing, and goes to the first', async () => {
    const { send, field, server, container } = await show()
    await send()
    await expect.poll(() => document.activeElement).toBe(field('House and street'))
    expect(screen.getAllByText('Required')).toHaveLength(3)
    expectRequired(container)
    expect(server.received(giveAddress)).toEqual([])
    await expectAccessible(container)
  })

  it('needs a PIN code of six digits, in India', async () => {
    const { fill, send, field, server, user, write } = await show()
    await fill('41103')
    await send()
    await expect.poll(() => document.activeElement).toBe(field('PIN code'))
    expect(screen.getByText('Please enter a PIN code of 6 digits')).toBeTruthy()
    expect(server.received(giveAddress)).toEqual([])
    await user.selectOptions(field('Country'), 'NP')
    server.answers(giveAddress, updated)
    await write('State (optional)', 'Bagmati')
    await send()
    await expect
      .poll(() => server.received(giveAddress))
      .toEqual([
        {
          reference,
          token: 'secret',
          address: { ...address, state: 'Bagmati', postalCode: '41103', country: 'NP' },
        },
      ])
    expect(await screen.findByText('Address received')).toBeTruthy()
  })

  it('is sent once, thanked for, and shown on the page', async () => {
    const { fill, send, server } = await show()
    const release = server.holds(giveAddress, updated)
    await fill()
    await send()
    expect(await screen.findByText('The address is waiting to be sent.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Sending...' })).toBeNull()
    release()
    expect(await screen.findByText('Address received')).toBeTruthy()
    expect(server.received(giveAddress)).toEqual([{ reference, token: 'secret', address }])
    expect(await screen.findByText(/12 Modak Lane/)).toBeTruthy()
    expect(screen.queryByText('Where should we send the prasad?')).toBeNull()
  })

  it('waits offline, and other changes stay possible', async () => {
    const { fill, send, server, network } = await show()
    await fill()
    network.lose()
    await send()
    expect(await screen.findByText('The address is waiting to be sent.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Cancel booking' })).toBeTruthy()
    server.answers(giveAddress, updated)
    network.regain()
    expect(await screen.findByText(/12 Modak Lane/)).toBeTruthy()
    expect(server.received(giveAddress)).toHaveLength(1)
  })

  it('says why it was refused, and keeps what was typed', async () => {
    const { fill, send, press, server, field } = await show()
    server.refuses(giveAddress, 'wrong_status')
    await fill()
    await send()
    expect(await screen.findByText('The address was not accepted.')).toBeTruthy()
    expect(screen.getByText('This can no longer be done.')).toBeTruthy()
    await press('OK')
    await screen.findByText('Where should we send the prasad?')
    expect(field('City')).toHaveProperty('value', 'Pune')
  })
})
