import type { Rolldown } from 'vite'
import { chunk, type Group, isUsedBy, needs, shared, staff, where } from './chunkOf.ts'

const zod = /node_modules\/zod/
const large = /node_modules\/(zod|dexie|@hookform|react-hook-form|@headlessui|@radix-ui)/

/** What computes the festivals: of pages with dates. */
const festivals = `contract/(festivals/(mergeOverrides|repeatedFestivals)|i18n/en/festivals/movedReason)
  app/features/festivals/(queries|knownFestivals|use(Festivals|Month|Upcoming))\\.ts
  query-core/.*/queriesObserver react-query/.*/useQueries`

/** The pages on which most visits begin, and what comes later to them. */
const firstPages = [
  /app\/(routes\/index\.tsx|home\/HomeBeginning)/,
  /app\/routes\/mantras\.tsx/,
  /app\/routes\/calendar\.index/,
  /app\/home\/HomeRest/,
  /app\/features\/newsletter\/N/,
  /app\/shell\/lazyShell/,
]
const isSharedByFirst = (id: string, graph: Rolldown.ChunkingContext): boolean =>
  firstPages.filter((page) => isUsedBy(page, id, graph)).length > 1

/**
 * The chunks, cut by hand. An earlier one takes modules that a later one could have taken too,
 * with everything they need. What each saves: docs/decisions/0008-few-large-chunks.md.
 */
export const chunks: Group[] = [
  // What every page needs: the libraries, and the shell around every page.
  { name: 'vendor', tags: ['$initial'], test: /node_modules/ },
  { name: 'app', tags: ['$initial'] },
  chunk('dexie', 'node_modules/dexie'), // A long task of its own on a slow phone.
  chunk('plain-text', 'contract/plainText'),
  chunk('notice', 'contract/bookings/slotNotice'), // Of those who book, and of a festival's page.
  chunk('icon', 'icons/mail icons/smartphone icons/printer icons/clock\\.'),
  // Small parts and texts that many pages share. Those of forms are loaded with their forms.
  where(
    chunk('basics', 'lucide/ app/ contract/ almanac/ @tanstack/', {
      sharedBy: 5,
      but: `${festivals} icons/eye contract/festivals/neighbours contract/reminders/ contract/i18n/en/(reminder|otherDay|fieldText)
        contract/site/openingHours contract/accounts/signedInCookie contract/orders/indianStates contract/payments/upi
        app/(script|payments|lazyListFallback|audio/score|api/ownWords) app/ui/(PreviousNext|PasswordField|ShareButton)
        app/features/(accounts|bookings|city|contact|donations|orders|shop|newsletter/N) app/(useOpening|i18n/openingText)
        app/offline/(fetchByLink|useByLink|inLock|endWithPage|content|downloads|guide|sadhana|mine/(?!keys))
        app/(features/)?guide/
        app/offline/(session/(startedLogout|useOwnRecords|useSecret)|outbox/(drafts|verdict|wake))
        i18n/en/(blog|city|guide|orders|scene|shop|site|ui)/ i18n/en/mantras/mine i18n/en/bookings/(puja\\.|booking)
        i18n/en/(accounts/signIn|donations/donations|festivals/festivalGroups|reminders/reminders)`,
    }),
    (id, graph) => !needs(large, id, graph),
  ),
  chunk('by-link', 'app/offline/(fetchByLink|useByLink|session/useSecretRemoval)'), // Of pages that are opened by a secret link.
  chunk('own-lists', 'app/offline/session/useOwnRecords app/lazyListFallback'), // What an account has: on its page, and below the forms.
  where(
    chunk(
      'contract',
      `node_modules/zod contract/ app/offline/\\w+/(bookings|donation|savedSession|outboxRow)
      app/features/accounts/useSession`,
      {
        but: `contract/(reminders/|whatsapp|shop/cart\\b|sadhana|orders|accounts/(invitations|totp|myAccount)|sevas|sponsorships|monthlyGifts)
          contract/(festivals/yearlyRule|panchang/almanacDate)`,
      },
    ),
    (id, graph) => needs(zod, id, graph),
  ),
  chunk('gift-contract', 'contract/monthlyGifts/'), // Of those who give every month, or pay by card.
  chunk('account-contract', 'contract/accounts/(totp|myAccount)'), // Of who opens their account, or logs in to the office.
  chunk('invitation', 'contract/accounts/invitations'), // Of whoever is invited to work in the office, and of the office.
  chunk('kept-orders', 'contract/orders/ app/offline/content/orders'), // Loaded by those who order something, or are logged in.
  chunk(
    'reminder-contract',
    'contract/reminders/(?!words|moments) contract/whatsapp contract/i18n/en/(reminderChoice|whatsappConsent)',
  ), // Of those who ask for reminders, or have some.
  chunk(
    'reminder-words',
    'contract/reminders/(words|moments) contract/i18n/en/(reminders|otherDay)',
  ), // The words of a message, of those who ask.
  chunk('qr', 'node_modules/uqr app/ui/QrCode'),
  chunk('overlay', '@headlessui @radix-ui @floating-ui @react-aria'),
  chunk('forms', 'node_modules/react-hook-form @hookform app/forms/use(?!FormDraft)'), // Only the checkout keeps a draft of what is sent directly.
  // Reading, storing and sending on the phone, without the hooks and the call that loads it.
  chunk('offline', 'app/api/ app/offline/', {
    but: `app/api/(orNone|uploadFile|inWords) app/offline/(\\w+/)?use[A-Z] app/offline/(backup|cart|mine|sadhana)/ app/offline/guide/(?!family)
      app/offline/(fetchByLink|call\\.|connection|inTurn|ownDevices|probe|push/renew\\.)
      app/offline/(content/orders|downloads/boughtFiles|outbox/appBadge)`,
  }),
  chunk('upload', 'app/api/uploadFile'), // Of the office, and of those who return something.
  chunk('cart', 'app/offline/cart/(phoneCart|syncCart|cart)\\. contract/shop/cart\\.'), // Of those who put something into the cart, or are logged in.
  chunk('push', 'app/offline/push/renew\\.'),
  // Home, mantras and calendar, with what two of them need.
  where(
    chunk(
      'common',
      `${festivals} icons/(bell-ring|arrow-right|hand-heart) app/ contract/ almanac/`,
    ),
    isSharedByFirst,
  ),
  chunk('mantras', 'app/routes/mantras\\b'),
  // What other pages have of the calendar's.
  chunk(
    'calendar-parts',
    'app/almanac/prepareAlmanac app/features/festivals/prepareUpcoming app/features/shell/ClockNotice app/ui/PreviousNext',
  ),
  chunk('calendar', 'app/routes/calendar\\.index app/features/festivals/GroupFilter'),
  chunk('home', 'app/routes/index\\b app/home/HomeBeginning'),
  chunk('home-rest', 'app/home/HomeRest'),
  chunk('search-text', 'contract/search/(text|fold|grammar) contract/i18n/en/searchGrammar'), // The words of a search, without the index that is loaded when somebody types them.
  chunk('search', 'app/features/search/device contract/search/(entries|excerpts|slips|stems)'),
  // What a page says of what it sends, and the outbox of all that is sent.
  chunk(
    'booking-words',
    'app/i18n/en/bookings/(booking|puja)\\. app/i18n/slotWords app/features/bookings/(pujas|useBookingLabels)\\.',
  ),
  chunk(
    'donation-words',
    'app/i18n/en/donations/donations\\. app/features/donations/(donationPath|useDonationLabels)\\.',
  ),
  chunk('labels', 'app/shell/commandLabels'),
  chunk('bookings', 'app/features/bookings/ app/i18n/(en/bookings/sankalp|pujaText)', shared),
  // Of the pages of what is paid for. Needs the forms, which a card does not.
  chunk('pay-panel', 'app/payments/(Claim|CopyButton|Payment(Head|Panel)|UpiPanel|utrTyped)'),
  chunk('payments', 'app/payments/', shared), // Of everything that is paid for.
  chunk('donations', 'features/donations/ ui/paymentTone contract/donations/purposes', shared),
  chunk('accounts', 'app/features/accounts/ app/i18n/en/accounts/(signIn|profile)', shared),
  chunk('blog', 'app/features/blog/ app/i18n/en/blog/blog', shared),
  chunk('panchang', 'app/features/panchang/ app/i18n/en/panchang/panchang', shared),
  // Of a mantra's own page and the aarti.
  chunk(
    'verses',
    `app/audio/following app/features/mantras/(VerseText|verseParts|ReadingSize|TextSheet|BackLink)
    app/features/mantras/(sheet\\.|sungLine|useFollowing|useLineTaps|MantraPageSkeleton)`,
    shared,
  ),
  // Of the pages about the temple and its visitors, and of the office that edits them.
  chunk(
    'temple',
    `contract/site/(openingHours|visit) app/(useOpening|i18n/openingText) app/i18n/en/(site/opening|pages/pages)
    app/features/(pages/|contact/OpenHours)`,
    shared,
  ),
  chunk('score', 'app/audio/score'), // When lines are sung: of the text, of recitations and of the aarti.
  // Of a mantra's page, of a row that opens in the list, and of what is sent to others.
  chunk(
    'verses',
    'app/script/ app/features/mantras/(aboutVerse|verse|mantraCard) app/i18n/en/mantras/mantraPage',
    shared,
  ),
  // Of the search's page, and of pages where something was not found.
  chunk('search-form', 'features/search/(SearchForm|SectionLinks) i18n/en/search/search', shared),
  chunk('share-card', 'app/shareCard/ app/i18n/en/share-card/', shared), // Of the pictures of a day and of a mantra.
  chunk(
    'shared',
    `@tanstack/ lucide/ app/(forms|lazy|ui/(?!orderTone|paymentTone|wakeLock)) app/i18n/en/ui/
    app/features/(scene/bell|mantras/loadMantra) app/offline/cart/useCartRows`,
    shared,
  ), // Smaller parts that two pages share.
  chunk('choose-reminders', 'app/reminders/ app/features/city/CityBar'), // Of that page and, once somebody chooses there, of the calendar's box.
  // Of the calendar's box and the page of reminders.
  chunk(
    'reminders',
    'app/features/reminders/(?!NeverMiss|ManageReminder|My|my) app/i18n/en/reminders/reminders',
  ),
  // Of the shop's pages, and of four products far down the home page. The checkout has its own.
  chunk('shop', 'app/features/shop/ app/i18n/en/shop/(shop|cart)\\.', {
    but: `app/features/shop/(CartNews|FeaturedProducts|Checkout|checkout|Delivery|PlaceOrder)
      app/features/shop/(paymentOptions|shopSettings|usePlaceOrder|usePinState)`,
  }),
  chunk('order-words', 'app/features/orders/nextOf app/ui/orderTone app/i18n/en/orders/order\\.'), // What an order's page and the list of one's orders say.
  chunk('orders', 'app/features/orders/', shared), // Of an order's page and its card form.
  chunk('beads', 'app/offline/sadhana/(beads|malaSettings|summary|whose)'), // Of those who chant on the mala; its pages need the pure parts alone.
  // Of the log's page and the profile.
  chunk(
    'own-log',
    `app/features/sadhana/(LogPlace|Guest|minutesOf) app/offline/sadhana/(useOwnLog|ownLog|goalsRow)
    app/i18n/en/sadhana/sadhana`,
  ),
  chunk('sadhana', 'app/offline/sadhana/(?!use) contract/sadhana/'),
  // Of a mantra's page, and of the list's part for those who have favourites or left a text halfway.
  chunk(
    'mine',
    'app/offline/mine/(?!keys) app/features/mantras/FavouriteButton app/i18n/en/mantras/mine',
  ),
  chunk('written', 'app/features/mantras/(Written|MantraAudio|SaveButton)'), // Of an opened row, and of lists and cards for those who read in another script.
  chunk('news', 'app/(shell/StoredNews|features/outbox/useOutbox)'), // What the phone has stored, said on any page.
  chunk('later', 'app/(shell/lazyShell|lazy/whenNear|features/scene/SkyMoon|.*serviceWorker)'),
  chunk('player', 'app/audio/(AudioPlayer|PlayerBar)'),
  chunk('recitations', 'app/audio/practice/\\w+\\.ts$'), // Recitations one after the other: of the mala, and of the practice.
  // Of a mantra's own page and the player there.
  chunk(
    'practice',
    'app/audio/practice/ app/i18n/en/audio/practice app/features/mantras/PracticeText',
  ),
  chunk('screen', 'app/ui/wakeLock'), // Of the mala and the puja at home.
  chunk('sankalp', 'contract/(guide/sankalp/|bookings/gotras)'), // Also of the office, which lists gotras.
  // Of the pages of the puja at home.
  chunk('guide', 'app/(features/)?guide/ app/offline/guide/(?!family) app/i18n/en/guide/', shared),
  // Of the page of yearly sevas, and of the office.
  chunk(
    'sevas',
    `contract/sevas/ contract/(festivals/yearlyRule|panchang/almanacDate) app/features/sevas/ app/sevas/
    app/i18n/en/sevas/ app/i18n/en/festivals/monthNames`,
  ),
  // Of who sponsors a day, and of the office.
  chunk(
    'sponsorships',
    'contract/sponsorships/public app/features/sponsorships/(?!SponsorDay) app/i18n/en/sponsorships/sponsor',
  ),
  { name: 'admin-chart', test: /uplot|SumChart/ }, // Loaded with the totals that use it.
  { name: 'admin', test: staff },
]
