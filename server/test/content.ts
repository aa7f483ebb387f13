import type { PageRecord } from '#server/features/pages/repository.ts'
import type { SeedFiles, SeedProduct } from '#server/db/seed/files.ts'
import type { SeedRite } from '#server/db/seed/riteFiles.ts'

const book: SeedProduct = {
  id: 'mantra-book',
  position: 2,
  name: 'Mantra Book',
  category: 'books',
  price: 220,
  description: 'Thirteen mantras in Devanagari with their meaning, 96 pages of large print.',
  imageAlt: 'A red book',
  gallery: [],
  isEcoFriendly: false,
  isBestSeller: false,
  stock: 50,
  weightGrams: 430,
  hasCashOnDelivery: true,
  gstRate: 0,
  hsn: '4901',
}

/** One of each kind: few left, many, none counted, and none left. */
const products: readonly SeedProduct[] = [
  {
    ...book,
    id: 'clay-ganapati',
    position: 1,
    name: 'Shadu Clay Ganapati',
    category: 'idols',
    price: 1450,
    description: 'Unfired clay, painted with turmeric. It dissolves in a bucket of water.',
    shortDescription: 'Unfired clay, 23 cm',
    gallery: [{ image: 'clay-ganapati-side', alt: 'The murti from its left' }],
    isEcoFriendly: true,
    isBestSeller: true,
    stock: 3,
    hsn: '6913',
  },
  book,
  {
    ...book,
    id: 'calendar-pdf',
    position: 3,
    name: 'Calendar, PDF',
    category: 'digital',
    price: 49,
    stock: null,
    weightGrams: null,
    hasCashOnDelivery: false,
    gstRate: 18,
    hsn: '998439',
  },
  { ...book, id: 'puja-kit', position: 4, name: 'Puja Kit', category: 'puja_kits', stock: 0 },
]

/** A short one: what it names is on sale or sold out, published or not. */
const daily: SeedRite = {
  id: 'daily',
  position: 1,
  title: 'Daily Puja',
  summary: 'Ten calm minutes at home.',
  occasion: 'daily',
  samagri: [
    {
      id: 'murti',
      name: 'Murti of Ganesha',
      amount: '1',
      productId: 'clay-ganapati',
      isOptional: undefined,
    },
    {
      id: 'durva',
      name: 'Durva grass',
      amount: '21 blades',
      productId: 'puja-kit',
      isOptional: true,
    },
  ],
  steps: [
    {
      id: 'sankalp',
      kind: 'sankalp',
      picture: 'sankalp',
      title: 'Sankalp',
      instruction: 'Take water in your right palm.',
      minutes: 2,
    },
    {
      id: 'dhyana',
      kind: 'offering',
      picture: 'hands',
      title: 'Meditation',
      sanskritName: 'ध्यान',
      instruction: 'Close your eyes.',
      mantra: {
        lines: [{ text: 'वक्रतुण्ड महाकाय ।' }, { text: 'निर्विघ्नं कुरु ॥' }],
        meaning: 'You of the curved trunk, clear the way.',
        sources: 'Text: a print',
        mantraId: 'vakratunda',
      },
      minutes: 1,
      isShort: true,
    },
    {
      id: 'aarti',
      kind: 'aarti',
      picture: 'aarti',
      title: 'Aarti',
      instruction: 'Sing with the lamp in your hand.',
      aartis: ['om-gam', 'sukhkarta'],
      minutes: 5,
      isShort: true,
    },
  ],
}

/** A small temple: two featured mantras and a third, one of them with a recording. */
export const content: SeedFiles = {
  products,
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
  aartis: [],
  rites: [daily],
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
