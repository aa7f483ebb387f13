import type { Rite, RiteStep } from '#contract/guide/public.ts'

export const aRiteStep = (change: Partial<RiteStep> = {}): RiteStep => ({
  id: 'gandha',
  kind: 'offering',
  picture: 'sandal',
  title: 'Sandal Paste',
  sanskritName: 'गन्ध',
  instruction: 'Put sandal paste on his forehead.',
  mantra: {
    lines: [
      { text: 'ॐ गं गणपतये नमः ।', iast: 'oṃ gaṃ gaṇapataye namaḥ |' },
      { text: 'गन्धं समर्पयामि ॥', iast: 'gandhaṃ samarpayāmi ||' },
    ],
    meaning: 'Om, I bow to Ganapati. I offer sandal paste.',
  },
  minutes: 1,
  isShort: true,
  ...change,
})

/** The daily puja in four steps, three of them in the short form. */
export const aRite = (change: Partial<Rite> = {}): Rite => ({
  id: 'daily',
  title: 'Daily Puja',
  summary: 'Ten minutes in the morning or evening.',
  occasion: 'daily',
  samagri: [
    { id: 'lamp', name: 'Lamp with ghee or oil', amount: '1', productId: 'daily-puja-kit' },
    { id: 'incense', name: 'Incense sticks', amount: '2', productId: 'daily-puja-kit' },
    { id: 'flowers', name: 'Flowers', amount: '3 to 5' },
    { id: 'bell', name: 'Bell', amount: '1', isOptional: true },
  ],
  steps: [
    aRiteStep({ id: 'dhyana', kind: 'prepare', picture: 'lamp', title: 'Lamp and Prayer' }),
    aRiteStep({ id: 'water', picture: 'water', title: 'Water', minutes: 2, isShort: undefined }),
    aRiteStep(),
    aRiteStep({
      id: 'aarti',
      kind: 'aarti',
      picture: 'aarti',
      title: 'Aarti',
      mantra: undefined,
      aartis: ['sukhkarta-dukhharta'],
      minutes: 4,
    }),
  ],
  ...change,
})
