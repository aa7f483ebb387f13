import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aFestival } from '#app/test/builders.ts'
import { render, screen } from '#app/test/render.tsx'
import { AddToCalendar } from './AddToCalendar.tsx'

const props = {
  festival: aFestival(),
  city: undefined,
  cityName: 'Pune',
  origin: 'https://temple.example',
  templeZone: 'Asia/Kolkata',
}

/** What the browser is given to open or to save. */
const catchFiles = () => {
  const opened: { href: string; download: string }[] = []
  const blobs: Blob[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
    this: HTMLAnchorElement,
  ) {
    opened.push({ href: this.getAttribute('href') ?? '', download: this.download })
  })
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    blobs.push(file as Blob)
    return 'blob:file'
  })
  onTestFinished(() => {
    click.mockRestore()
    create.mockRestore()
  })
  return { opened, blobs }
}

const press = async (change: Partial<typeof props> = {}) => {
  const files = catchFiles()
  const page = await render(<AddToCalendar {...props} {...change} shape="whole" />)
  await page.user.click(screen.getByText('Add to calendar'))
  return { ...page, ...files }
}

const added = 'Added Ganadhipa Sankashti on 27 Nov 2026 to calendar'

describe('Add to calendar', () => {
  it('makes the file on this phone where the server does not have it, with five reminders', async () => {
    const { opened, blobs } = await press()
    expect(await screen.findByText(added)).toBeTruthy()
    expect(opened).toEqual([{ href: 'blob:file', download: 'ganadhipa-sankashti-2026.ics' }])
    const text = (await blobs[0]?.text()) ?? ''
    expect(text).toContain('SUMMARY:Ganadhipa Sankashti')
    expect(text).toMatch(/DTSTART[^\r\n]*:20261127/)
    expect(text.match(/BEGIN:VALARM/g)).toHaveLength(5)
  })

  it('opens the server’s own address where there is one', async () => {
    const files = catchFiles()
    const { user } = await render(<AddToCalendar {...props} shape="sign" />)
    const fetchCalendar = vi.fn<typeof fetch>(
      async () => new Response(null, { headers: { 'content-type': 'text/calendar' } }),
    )
    globalThis.fetch = fetchCalendar
    await user.click(screen.getByLabelText('Add to calendar: Ganadhipa Sankashti, 27 Nov 2026'))
    expect(await screen.findByText(added)).toBeTruthy()
    expect(files.opened).toEqual([{ href: '/calendar/ganadhipa-sankashti-2026.ics', download: '' }])
    expect(files.blobs).toEqual([])
  })

  it('never tells the server where the phone is', async () => {
    const fetchCalendar = vi.fn<typeof fetch>()
    const files = catchFiles()
    const near = { name: 'Near Pune', lat: 18.6, lon: 73.9, tz: 'Asia/Kolkata' }
    const { user } = await render(<AddToCalendar {...props} city={near} shape="whole" />)
    globalThis.fetch = fetchCalendar
    await user.click(screen.getByText('Add to calendar'))
    expect(await screen.findByText(added)).toBeTruthy()
    expect(fetchCalendar).not.toHaveBeenCalled()
    expect(files.blobs).toHaveLength(1)
  })

  it('says that no file was created', async () => {
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('No')
    })
    onTestFinished(() => create.mockRestore())
    const { user, network } = await render(<AddToCalendar {...props} shape="whole" />)
    network.lose()
    await user.click(screen.getByText('Add to calendar'))
    expect(await screen.findByText('Calendar file not created')).toBeTruthy()
    expect(screen.queryByText(added)).toBeNull()
  })
})
