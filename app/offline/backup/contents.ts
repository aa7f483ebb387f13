/** What is done with a place of the phone's storage: it is in the copy, or the reason why it is not. */
type Treatment = 'copied' | { readonly leftOut: string }

const fetched = { leftOut: 'The server has it: it is fetched again.' }
const secret = { leftOut: 'It says who is logged in, or opens something as a password does.' }
const ofThisPhone = { leftOut: 'It says something of this phone or this visit alone.' }
const unsent = { leftOut: 'A second phone would send it a second time.' }

/** The tables of the phone's database. A new one must be named here (contents.test.ts). */
export const tables: Readonly<Record<string, Treatment>> = {
  sittings: 'copied',
  goals: 'copied',
  logSync: {
    leftOut: 'How far the account’s log has been read is known to the phone that read it.',
  },
  malas: 'copied',
  preferences: 'copied',
  cart: 'copied',
  savedAudio: 'copied',
  audioQueue: 'copied',
  favourites: 'copied',
  bookings: 'copied',
  donations: 'copied',
  orders: 'copied',
  savedPosts: 'copied',
  savedFiles: { leftOut: 'Bought files are downloaded again from their order.' },
  outbox: unsent,
  drafts: unsent,
  session: secret,
  push: secret,
  mantras: fetched,
  festivalOverrides: fetched,
  availability: fetched,
  posts: fetched,
  postLists: fetched,
  rites: fetched,
  pages: fetched,
  products: fetched,
}

/** The keys of local and session storage; one that ends in `/` is a prefix. */
export const keys: Readonly<Record<string, Treatment>> = {
  'modak-city': 'copied',
  'modak-festival-groups': 'copied',
  theme: 'copied',
  'reading-size': 'copied',
  script: 'copied',
  'modak-checklist': 'copied',
  'modak-family': 'copied',
  'modak-rites': 'copied',
  'modak-darshan': 'copied',
  'modak-delivery-address': 'copied',
  'modak-contact': 'copied',
  'recited-until': 'copied',
  'modak-last-text': 'copied',
  'modak-last-mala': 'copied',
  'modak-account': secret,
  'modak-logout': secret,
  'modak-donation-details': secret,
  'modak-donation-link': secret,
  'modak-drafts': unsent,
  'modak-content': fetched,
  'modak-content-language': fetched,
  'modak-beads/': { leftOut: 'They are in the database a moment later.' },
  'modak-cart': { leftOut: 'It counts the cart, which is copied.' },
  'modak-mine': ofThisPhone,
  'install-dismissed': ofThisPhone,
  'modak-two-step-later': ofThisPhone,
  'modak-paper': ofThisPhone,
  'modak-print-at-once': ofThisPhone,
  sun: ofThisPhone,
}

/** What local storage has of a devotee's own; nothing secret, nothing that the server decides. */
export const choiceKeys = Object.keys(keys).filter((key) => keys[key] === 'copied')
