import type { PageRecord } from '#server/features/pages/repository.ts'
import type { SeedFiles } from '#server/db/seed/files.ts'

/** A small temple: two featured mantras and a third, one of them with a recording. */
export const content: SeedFiles = {
  mantras: [
    {
      id: 'om-gam',
      position: 1,
      title: 'Om Gam Ganapataye Namah',
      origin: 'Ganapati Upanishad',
      meaning: 'I bow to the lord of all beings. '.repeat(40),
      isFeatured: true,
      lines: [{ text: 'ॐ गं गणपतये नमः ॥', verse: 1 }],
    },
    {
      id: 'vakratunda',
      position: 2,
      title: 'Vakratunda Mahakaya',
      meaning: 'O you of the curved trunk.',
      isFeatured: true,
      lines: [
        { text: 'वक्रतुण्ड महाकाय सूर्यकोटिसमप्रभ ।', verse: 1 },
        { text: 'निर्विघ्नं कुरु मे देव सर्वकार्येषु सर्वदा ॥', verse: 1 },
      ],
    },
    {
      id: 'gayatri',
      position: 3,
      title: 'Ganesha Gayatri',
      meaning: 'May we know the one of the single tusk.',
      isFeatured: false,
      lines: [{ text: 'तन्नो दन्तिः प्रचोदयात् ॥', verse: 1 }],
    },
  ],
  audio: {
    vakratunda: {
      file: 'vakratunda.mp3',
      bytes: 10_000,
      durationMs: 20_000,
      isSynthesised: true,
      lineStartsMs: [3000, 9000.4],
    },
  },
}

/** The two of its pages that tests read. */
export const pages: readonly PageRecord[] = [
  {
    name: 'about',
    title: 'About the temple',
    description: 'A small temple.',
    markdown: '## The day\n\nIt begins with **ॐ**.',
    html: '<h2>The day</h2>\n<p>It begins with <strong><span lang="sa">ॐ</span></strong>.</p>\n',
    updatedAt: '2026-01-01T00:00:00.000Z',
    version: 1,
  },
  {
    name: 'faq',
    title: 'FAQ',
    description: 'What is asked most.',
    markdown: '## May I book a puja?\n\nYes: [book it](/puja).',
    html: '<h2>May I book a puja?</h2>\n<p>Yes: <a href="/puja">book it</a>.</p>\n',
    updatedAt: '2026-01-01T00:00:00.000Z',
    version: 1,
  },
]
