import type { StaffRite } from '#contract/guide/admin.ts'

/** A draft with a preparation, an offering with a mantra, and an aarti. */
export const aStaffRite = (change: Partial<StaffRite> = {}): StaffRite => ({
  id: 'daily',
  title: 'Daily Puja',
  summary: 'Ten minutes in the morning.',
  occasion: 'daily',
  samagri: [{ id: 'lamp', name: 'Lamp', amount: '1' }],
  steps: [
    {
      id: 'light',
      kind: 'prepare',
      picture: 'lamp',
      title: 'Light the lamp',
      instruction: 'Light the lamp on your right.',
      minutes: 1,
      isShort: true,
    },
    {
      id: 'seat',
      kind: 'offering',
      picture: 'seat',
      title: 'Offer a seat',
      sanskritName: 'आसनम्',
      instruction: 'Lay a flower before the murti.',
      mantra: {
        lines: [
          { text: 'आसनं समर्पयामि ।', iast: 'āsanaṃ samarpayāmi |', startMs: 400 },
          { text: 'नमः ॥', iast: 'namaḥ ||', startMs: 2600 },
        ],
        meaning: 'I offer a seat.',
        recording: {
          url: '/audio/seat.mp3',
          bytes: 90_000,
          durationMs: 5000,
          isSynthesised: false,
        },
      },
      minutes: 2,
    },
    {
      id: 'sing',
      kind: 'aarti',
      picture: 'aarti',
      title: 'Sing the aarti',
      instruction: 'Stand, and turn the lamp.',
      aartis: ['sukhakarta'],
      minutes: 5,
    },
  ],
  status: 'draft',
  version: 3,
  updatedAt: '2026-11-24T05:00:00Z',
  ...change,
})
