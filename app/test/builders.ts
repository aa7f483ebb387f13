import type { Me } from '#contract/accounts/public.ts'
import type { PostPage } from '#contract/blog/public.ts'
import type { Festival, FestivalOverride } from '#contract/festivals/public.ts'
import type { Mantra } from '#contract/mantras/public.ts'
import type { Page } from '#contract/pages/public.ts'
import type { Product } from '#contract/shop/public.ts'
import type { Site } from '#contract/site/public.ts'

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

export const aSite = (change: Partial<Site> = {}): Site => ({
  name: 'Shri Ganesha Mandir',
  locality: 'Pune, Maharashtra',
  tagline: 'Embracing the divine blessings of Lord Ganesha in your daily spiritual journey',
  address: ['108 Modak Lane', 'Pune'],
  phone: '+91 20 5550 0108',
  email: 'namaste@temple.example',
  officeHours: '10:00 AM - 6:00 PM Mon-Sat',
  templeHours: [{ days: 'Mon-Fri', hours: '6 AM-12 PM and 4-9 PM' }],
  phoneHours: 'Mon-Sat 10 AM-6 PM',
  city: { name: 'Pune', latitude: 18.52, longitude: 73.86, timeZone: 'Asia/Kolkata' },
  social: {},
  ...change,
})

export const aFestival = (change: Partial<Festival> = {}): Festival => ({
  id: 'sankashti-kartika-2026',
  key: 'sankashti-kartika-2026',
  slug: 'ganadhipa-sankashti-2026',
  name: 'Ganadhipa Sankashti',
  date: '2026-11-27',
  description: 'The Sankashti of Kartika.',
  moonriseTime: '20:52',
  category: 'sankashti',
  sequence: 0,
  ...change,
})

export const aPage = (change: Partial<Page> = {}): Page => ({
  name: 'privacy',
  title: 'Privacy Policy',
  description: 'What is stored about you.',
  html: '<h2 id="short">In short</h2>\n<p>Little. <a href="/contact">Ask</a>.</p>\n',
  updatedAt: '2026-11-22T06:00:00.000Z',
  ...change,
})

/** What staff changed in the same festival. */
export const anOverride = (change: Partial<FestivalOverride> = {}): FestivalOverride => ({
  id: 'sankashti-kartika-2026',
  key: 'sankashti-kartika-2026',
  slug: 'ganadhipa-sankashti-2026',
  isHidden: false,
  sequence: 0,
  ...change,
})

export const aPost = (change: Partial<PostPage> = {}): PostPage => ({
  id: 'post-1',
  title: 'How Sankashti is kept',
  slug: 'how-sankashti-is-kept',
  excerpt: 'The fast that ends when the moon rises.',
  imageUrl: '/images/articles/moon-over-temple.svg',
  imageAlt: 'The moon above a temple',
  authorName: 'Sunanda Joshi',
  authorInitials: 'SJ',
  readTime: 4,
  isFeatured: true,
  publishedAt: '2026-11-12T04:30:00.000Z',
  updatedAt: '2026-11-12T04:30:00.000Z',
  content: '<p>Whoever keeps it eats after moonrise.</p>',
  related: [],
  pictures: ['/images/articles/moon-over-temple.svg'],
  ...change,
})

export const aProduct = (change: Partial<Product> = {}): Product => ({
  id: 'shadu-clay-ganapati',
  name: 'Shadu Clay Ganapati',
  description: 'Unfired clay, painted with turmeric. It dissolves in a bucket of water.',
  shortDescription: 'Unfired clay, 23 cm',
  price: 1450,
  category: 'idols',
  imageUrl: '/images/products/shadu-clay-ganapati.svg',
  imageAlt: 'A seated Ganapati of clay',
  imageWidth: 640,
  imageHeight: 640,
  gallery: [],
  isEcoFriendly: true,
  isBestSeller: true,
  inStock: true,
  weightGrams: 2700,
  hasCashOnDelivery: true,
  gstRate: 0,
  hsn: '6913',
  createdAt: '2026-11-21T00:00:00.000Z',
  ...change,
})

export const anAccount = (change: Partial<Me> = {}): Me => ({
  id: 'user-1',
  username: 'asha',
  email: 'asha@example.org',
  isEmailConfirmed: true,
  fullName: 'Asha Patil',
  role: 'user',
  hasTotp: false,
  createdAt: '2026-11-01T04:30:00.000Z',
  ...change,
})
