import type { Festival } from '#contract/festivals.ts'
import type { Mantra } from '#contract/mantras.ts'

export const aMantra = (change: Partial<Mantra> = {}): Mantra => ({
  id: 'ganesha-gayatri',
  title: 'Ganesha Gayatri',
  sanskrit: 'एकदन्ताय विद्महे ।',
  meaning: 'We meditate on the one-tusked Lord.',
  audioUrl: '/audio/ganesha-gayatri.mp3',
  isFeatured: true,
  createdAt: '2026-11-21T00:00:00.000Z',
  lines: [{ text: 'एकदन्ताय विद्महे ।', iast: 'ekadantāya vidmahe |', verse: 1 }],
  audio: { bytes: 240_000, durationMs: 40_000, isSynthesised: true },
  ...change,
})

export const aFestival = (change: Partial<Festival> = {}): Festival => ({
  id: 'sankashti-kartika-2026',
  key: 'sankashti-kartika-2026',
  slug: 'ganadhipa-sankashti-2026',
  name: 'Ganadhipa Sankashti',
  date: '2026-11-27',
  description: 'The Sankashti of Kartika.',
  moonriseTime: '20:51',
  category: 'sankashti',
  sequence: 0,
  ...change,
})
