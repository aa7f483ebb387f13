import { expect, it, onTestFinished, vi } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { type ChequeAtBank, listChequesAtBank } from '#contract/takings/chequesAdmin.ts'
import { TakingsTab } from './TakingsTab.tsx'

const gift: ChequeAtBank = {
  kind: 'donation',
  reference: 'D7K3M9WACE',
  name: 'Nilima Kale',
  number: '012345',
  bank: 'SBI Wai',
  amount: 11_000,
  day: '2026-11-21',
}
const sale: ChequeAtBank = {
  ...gift,
  kind: 'order',
  reference: 'S7K3M9WACE',
  name: '',
  number: '698765',
  amount: 1450,
}

const show = async (items: ChequeAtBank[]) => {
  const server = templeServer()
  server.answers(listChequesAtBank, { items })
  return renderOffice(<TakingsTab path={['cheques']} />, { server })
}

it('The cheques of all parts of the temple are summed, and a slip is printed of those chosen', async () => {
  const printed = vi.fn()
  vi.stubGlobal('print', printed)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { user, container } = await show([gift, sale])
  const rows = async () => (await screen.findAllByRole('row')).map(({ textContent }) => textContent)
  expect(await rows()).toEqual([
    'ChequeBankFromRecorded onAmount',
    '012345SBI WaiNilima Kale21 Nov 2026₹11,000',
    '698765SBI WaiNo name given21 Nov 2026₹1,450',
  ])
  const sum = () => screen.getByText(/^\d cheques?$/).parentElement?.textContent
  expect(sum()).toBe('2 cheques₹12,450')
  expect(screen.getByRole('link', { name: 'No name given' }).getAttribute('href')).toBe(
    '/admin/orders/s7k3m9wace',
  )
  await user.click(screen.getByRole('checkbox', { name: 'Select cheque 012345' }))
  expect(sum()).toBe('1 cheque₹11,000')
  await expectAccessible(container)
  await user.click(screen.getByRole('button', { name: 'Print slip of 1' }))
  expect(printed).toHaveBeenCalledOnce()
})

it('Where no cheque waits, the page says so', async () => {
  await show([])
  expect(await screen.findByText('No cheques are waiting')).toBeTruthy()
})
