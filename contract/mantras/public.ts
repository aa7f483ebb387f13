import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import type { Marked } from '#contract/translations/inEnglish.ts'
import { calendarDay } from '#contract/bookings/pujas.ts'

/**
 * A line as it is chanted: Devanagari, the transliteration derived from it, and where it starts in
 * the recording.
 */
const mantraLine = z.object({
  text: z.string(),
  iast: z.string(),
  /** Lines of one verse share its number, counted from 1. */
  verse: z.number(),
  /** Has a conjunct or sign that the small Sanskrit font would draw wrongly. */
  needsFullFont: z.optional(z.boolean()),
  /** Milliseconds into the recording; absent if the line has no time. */
  startMs: z.optional(z.number()),
})

/** Kinds of texts other than the daily mantras. */
export const otherKinds = ['stotra', 'aarti', 'names'] as const

/** Languages of the texts: Sanskrit, Marathi, Hindi. */
export const mantraLanguages = ['sa', 'mr', 'hi'] as const
export type MantraLanguage = (typeof mantraLanguages)[number]
/** The notes on one verse; verses without notes are left out. */
const mantraVerse = z.object({
  /** As its lines have it. */
  verse: z.number(),
  /** A few words that name it in the index. */
  heading: z.optional(z.string()),
  meaning: z.optional(z.string()),
  /** The verse word by word, each in Devanagari as it is chanted. */
  words: z.optional(z.array(z.object({ word: z.string(), iast: z.string(), meaning: z.string() }))),
})
export type MantraVerse = z.infer<typeof mantraVerse> & Marked

const mantraAudio = z.object({
  bytes: z.number(),
  durationMs: z.number(),
  /** The recording has a synthesised voice; the app shows that wherever it offers it. */
  isSynthesised: z.boolean(),
  /** From one recitation to the next, if the recording is known to repeat the text. */
  recitationMs: z.optional(z.number()),
})

export const mantra = z.object({
  /** Its slug: `/mantras/ganesha-gayatri`. */
  id: z.string(),
  title: z.string(),
  origin: z.optional(z.string()),
  /** The lines' text joined by newlines. */
  sanskrit: z.string(),
  meaning: z.string(),
  audioUrl: z.optional(z.string()),
  isFeatured: z.boolean(),
  createdAt: z.string(),
  lines: z.array(mantraLine),
  verses: z.optional(z.array(mantraVerse)),
  /** Where the text and its meaning come from: one in each row, with its web address if it has one. */
  sources: z.optional(z.string()),
  audio: z.optional(mantraAudio),
  /** Absent for a daily mantra. */
  kind: z.optional(z.enum(otherKinds)),
  /** Absent for Sanskrit. */
  language: z.optional(z.enum(mantraLanguages)),
  /** Its position in the temple's aarti, from 1; absent if it is not part of it. */
  aartiPosition: z.optional(z.number()),
})
export type Mantra = z.infer<typeof mantra> & Marked
export type MantraLine = z.infer<typeof mantraLine>

/** What only a mantra's own page shows. */
const about = {
  sanskrit: true,
  origin: true,
  createdAt: true,
  verses: true,
  sources: true,
} as const

/** A mantra on a card: only the beginning of a long text; `lineCount` is its full length. */
const mantraPreview = z.extend(z.omit(mantra, about), {
  lines: z.array(z.omit(mantraLine, { startMs: true })),
  lineCount: z.number(),
})
export type MantraPreview = z.infer<typeof mantraPreview>

/** A mantra, stotra or aarti as one row of the list. */
const mantraRow = z.extend(
  z.pick(mantra, {
    id: true,
    title: true,
    audioUrl: true,
    isFeatured: true,
    audio: true,
    kind: true,
    language: true,
  }),
  {
    /** Its first words, by which it is known. */
    opening: z.string(),
    needsFullFont: z.optional(z.boolean()),
    lineCount: z.number(),
    /** For a long text, its first sentence; absent in lists stored by an earlier version. */
    meaning: z.optional(z.string()),
  },
)
export type MantraRow = z.infer<typeof mantraRow> & Marked

const neighbour = z.pick(mantra, { id: true, title: true })

/** A mantra on its own page, with the ones before and after it in its list. */
export const mantraPage = z.extend(mantra, {
  previous: z.optional(neighbour),
  next: z.optional(neighbour),
})
export type MantraPage = z.infer<typeof mantraPage> & Marked

const nothing = z.object({})

/** The daily mantras. */
export const listMantras = endpoint({
  method: 'GET',
  path: '/api/mantras',
  access: 'anyone',
  input: nothing,
  output: z.array(mantra),
  cacheSeconds: 60,
})

/** Without their sources, which only their own pages show: the home page is rendered from them. */
export const listFeaturedMantras = endpoint({
  method: 'GET',
  path: '/api/mantras/featured',
  access: 'anyone',
  input: nothing,
  output: z.array(z.omit(mantra, { sources: true })),
  cacheSeconds: 60,
})

/** All texts of the page `/mantras`: the daily mantras, then the others. */
export const listMantraPreviews = endpoint({
  method: 'GET',
  path: '/api/mantras/previews',
  access: 'anyone',
  input: nothing,
  output: z.array(mantraRow),
  cacheSeconds: 60,
})

/** The mantra for a date of the temple's calendar (todaysMantra.ts), as a card shows it. */
export const getMantraOfDay = endpoint({
  method: 'GET',
  path: '/api/mantras/of-day/:date',
  access: 'anyone',
  input: z.object({ date: calendarDay }),
  output: mantraPreview,
  cacheSeconds: 60,
})

export const getMantra = endpoint({
  method: 'GET',
  path: '/api/mantras/:id',
  access: 'anyone',
  input: z.object({ id: z.string() }),
  output: mantraPage,
  cacheSeconds: 60,
})

/** The stotras, aartis and names, in the temple's order. */
export const listAartis = endpoint({
  method: 'GET',
  path: '/api/aartis',
  access: 'anyone',
  input: nothing,
  output: z.array(mantra),
  cacheSeconds: 60,
})

/** What is sung at the aarti, one after the other. */
export const listSung = endpoint({
  method: 'GET',
  path: '/api/aartis/sung',
  access: 'anyone',
  input: nothing,
  output: z.array(mantra),
  cacheSeconds: 60,
})
