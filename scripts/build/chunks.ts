import type { Rolldown } from 'vite'

/** Staff code: one chunk, which no phone stores. */
export const staff = new RegExp(
  [
    'app/(?:admin/|features/admin/|i18n/en/[\\w-]+/admin(?!Shell))',
    'contract/(?:\\w+/)?(?:admin|(?!first)\\w+Admin|answerTemplates|paging|permissions|pujaSettings|waiting)\\.ts',
    // Libraries that only the back office uses.
    '@tanstack/.+/(?:useBlocker|queryOptions)\\.js',
  ].join('|'),
)

/** For groups that phones store: leaves out modules that only staff use. */
const devotees = (paths: RegExp) => (file: string) => paths.test(file) && !staff.test(file)

/** Whether a module cannot run without a library, because it or what it imports does. */
function needs(
  library: RegExp,
  id: string,
  graph: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (library.test(id)) return true
  seen.add(id)
  const { importedIds = [] } = graph.getModuleInfo(id) ?? {}
  return importedIds.some((next) => !seen.has(next) && needs(library, next, graph, seen))
}

/** What computes the festivals: of the pages that are loaded together, and of those that load them. */
const festivals =
  /contract\/festivals\/(mergeOverrides|repeatedFestivals)|features\/festivals\/(queries|knownFestivals|use(Festivals|Month|Upcoming))\.ts|query-core\/.*\/queriesObserver|react-query\/.*\/useQueries/

/** What only the checkout needs; the catalogue and the cart do without. */
const checkout =
  'Checkout|checkout|Delivery|PlaceOrder|paymentOptions|shopSettings|usePlaceOrder|usePinState'

const large = /node_modules\/(zod|dexie|@hookform|react-hook-form|@headlessui|@radix-ui)/

/**
 * The chunks, cut by hand. An earlier one takes modules that a later one could have taken too,
 * with everything they need. What each saves: docs/decisions/0008-few-large-chunks.md.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  // What every page needs: the libraries, and the shell around every page.
  { name: 'vendor', tags: ['$initial'], test: /node_modules/ },
  { name: 'app', tags: ['$initial'], test: /^(?!.*lazy\.css)/ },
  // Each is large enough to be a long task on a slow phone, so they are loaded separately.
  { name: 'dexie', test: /node_modules\/dexie/ },
  { name: 'plain-text', test: devotees(/contract\/plainText/) },
  // Of the darshan, and of who copies or deletes what is theirs.
  { name: 'darshan-days', test: /app\/offline\/darshan/ },
  // Of a few pages that would load all that pages share for an icon.
  { name: 'icon', test: /lucide\/.*\/(mail|smartphone|printer)\./ },
  // Small parts and texts that many pages share.
  {
    name: (id, graph) => (needs(large, id, graph) ? null : 'basics'),
    minShareCount: 4,
    // Texts and parts of forms are loaded with their forms.
    test: (file) =>
      !festivals.test(file) &&
      devotees(
        /^(?!.*(contract\/(festivals\/neighbours|reminders\/(?!calendarPage)|site\/openingHours|accounts\/signedInCookie|orders\/indianStates|payments\/upi)|useOpening|openingText|en\/site\/opening))(?!.*lucide\/.*\/eye)(?!.*app\/(lazyNothingListed|audio\/score|script\/|payments\/|offline\/(askByLink|useByLink|inLock|endWithPage|session\/(begunLogout|useMine|useSecretTakenOff)|content|downloads|sadhana|mine\/(?!keys)|outbox\/(drafts|verdict|wake))|ui\/(PreviousNext|PasswordField|ShareButton)|features\/(accounts|bookings|city|donations|newsletter\/N|orders|shop)|i18n\/en\/(blog\/|city\/|mantras\/mine|reminders\/reminders|donations\/donations|bookings\/(puja\.|booking)|scene\/scene|festivals\/festivalGroups|ui\/|accounts\/signIn|shop\/|orders\/)))/,
      )(file),
  },
  // Of pages that are opened by a secret link.
  { name: 'by-link', test: devotees(/offline\/(askByLink|useByLink|session\/useSecretTakenOff)/) },
  // What an account has: on its page, and below the forms.
  { name: 'own-lists', test: devotees(/offline\/session\/useMine|lazyNothingListed/) },
  {
    name: (id, graph) => (needs(/node_modules\/zod/, id, graph) ? 'contract' : null),
    test: devotees(
      /node_modules\/zod|\/contract\/(?!reminders\/(?!calendarPage)|whatsapp|shop\/cart\b|sadhana|orders|accounts\/invitations)|app\/offline\/\w+\/(bookings|donation\w*|savedSession|outboxRow)|accounts\/useSession/,
    ),
  },
  // Of whoever is invited to work in the office, and of the office.
  { name: 'invitation', test: /contract\/accounts\/invitations/ },
  // Loaded by those who order something, or are logged in.
  {
    name: 'kept-orders',
    test: devotees(/contract\/orders\/|app\/offline\/content\/orders/),
  },
  // Loaded by those who ask for reminders, or have some; the words of a message by those who ask.
  {
    name: 'reminder-contract',
    test: devotees(/contract\/(reminders\/(?!words|moments|calendarPage)|whatsapp)/),
  },
  { name: 'reminder-words', test: devotees(/contract\/reminders\/(words|moments)/) },
  { name: 'cities', test: /almanac\/cities/ },
  { name: 'qr', test: /node_modules\/uqr|ui\/QrCode/ },
  {
    name: 'overlay',
    test: devotees(/node_modules\/@(headlessui|radix-ui|floating-ui|react-aria)/),
  },
  {
    name: 'forms',
    // Only the checkout keeps a draft of what is sent directly.
    test: devotees(/node_modules\/(react-hook-form|@hookform)|app\/forms\/use(?!FormDraft)/),
  },
  // Reading, storing and sending on the phone, without the hooks and the call that loads it.
  {
    name: 'offline',
    test: devotees(
      /app\/(api\/(?!orNone|uploadFile)|offline\/(?!(\w+\/)?use[A-Z]|ownDevices|inTurn|cart\/|sadhana\/|backup\/|mine\/|content\/orders|downloads\/boughtFiles|askByLink|call\.|probe|askByLink|connection|outbox\/appBadge|push\/renew\.ts))/,
    ),
  },
  // Of the office, and of those who return something.
  { name: 'upload', test: /app\/api\/uploadFile/ },
  // Of the cart and of the log, each of which does without the other.
  { name: 'in-turn', test: /app\/offline\/inTurn/ },
  // Of those who put something into the cart, or are logged in.
  {
    name: 'cart',
    test: devotees(/app\/offline\/cart\/(phoneCart|syncCart|cart)\.ts|contract\/shop\/cart\.ts/),
  },
  { name: 'push', test: devotees(/app\/offline\/push\/renew\.ts/) },
  {
    name: 'pages',
    test: devotees(
      new RegExp(
        `app/(home/(?!TempleDarshan|OpenNow)|features/(city/(CityChip|useCityPicker)|newsletter/N)|i18n/en/city/|routes/(index|mantras|calendar\\.index)\\b)|${festivals.source}`,
      ),
    ),
  },
  // Of a festival in other calendars, once somebody asks for that.
  { name: 'festival-event', test: devotees(/contract\/festivals\/event/) },
  // The words of a search, without the index that is loaded when somebody types them.
  { name: 'search-text', test: /contract\/search\/text/ },
  {
    name: 'search',
    test: devotees(/features\/search\/device|contract\/search\/(entries|excerpts|slips|stems)/),
  },
  // Of those who look at their booking.
  { name: 'dakshina', test: devotees(/i18n\/en\/bookings\/dakshina/) },
  // Each feature's texts about what it sends.
  { name: 'labels', test: devotees(/app\/shell\/commandLabels/) },
  {
    name: 'bookings',
    minShareCount: 2,
    test: devotees(/app\/(features\/bookings|i18n\/(en\/bookings\/sankalp|pujaText))/),
  },
  // Of the pages of what is paid for. Needs the forms, which a card does not.
  {
    name: 'pay-panel',
    test: devotees(/app\/payments\/(Claim|CopyButton|Payment(Head|Panel)|UpiPanel|utrTyped)/),
  },
  // Of everything that is paid for.
  { name: 'payments', minShareCount: 2, test: devotees(/app\/payments\//) },
  {
    name: 'donations',
    minShareCount: 2,
    test: devotees(/app\/(features\/donations|ui\/paymentTone)/),
  },
  // Shared only by pages of one kind.
  ...['accounts', 'blog', 'panchang'].map((name) => ({
    name,
    minShareCount: 2,
    test: devotees(
      new RegExp(
        `app/(features/${name}|i18n/en/${name === 'accounts' ? 'accounts/(signIn|profile)' : `${name}/${name}`})`,
      ),
    ),
  })),
  // Shared by devotees and staff, and loaded only where a city is looked for.
  { name: 'city-search', test: /almanac\/CitySearch/ },
  // Of a mantra's own page and the aarti.
  {
    name: 'verses',
    minShareCount: 2,
    test: devotees(
      /app\/(features\/mantras\/(VerseText|verseParts|ReadingSize|TextSheet|BackLink|sheet\.|sungLine|useFollowing|useLineTaps|MantraPageSkeleton)|audio\/following)/,
    ),
  },
  // Of the pages about the temple and its visitors, and of the office that edits them.
  {
    name: 'temple',
    minShareCount: 2,
    test: devotees(
      /contract\/site\/(openingHours|visit)|useOpening|i18n\/(openingText|en\/(site\/opening|pages\/pages))|features\/(pages|contact\/OpenHours)/,
    ),
  },
  // When lines are sung: of the text, of recitations and of the aarti.
  { name: 'score', test: devotees(/app\/audio\/score/) },
  // Of a mantra's page, of a row that opens in the list, and of what is sent to others.
  {
    name: 'verses',
    minShareCount: 2,
    test: devotees(
      /app\/(script|features\/mantras\/(aboutVerse|verse|VerseText|mantraCard|ReadingSize)|i18n\/en\/mantras\/mantraPage)/,
    ),
  },
  // Of the search's page, and of pages where something was not found.
  {
    name: 'search-form',
    minShareCount: 2,
    test: devotees(/features\/search\/(SearchForm|SectionLinks)|i18n\/en\/search\/search/),
  },
  // Of the pictures of a day and of a mantra.
  {
    name: 'share-card',
    minShareCount: 2,
    test: devotees(/app\/(shareCard|i18n\/en\/share-card\/)/),
  },
  // The shell's later part shares nothing with pages.
  {
    name: 'shared',
    minShareCount: 2,
    test: devotees(
      /^(?!.*((offline|contract)\/sadhana|offline\/(inTurn|backup|mine)|features\/(sadhana|festivals\/GreatTimes|mantras\/(Written|FavouriteButton|CopyButton|MantraAudio|SaveButton))|en\/mantras\/mine|outbox\/useOutbox|i18n\/en\/audio\/player|app\/audio|ui\/orderTone|app\/reminders|features\/(city\/CityBar|orders|reminders|shop)|en\/(reminders\/reminders|shop\/(?:shop|cart|checkout)|orders\/order|sadhana\/sadhana)\.ts))/,
    ),
  },
  // The form for reminders, of their page and, once somebody chooses there, of the calendar's box.
  { name: 'choose-reminders', test: devotees(/app\/reminders|features\/city\/CityBar/) },
  // Of the calendar's box and the page of reminders.
  {
    name: 'reminders',
    test: devotees(
      /features\/reminders\/(?!NeverMiss|ManageReminder|My|my)|i18n\/en\/reminders\/reminders/,
    ),
  },
  // Of the shop's pages, and of four products far down the home page.
  {
    name: 'shop',
    test: devotees(
      new RegExp(
        `app/(features/shop/(?!CartNews|FeaturedProducts|${checkout})|i18n/en/shop/(shop|cart)\\.ts)`,
      ),
    ),
  },
  // What an order's page and the list of one's orders say.
  {
    name: 'order-words',
    test: devotees(/app\/(features\/orders\/nextOf|ui\/orderTone|i18n\/en\/orders\/order\.ts)/),
  },
  // Of an order's page and its card form.
  { name: 'orders', minShareCount: 2, test: devotees(/app\/features\/orders/) },
  // Of those who chant on the mala; its pages need the pure parts alone.
  {
    name: 'beads',
    test: devotees(/app\/offline\/sadhana\/(beads|malaSettings|summary|whose)/),
  },
  // Of the log's page and the profile.
  {
    name: 'own-log',
    test: devotees(
      /app\/(features\/sadhana\/(LogPlace|Guest|minutesOf)|offline\/sadhana\/(useOwnLog|ownLog|goalsRow)|i18n\/en\/sadhana\/sadhana)/,
    ),
  },
  {
    name: 'sadhana',
    test: devotees(
      /app\/offline\/sadhana\/(?!use|beads|malaSettings|summary|whose|ownLog|goalsRow)|contract\/sadhana/,
    ),
  },
  // Of a mantra's page, and of the list's part for those who have favourites or left a text halfway.
  {
    name: 'mine',
    test: devotees(
      /app\/(offline\/mine\/(?!keys)|features\/mantras\/FavouriteButton|i18n\/en\/mantras\/mine)/,
    ),
  },
  {
    name: 'my-mantras',
    test: devotees(/features\/mantras\/(Mine|ContinueRow|NothingStored|placeOf)/),
  },
  // Of an opened row, and of lists and cards for those who read in another script.
  {
    name: 'written',
    test: devotees(/features\/mantras\/(Written|MantraAudio|SaveButton)/),
  },
  {
    name: 'later',
    test: devotees(/app\/(shell\/lazyShell|lazy\/whenNear|features\/scene\/SkyMoon)|serviceWorker/),
  },
  { name: 'player', test: devotees(/app\/audio\/(AudioPlayer|PlayerBar)/) },
  // Recitations one after the other: of the mala, and of the practice.
  { name: 'recitations', test: devotees(/app\/audio\/practice\/\w+\.ts$/) },
  // Of a mantra's own page and the player there.
  {
    name: 'practice',
    test: devotees(
      /app\/(audio\/practice|i18n\/en\/audio\/practice)|features\/mantras\/PracticeText/,
    ),
  },
  // Charts, loaded with the totals that use them.
  { name: 'admin-chart', test: /uplot|SumChart/ },
  { name: 'admin', test: staff },
]
