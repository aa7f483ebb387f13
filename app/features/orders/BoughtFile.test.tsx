import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { fileKey } from '#app/offline/downloads/boughtFiles.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { memoryCaches } from '#app/test/memoryCaches.ts'
import { render, screen } from '#app/test/render.tsx'
import type { BoughtLine } from '#contract/orders/public.ts'
import { BoughtFile } from './BoughtFile.tsx'

const bought = { reference: 'S7K3M9WACE', id: 'aarti-book' }
const key = fileKey(bought)
const path = '/api/order-files/link-1'
const none =
  'You have used all downloads of this file. Please call the temple if you need it again.'

const aPdf = (bytes = 300_000) =>
  new Response(new Uint8Array(300_000), {
    headers: { 'content-type': 'application/pdf', 'content-length': String(bytes) },
  })

type Options = {
  file?: Partial<NonNullable<BoughtLine['file']>>
  /** What the server answers for the file. */
  answer?: () => Response | Promise<Response>
  /** Why the phone does not store it. */
  refusal?: DOMException
  canSave?: boolean
}

const show = async ({ file, answer = aPdf, refusal, canSave = true }: Options = {}) => {
  const { caches, entries } = memoryCaches(refusal)
  vi.stubGlobal('caches', canSave ? caches : undefined)
  const opened: string[] = []
  const follow = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    opened.push(this.download || this.target)
  })
  onTestFinished(() => {
    follow.mockRestore()
    vi.unstubAllGlobals()
  })
  const onDownloaded = vi.fn()
  const page = await render(
    <BoughtFile
      reference={bought.reference.toLowerCase()}
      id={bought.id}
      name="Book of Aartis"
      file={{ fileName: 'aartis.pdf', bytes: 300_000, left: 3, isTaken: false, path, ...file }}
      onDownloaded={onDownloaded}
    />,
  )
  // The file does not come through the contract's JSON.
  const requests: string[] = []
  const { fetch: askServer } = globalThis
  globalThis.fetch = async (address, init) => {
    if (!String(address).startsWith('/api/order-files/')) return askServer(address, init)
    requests.push(String(address))
    return answer()
  }
  return {
    ...page,
    entries,
    opened,
    requests,
    onDownloaded,
    rows: () => page.db.savedFiles.toArray(),
    download: async () =>
      page.user.click(await screen.findByRole('button', { name: 'Download Book of Aartis' })),
    open: () => screen.findByRole('button', { name: 'Open Book of Aartis' }),
  }
}

describe('A bought file', () => {
  it('says what it is, and how often it may be downloaded', async () => {
    const { container } = await show()
    await screen.findByRole('button', { name: 'Download Book of Aartis' })
    expect(screen.getByText('aartis.pdf · 0.3 MB')).toBeTruthy()
    expect(screen.getByText('You can download it 3 more times.')).toBeTruthy()
    await expectAccessible(container)
  })

  it('is saved on the phone, tells the order, and opens offline', async () => {
    const { download, open, user, rows, requests, opened, onDownloaded, network } = await show()
    await download()
    const button = await open()
    expect(await screen.findByText('Saved on this phone. It opens offline too.')).toBeTruthy()
    expect(requests).toEqual([path])
    expect(await rows()).toMatchObject([{ ...bought, key, bytes: 300_000 }])
    expect(onDownloaded).toHaveBeenCalledOnce()
    network.lose()
    await user.click(button)
    await expect.poll(() => opened).toEqual(['_blank'])
  })

  it('keeps the focus on its one button, and is downloaded once however often that is pressed', async () => {
    let arrive: (file: Response) => void = () => undefined
    const answer = () => new Promise<Response>((resolve) => (arrive = resolve))
    const { download, open, user, requests } = await show({ answer })
    await download()
    const busy = await screen.findByRole('button', { name: 'Downloading, 0%' })
    await user.click(busy)
    await expect.poll(() => requests).toHaveLength(1)
    arrive(aPdf())
    const button = await open()
    expect(button).toBe(busy)
    expect(requests).toHaveLength(1)
  })

  it('gives a file that browsers do not show to the phone, under its name', async () => {
    const answer = () =>
      new Response(new Uint8Array(300), { headers: { 'content-type': 'application/epub+zip' } })
    const { download, open, user, opened } = await show({
      answer,
      file: { fileName: 'aartis.epub', bytes: 300 },
    })
    expect(screen.getByText('aartis.epub · 1 KB')).toBeTruthy()
    await download()
    await user.click(await open())
    await expect.poll(() => opened).toEqual(['aartis.epub'])
  })

  it.each([
    ['the link has expired', () => new Response('', { status: 404 }), /link no longer works/],
    ['it broke off', () => aPdf(900_000), /You went offline/],
    ['there is no network', () => Promise.reject(new TypeError('Failed')), /You went offline/],
  ])('says why it was not saved, and may be tried again: %s', async (_, answer, why) => {
    const { download, rows, entries, onDownloaded } = await show({ answer })
    await download()
    expect(await screen.findByText('Not saved')).toBeTruthy()
    expect(screen.getAllByText(why)).not.toEqual([])
    expect(await screen.findByRole('button', { name: 'Download Book of Aartis' })).toBeTruthy()
    expect(await rows()).toEqual([])
    expect(entries.size).toBe(0)
    // The order is fetched again: it may have counted, and has a new link.
    expect(onDownloaded).toHaveBeenCalledOnce()
  })

  it('says that the phone is full', async () => {
    const { download } = await show({ refusal: new DOMException('Full', 'QuotaExceededError') })
    await download()
    expect(await screen.findAllByText('This phone is full.')).not.toEqual([])
  })

  it('asks for nothing where the browser stores nothing', async () => {
    const { download, requests } = await show({ canSave: false })
    await download()
    expect(
      await screen.findAllByText('This browser does not allow this site to save anything.'),
    ).not.toEqual([])
    expect(requests).toEqual([])
  })

  it('is to be downloaded again when the browser has deleted it', async () => {
    const { download, open, user, entries, opened, rows } = await show()
    await download()
    const button = await open()
    entries.clear()
    await user.click(button)
    expect(
      await screen.findAllByText('Your browser has deleted this file. Please download it again.'),
    ).not.toEqual([])
    expect(await screen.findByRole('button', { name: 'Download Book of Aartis' })).toBeTruthy()
    expect(await rows()).toEqual([])
    expect(opened).toEqual([])
  })

  it('offers no download that is used up', async () => {
    await show({ file: { left: 0 } })
    expect(await screen.findByText(none)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says of the last one that it is the last', async () => {
    await show({ file: { left: 1 } })
    expect(screen.getByText('You can download it one more time.')).toBeTruthy()
  })

  it('still opens when it was saved and all downloads are used up', async () => {
    const { db, open } = await show({ file: { left: 0 } })
    const savedAt = '2026-11-21T06:30:00.000Z'
    await db.savedFiles.put({ ...bought, key, fileName: 'aartis.pdf', bytes: 300_000, savedAt })
    await open()
    expect(screen.queryByText(none)).toBeNull()
  })

  it('offers no download offline, and says when it can', async () => {
    const { network } = await show()
    await screen.findByRole('button', { name: 'Download Book of Aartis' })
    network.lose()
    expect(await screen.findByText('You can download it when you’re online.')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
