const section = (path: string, title: string, text: string, also: string) => ({
  kind: 'page' as const,
  path,
  title,
  text,
  also,
})

/** The app's own pages, with what else people call what is on them. */
export const sectionEntries = [
  section(
    '/panchang',
    'Daily Panchang',
    'Tithi, sunrise, sunset, moonrise and moonset of any day in your city.',
    'panchangam almanac today moonrise paksha vara chandrodaya nakshatra yoga karana rahu kalam kaal choghadiya muhurta abhijit पंचांग तिथी चंद्रोदय नक्षत्र राहुकाळ मुहूर्त सूर्योदय सूर्यास्त चौघडिया',
  ),
  section(
    '/calendar',
    'Festival Calendar',
    'The next Sankashti with the moonrise of your city, and every Ganesha festival.',
    'moonrise chandrodaya date calender fast vrat upvas चंद्रोदय सण उत्सव त्योहार त्यौहार कॅलेंडर कैलेंडर दिनदर्शिका उपास',
  ),
  section(
    '/reminders',
    'Reminders',
    'A notification, WhatsApp message or email before every festival.',
    'alert remind notify whatsapp smaran आठवण सूचना याद रिमाइंडर',
  ),
  section(
    '/mantras',
    'Daily Mantras',
    'Mantras, stotras and aartis with their meaning and audio.',
    'stotra shloka jap',
  ),
  section(
    '/aarti',
    'Sing the aarti',
    'The aarti as our temple sings it, one part after the other, with text and sound.',
    'arati artis aartis Sukhkarta Ghalin Lotangan Mantra Pushpanjali आरती',
  ),
  section(
    '/puja',
    'Book Puja',
    'Have a puja offered in your name. Choose a day and a time.',
    'booking pooja price abhishek sankalp guruji pandit पुजारी बुकिंग अर्चना विधी',
  ),
  section(
    '/sevas',
    'Yearly seva',
    'A puja, abhishek or annadan every year on the same tithi or date.',
    'shashvat punyatithi shraddha birthday anniversary वर्षासन सेवा पुण्यतिथी श्राद्ध वाढदिवस जन्मदिन',
  ),
  section(
    '/shop',
    'Shop',
    'Ganapati idols, puja kits, books and digital items.',
    'store buy order dukan दुकान खरेदी ऑर्डर किंमत',
  ),
  section(
    '/donate',
    'Donate',
    'Support the temple by card or UPI, with a numbered receipt.',
    'donation daan dakshina seva 80G receipt देणगी देणग्या दान वर्गणी चंदा अन्नदान पावती रसीद',
  ),
  section(
    '/contact',
    'Contact',
    'Opening hours, address, phone and email of the temple.',
    'timings darshan visit map directions मंदिर संपर्क पत्ता पता फोन वेळ समय नकाशा',
  ),
  section(
    '/blog',
    'Blog',
    'Stories of Ganesha, his festivals and how to worship him.',
    'stories recipes guides लेख गोष्ट कथा कहाणी कहानी',
  ),
]

/** The same, and the page for booking is found by the names of the temple's pujas, too. */
export const sectionsWith = (pujas: readonly { readonly name: string }[]) =>
  sectionEntries.map((entry) =>
    entry.path === '/puja' && pujas.length > 0
      ? { ...entry, text: `${entry.text} ${pujas.map(({ name }) => name).join(', ')}.` }
      : entry,
  )

export const sectionPaths: ReadonlySet<string> = new Set(sectionEntries.map(({ path }) => path))
