import { catalogue } from '#app/i18n/words.ts'

type Page = { title: string; description: string; text: string }

/** Pages whose links stand in header and footer before the page itself does: what will be there. */
export const arriving = catalogue('arriving', {
  eyebrow: 'Being prepared',
  meanwhile: 'Until then the daily mantras are open, with text and audio.',
  toMantras: 'Daily Mantras',
  pages: {
    about: {
      title: 'About the temple',
      description: 'The temple, its priests and its day.',
      text: 'The temple’s story, its priests, and the order of its day will stand here.',
    },
    shop: {
      title: 'Spiritual Shop',
      description: 'Ganapati idols, puja kits, books and digital items.',
      text: 'Ganapati idols, puja kits, books and digital items from the temple will be offered here.',
    },
    donate: {
      title: 'Donate',
      description: 'Support the temple.',
      text: 'Donations by card and UPI, with a numbered receipt, will be taken here.',
    },
    blog: {
      title: 'Blog',
      description: 'Stories, vrats and recipes around Lord Ganesha.',
      text: 'Stories of the incarnations, how the vrats are kept, and recipes for prasad will be told here.',
    },
    privacy: {
      title: 'Privacy Policy',
      description: 'What is kept about you.',
      text: 'The policy is being written. Your saved mantras and settings stay on your phone alone. What you send to the temple, such as a booking, is stored on its server, so that its staff can answer you.',
    },
    terms: {
      title: 'Terms of Service',
      description: 'The terms of using this site.',
      text: 'The full terms are being written. For puja bookings: prices are indicative and nothing is paid here; a booking may be moved once, or cancelled, until 24 hours before it begins.',
    },
    shipping: {
      title: 'Shipping Policy',
      description: 'How the shop delivers.',
      text: 'How and when the shop delivers will be written here before it opens.',
    },
    refunds: {
      title: 'Refund Policy',
      description: 'Returns and refunds.',
      text: 'Returns and refunds will be written here before the shop and the bookings open.',
    },
    faq: {
      title: 'FAQ',
      description: 'Questions and answers.',
      text: 'Answers to what devotees ask most will stand here.',
    },
  } satisfies Record<string, Page>,
})
