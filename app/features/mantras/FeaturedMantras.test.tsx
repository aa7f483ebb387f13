import { expect, onTestFinished, test, vi } from 'vitest'
import { aMantra } from '#app/test/builders.ts'
import { render, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { listFeaturedMantras } from '#contract/mantras/public.ts'
import { FeaturedMantras } from './FeaturedMantras.tsx'

test('in another language a row says a name once that the first words say, too', async () => {
  vi.stubGlobal('__IS_TRANSLATED__', true)
  onTestFinished(() => void vi.unstubAllGlobals())
  const server = templeServer()
  const lines = [{ text: 'वक्रतुण्ड महाकाय', iast: 'vakratuṇḍa mahākāya', verse: 1 }]
  server.answers(listFeaturedMantras, [
    aMantra({ id: 'a', title: 'वक्रतुंड महाकाय', sanskrit: 'वक्रतुण्ड महाकाय', lines }),
    aMantra({ id: 'b', title: 'गणेश गायत्री' }),
  ])
  await render(<FeaturedMantras today="2026-11-26" />, { server })
  const isSaid = async (title: string) =>
    (await screen.findByText(title)).closest('article')?.classList.contains('says-title')
  expect(await isSaid('वक्रतुंड महाकाय')).toBe(true)
  expect(await isSaid('गणेश गायत्री')).toBe(false)
})
