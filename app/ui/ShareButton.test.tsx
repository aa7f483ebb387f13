import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { render, screen } from '#app/test/render.tsx'
import { ShareButton } from './ShareButton.tsx'

const what = {
  title: 'Sankashti',
  text: 'The fast of the moon',
  url: 'https://temple.example/blog/x',
}

/** A phone with a share sheet. */
const withSheet = (share: () => Promise<void>): void => {
  Object.assign(navigator, { canShare: () => true, share })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'canShare')
    Reflect.deleteProperty(navigator, 'share')
  })
}

const press = async () => {
  const page = await render(<ShareButton {...what} />)
  await page.user.click(screen.getByText('Share'))
  return page
}

describe('Share', () => {
  it('copies the link where the phone has no share sheet', async () => {
    await press()
    expect(await screen.findByText('Link copied')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(what.url)
  })

  it('opens the phone’s own sheet', async () => {
    const share = vi.fn(async () => undefined)
    withSheet(share)
    await press()
    expect(share).toHaveBeenCalledExactlyOnceWith(what)
    expect(screen.queryByText('Link copied')).toBeNull()
  })

  it('copies nothing when the sheet was closed', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')))
    withSheet(share)
    await press()
    expect(screen.queryByText('Link copied')).toBeNull()
  })

  it('copies the link when the sheet fails', async () => {
    withSheet(() => Promise.reject(new DOMException('', 'NotAllowedError')))
    await press()
    expect(await screen.findByText('Link copied')).toBeTruthy()
  })

  it('says that nothing could be copied', async () => {
    const { user } = await render(<ShareButton {...what} />)
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No'))
    await user.click(screen.getByText('Share'))
    expect(await screen.findByText('Copy failed')).toBeTruthy()
    expect(
      screen.getByText('Could not copy the link. Copy it from your browser’s address bar.'),
    ).toBeTruthy()
    write.mockRestore()
  })
})
