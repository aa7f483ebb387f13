import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { chooseScript } from '#app/script/chosenScript.ts'
import { aSound } from '#app/test/aSound.tsx'
import { aMantra } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen, within } from '#app/test/render.tsx'
import type { MantraPage } from '#contract/mantras/public.ts'
import { ShareButtons } from './ShareButtons.tsx'
import { ShareMantra } from './ShareMantra.tsx'
import { WholeMantra } from './WholeMantra.tsx'

const vakratunda: MantraPage = {
  ...aMantra({
    id: 'vakratunda',
    title: 'Vakratunda Mahakaya',
    lines: [
      { text: 'वक्रतुण्ड महाकाय ।', iast: 'vakratuṇḍa mahākāya', verse: 1 },
      { text: 'निर्विघ्नं कुरु मे देव ॥', iast: 'nirvighnaṃ kuru me deva', verse: 1 },
    ],
  }),
  previous: { id: 'om-gam', title: 'Om Gam' },
  next: { id: 'ganesha-gayatri', title: 'Ganesha Gayatri' },
}

const url = 'https://temple.example/mantras/vakratunda'

const show = async () => {
  onTestFinished(() => chooseScript('devanagari'))
  const sound = aSound()
  const page = await render(
    sound.around(
      <>
        <WholeMantra mantra={vakratunda} />
        <ShareMantra mantra={vakratunda} url={url} temple="Shri Ganesha Mandir, Pune" />
      </>,
    ),
  )
  const choose = (name: string) => page.user.selectOptions(screen.getByLabelText('Script'), name)
  return {
    ...page,
    ...sound,
    choose,
    text: () => page.container.textContent.replaceAll('\u00a0', ' '),
  }
}

describe('A mantra’s own page', () => {
  it('shows Devanagari and its transliteration, and leads to its neighbours', async () => {
    const { text, container } = await show()
    expect(text()).toContain('वक्रतुण्ड महाकाय')
    expect(text()).toContain('vakratuṇḍa mahākāya')
    expect(text()).toContain('0:40 · Synthesised voice')
    expect(screen.getByText('Om Gam').closest('a')?.getAttribute('href')).toBe('/mantras/om-gam')
    expect(screen.getByText('Ganesha Gayatri').closest('a')?.getAttribute('href')).toBe(
      '/mantras/ganesha-gayatri',
    )
    await expectAccessible(container)
  })

  it('shows Roman with accents alone', async () => {
    const { choose, text } = await show()
    await choose('Roman with accents')
    await expect.poll(text).not.toContain('वक्रतुण्ड')
    expect(text().match(/vakratuṇḍa mahākāya/g)).toHaveLength(1)
  })

  it('shows plain Roman alone', async () => {
    const { choose, text } = await show()
    await choose('Plain Roman')
    await expect.poll(text).toContain('vakratuNDa mahAkAya')
    expect(text()).not.toContain('vakratuṇḍa')
    expect(text()).toContain('Capital letters mark long vowels')
  })

  it('shows Telugu with its transliteration, and remembers the choice', async () => {
    const { choose, text } = await show()
    await choose('Telugu · తెలుగు')
    await expect.poll(text).toContain('వక్రతుణ్డ')
    expect(localStorage.getItem('script')).toBe('telugu')
  })

  it('is heard in the docked player, which has the focus then', async () => {
    const { user, element, player } = await show()
    await user.click(screen.getByRole('button', { name: 'Listen: Vakratunda Mahakaya' }))
    expect(element.play).toHaveBeenCalledOnce()
    const bar = within(screen.getByRole('region', { name: 'Now playing' }))
    await expect
      .poll(() => document.activeElement)
      .toBe(bar.getByRole('button', { name: /^(Pause|Play)$/ }))
    await user.click(bar.getByRole('button', { name: 'Stop and close' }))
    expect(player.getState().track).toBeUndefined()
  })

  it('is heard from its band while another one plays, which has the dock', async () => {
    const { user, player } = await show()
    player.play({ id: 'om-gam', title: 'Om Gam', url: '/audio/om-gam.mp3', bytes: 1 })
    await user.click(await screen.findByRole('button', { name: 'Listen: Vakratunda Mahakaya' }))
    expect(player.getState().track?.id).toBe('vakratunda')
    await user.click(screen.getByRole('button', { name: 'Pause: Vakratunda Mahakaya' }))
    expect(player.getState().status).toBe('paused')
  })

  it('has nothing between its band and its first verse', async () => {
    const { container } = await show()
    const between = container.querySelector('.room')?.nextElementSibling
    expect(between?.id).toBe('mantra-sheet')
    expect(between?.hasAttribute('popover')).toBe(true)
    expect(between?.nextElementSibling?.querySelector('.verses > :first-child')?.id).toBe('verse-1')
    const sheet = within(screen.getByRole('dialog', { name: 'Text and more' }))
    for (const name of [/^Favourite/, 'Copy', 'Close'])
      expect(sheet.getByRole('button', { name })).toBeTruthy()
    expect(sheet.getByRole('link', { name: 'Chant on the mala' })).toBeTruthy()
  })

  it('is copied in the script in which it is read', async () => {
    const { user, choose, text } = await show()
    await choose('Roman with accents')
    await expect.poll(text).not.toContain('वक्रतुण्ड')
    await user.click(screen.getByText('Copy'))
    await screen.findByText('Copied to clipboard')
    expect(await navigator.clipboard.readText()).toBe(
      'vakratuṇḍa mahākāya\nnirvighnaṃ kuru me deva',
    )
  })

  it('is shared as text in the reader’s script, with its meaning', async () => {
    const share = vi.fn(async (_: ShareData) => undefined)
    Object.assign(navigator, { canShare: () => true, share })
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'canShare')
      Reflect.deleteProperty(navigator, 'share')
    })
    const { user, choose, text } = await show()
    await choose('Telugu · తెలుగు')
    await expect.poll(text).toContain('వక్రతుణ్డ')
    await user.click(screen.getByText('Share'))
    const [shared] = share.mock.calls[0] ?? []
    expect(shared?.url).toBe(url)
    expect(shared?.text).toContain('వక్రతుణ్డ')
    expect(shared?.text).toContain('We meditate on the one-tusked Lord.')
  })
})

it('A page is shared by WhatsApp and Telegram with its address', async () => {
  await render(<ShareButtons address={url} message="Vakratunda, with text:" />)
  expect(screen.getByText('WhatsApp').getAttribute('href')).toBe(
    `https://wa.me/?text=Vakratunda%2C%20with%20text%3A%20${encodeURIComponent(url)}`,
  )
  expect(screen.getByText('Telegram').getAttribute('href')).toBe(
    `https://t.me/share/url?url=${encodeURIComponent(url)}&text=Vakratunda%2C%20with%20text%3A`,
  )
})
