import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aMantra } from '#app/test/builders.ts'
import { CardDialog } from '#app/shareCard/CardDialog.tsx'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { listFestivalOverrides } from '#contract/festivals/public.ts'
import { previewOf } from '#contract/mantras/preview.ts'
import { getMantraOfDay } from '#contract/mantras/public.ts'
import { DarshanCardDialog } from './DarshanCardDialog.tsx'
import { ShareDay } from './ShareDay.tsx'

/** happy-dom draws nothing: the picture is an empty file. */
const drawsPictures = () => {
  const blob = vi
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => done(new Blob(['png'], { type: 'image/png' })))
  onTestFinished(() => blob.mockRestore())
}

const withSheet = (share: (data: ShareData) => Promise<void>) => {
  Object.assign(navigator, { canShare: () => true, share })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'canShare')
    Reflect.deleteProperty(navigator, 'share')
  })
}

const catchDownloads = () => {
  const names: string[] = []
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:card')
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  onTestFinished(() => {
    create.mockRestore()
    click.mockRestore()
  })
  return names
}

const show = async (draw: () => Promise<void> = async () => undefined) => {
  drawsPictures()
  const onClose = vi.fn()
  const page = await render(
    <CardDialog
      heading="A card of the day"
      name="2026-11-26"
      shareText="Thursday, Krishna Tritiya"
      draw={draw}
      onClose={onClose}
    />,
  )
  return { ...page, onClose, press: (name: string) => page.user.click(screen.getByText(name)) }
}

describe('A card', () => {
  it('is saved as a picture where the phone cannot share any', async () => {
    const names = catchDownloads()
    const { press, container } = await show()
    await expect.poll(() => screen.getByText('Save picture')).toHaveProperty('disabled', false)
    expect(screen.queryByText('Share')).toBeNull()
    expect(screen.getByRole('img', { name: 'Thursday, Krishna Tritiya' })).toBeTruthy()
    await expectAccessible(container)
    await press('Save picture')
    expect(names).toEqual(['2026-11-26.png'])
  })

  it('is handed to the phone’s own share sheet, with its words', async () => {
    const share = vi.fn(async (_: ShareData) => undefined)
    withSheet(share)
    const { user } = await show()
    await user.click(await screen.findByText('Share'))
    const [shared] = share.mock.calls[0] ?? []
    expect(shared?.files?.map(({ name, type }) => [name, type])).toEqual([
      ['2026-11-26.png', 'image/png'],
    ])
    expect(shared?.text).toBe('Thursday, Krishna Tritiya')
  })

  it('is saved where the sheet fails, not where it was closed', async () => {
    const names = catchDownloads()
    const share = vi
      .fn<(data: ShareData) => Promise<void>>()
      .mockRejectedValueOnce(new DOMException('', 'AbortError'))
      .mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    withSheet(share)
    const { user } = await show()
    await user.click(await screen.findByText('Share'))
    expect(names).toEqual([])
    await user.click(screen.getByText('Share'))
    expect(names).toEqual(['2026-11-26.png'])
  })

  it('says that it could not be drawn', async () => {
    const { onClose, press } = await show(() => Promise.reject(new Error('No fonts')))
    expect(await screen.findByText('The card could not be drawn')).toBeTruthy()
    expect(screen.getByText('Save picture')).toHaveProperty('disabled', true)
    await press('Close')
    expect(onClose).toHaveBeenCalledOnce()
  })
})

const pune = { name: 'Pune', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }

/** A server for cards of a day, which are drawn whole. */
const serverForCards = () => {
  drawsPictures()
  // happy-dom has none, and nothing is drawn here.
  vi.stubGlobal('Path2D', Object)
  onTestFinished(() => void vi.unstubAllGlobals())
  const server = templeServer()
  server.answers(listFestivalOverrides, [])
  return server
}

it('The card of a day says what the day is in its city', async () => {
  const server = serverForCards()
  server.answers(getMantraOfDay, previewOf(aMantra()))
  const { user } = await render(
    <ShareDay date="2026-11-27" place={pune} temple={pune} templeName="Shri Ganesha Mandir" />,
    { server, now: '2026-11-27T06:00:00.000Z' },
  )
  await user.click(screen.getByLabelText('Share the day'))
  const dialog = await screen.findByRole('dialog', { name: 'A card of the day' })
  await expect
    .poll(() => dialog.querySelector('canvas')?.getAttribute('aria-label') ?? '')
    .toMatch(
      /^Ganadhipa Sankashti, Friday, 27 Nov 2026 · Krishna Chaturthi until 6:40.* · Moonrise in Pune: 8:51\sPM/,
    )
})

it('The picture of a puja at home says which one, its day, tithi and city', async () => {
  const server = serverForCards()
  await render(
    <DarshanCardDialog
      date="2026-12-01"
      place={pune}
      temple={pune}
      templeName="Shri Ganesha Mandir"
      puja="Daily Puja"
      onClose={() => undefined}
    />,
    { server, now: '2026-12-01T06:00:00.000Z' },
  )
  const dialog = await screen.findByRole('dialog', { name: 'Daily Puja' })
  await expect
    .poll(() => dialog.querySelector('canvas')?.getAttribute('aria-label') ?? '')
    .toMatch(/^.*1 Dec 2026 · Daily Puja · Krishna .+, Pune · .*Shri Ganesha Mandir, Pune$/)
})
