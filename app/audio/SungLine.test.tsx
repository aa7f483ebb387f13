import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aSound } from '#app/test/aSound.tsx'
import { aMantra } from '#app/test/builders.ts'
import { render, screen, within } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { getMantra } from '#contract/mantras/public.ts'

const stotra = aMantra({
  id: 'stotra',
  title: 'Stotra',
  lines: [
    { text: 'प्रणम्य शिरसा देवं ।', iast: 'praṇamya śirasā devaṃ', verse: 1, startMs: 1_000 },
    { text: 'प्रथमं वक्रतुण्डं च ॥ २ ॥', iast: 'prathamaṃ vakratuṇḍaṃ ca', verse: 2, startMs: 9_000 },
  ],
})

const show = async (id: string) => {
  const server = templeServer()
  server.answers(getMantra, stotra)
  const sound = aSound()
  await render(sound.around(null), { server })
  await act(async () =>
    sound.player.play({ id, title: 'Stotra', url: '/audio/stotra.mp3', bytes: undefined }),
  )
  const bar = within(screen.getByRole('region', { name: 'Now playing' }))
  const reach = (seconds: number) =>
    act(async () => {
      sound.element.currentTime = seconds
      sound.element.say('timeupdate')
    })
  return { bar, reach }
}

it('The player says which line and verse is sung, wherever it was started, and leads to its words', async () => {
  const { bar, reach } = await show('stotra')
  await reach(10)
  const line = await bar.findByText('प्रथमं वक्रतुण्डं च')
  expect(bar.getByText('Verse 2').textContent).toBe('Verse 2 of 2')
  expect(line.closest('a')?.getAttribute('href')).toBe('/mantras/stotra')
  // Its controls are those of the mantra's own page.
  expect(await bar.findByRole('button', { name: 'Practise' })).toBeTruthy()
  expect(bar.getByRole('button', { name: 'Repeat' })).toBeTruthy()
  await reach(2)
  expect(await bar.findByText('प्रणम्य शिरसा देवं')).toBeTruthy()
})

it('A piece of the aarti leads to the aarti, where the next one follows it', async () => {
  const { bar, reach } = await show('aarti/stotra')
  await reach(2)
  const line = await bar.findByText('प्रणम्य शिरसा देवं')
  expect(line.closest('a')?.getAttribute('href')).toBe('/aarti')
  expect(bar.queryByRole('button', { name: 'Practise' })).toBeNull()
})
