import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { printPaper, type PrintedPaper } from '#contract/prints/admin.ts'
import { choosePaper, choosePrintAtOnce } from './paperSize.ts'
import { PrintButton } from './PrintButton.tsx'
import { PrinterSettings } from './PrinterSettings.tsx'

const receipt: PrintedPaper = {
  number: 'R-2026-27-00001',
  heading: 'Donation receipt',
  headingMr: 'देणगी पावती',
  temple: { name: 'Shri Ganesha Mandir', address: ['Pune'] },
  facts: [
    { label: 'Amount', text: '₹1,501\nRupees One Thousand Five Hundred One Only', isAmount: true },
    { label: 'PAN of the donor', text: 'ABCPD1234F', isOnSheetOnly: true },
  ],
  law: { heading: 'Section 80G', text: 'The whole law', short: 'Scan the code' },
  notes: ['Computer-generated receipt.'],
  code: { link: 'https://temple.example/receipt', text: 'Scan, or open:', short: 'Scan' },
  copy: 0,
}

const papers = [{ kind: 'donation', key: 'D7K3M9WACE' }] as const

const show = async ({ isNew = false, copy = 0 } = {}) => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    localStorage.clear()
    choosePaper('a4')
    choosePrintAtOnce(false)
  })
  const server = templeServer()
  server.answers(printPaper, { ...receipt, copy })
  const page = await renderOffice(
    <>
      <PrintButton papers={papers} label="Print" isNew={isNew} />
      <PrinterSettings />
    </>,
    { server },
  )
  return { ...page, server, print, button: () => screen.getByRole('button', { name: 'Print' }) }
}

const paper = async () => within(await screen.findByRole('article', { name: receipt.number }))
/** What they say, only a real browser knows. */
const pageSizes = () => document.adoptedStyleSheets.length

describe('Printing at the counter', () => {
  it('is in full on a sheet, and gone once the dialog is closed', async () => {
    const { user, print, button, server, container } = await show()
    await user.click(button())
    const { getByText, getByRole } = await paper()
    await expect.poll(() => print.mock.calls.length).toBe(1)
    expect(getByText('ABCPD1234F')).toBeTruthy()
    expect(getByText('The whole law')).toBeTruthy()
    expect(getByText('देणगी पावती').lang).toBe('mr')
    expect(getByRole('img', { name: 'Code of this paper' })).toBeTruthy()
    expect(screen.queryByText('Duplicate / दुय्यम प्रत')).toBeNull()
    expect(pageSizes()).toBe(1)
    expect(server.received(printPaper)).toEqual([papers[0]])
    await expectAccessible(container)
    dispatchEvent(new Event('afterprint'))
    await expect.poll(() => screen.queryByRole('article')).toBeNull()
    expect(pageSizes()).toBe(0)
  })

  it('is short on a roll of this device, and says that it is a copy', async () => {
    const { user, print, button } = await show({ copy: 2 })
    await user.selectOptions(screen.getByLabelText('Paper in the printer'), 'Roll, 58 mm')
    await user.click(button())
    const { getByText, queryByText } = await paper()
    await expect.poll(() => print.mock.calls.length).toBe(1)
    expect(queryByText('ABCPD1234F')).toBeNull()
    expect(getByText('Scan the code')).toBeTruthy()
    expect(getByText('Duplicate / दुय्यम प्रत').parentElement?.textContent).toContain('Copy 2')
    expect(localStorage.getItem('modak-paper')).toBe('roll58')
  })

  it('begins automatically, once, on a device that wants it, and with Ctrl+P', async () => {
    choosePrintAtOnce(true)
    const { user, print } = await show({ isNew: true })
    await paper()
    await expect.poll(() => print.mock.calls.length).toBe(1)
    dispatchEvent(new Event('afterprint'))
    await expect.poll(() => screen.queryByRole('article')).toBeNull()
    await user.keyboard('{Control>}p{/Control}')
    await expect.poll(() => print.mock.calls.length).toBe(2)
  })

  it('prints nothing if the paper is not known', async () => {
    const { user, print, button, server } = await show()
    server.refuses(printPaper, 'not_found')
    await user.click(button())
    await expect.poll(() => button().getAttribute('aria-busy')).toBeNull()
    expect(screen.queryByRole('article')).toBeNull()
    expect(print).not.toHaveBeenCalled()
  })
})
