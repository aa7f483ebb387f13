import { inBuild } from '#contract/i18n/built.ts'

/** The app's own pages, as a search shows them: title and text. */
const words = {
  '/panchang': [
    'Daily Panchang',
    'Tithi, sunrise, sunset, moonrise and moonset of any day in your city.',
  ],
  '/calendar': [
    'Festival Calendar',
    'The next Sankashti with the moonrise of your city, and every Ganesha festival.',
  ],
  '/reminders': ['Reminders', 'A notification, WhatsApp message or email before every festival.'],
  '/mantras': ['Daily Mantras', 'Mantras, stotras and aartis with their meaning and audio.'],
  '/aarti': [
    'Sing the aarti',
    'The aarti as our temple sings it, one part after the other, with text and sound.',
  ],
  '/puja': ['Book Puja', 'Have a puja offered in your name. Choose a day and a time.'],
  '/puja/guide': [
    'Puja at home',
    'Perform a puja at home, one step a screen, with its mantra and recitation.',
  ],
  '/sevas': ['Yearly seva', 'A puja, abhishek or annadan every year on the same tithi or date.'],
  '/shop': ['Shop', 'Ganapati idols, puja kits, books and digital items.'],
  '/donate': ['Donate', 'Support the temple by card or UPI, with a numbered receipt.'],
  '/contact': ['Contact', 'Opening hours, address, phone and email of the temple.'],
  '/blog': ['Blog', 'Stories of Ganesha, his festivals and how to worship him.'],
} as const satisfies Record<string, readonly [title: string, text: string]>

export type SectionWords = Readonly<
  Record<keyof typeof words, readonly [title: string, text: string]>
>

export const sectionWords: SectionWords = inBuild(words)
