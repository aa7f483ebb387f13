import type { SectionWords } from '#contract/i18n/en/searchSections.ts'
import type { Marked } from '#contract/translations/inEnglish.ts'

/** What else people call what is on the app's own pages, in all languages. */
const alsoCalled: Readonly<Record<keyof SectionWords, string>> = {
  '/panchang':
    'panchangam almanac today moonrise paksha vara chandrodaya nakshatra yoga karana rahu kalam kaal choghadiya shubh muhurta abhijit पंचांग तिथी चंद्रोदय नक्षत्र राहुकाळ मुहूर्त सूर्योदय सूर्यास्त चौघडिया निकलना निकलने निकलेगा niklega',
  '/calendar':
    'calendar moonrise chandrodaya date calender fast vrat upvas चंद्रोदय सण उत्सव त्योहार त्यौहार कॅलेंडर कैलेंडर दिनदर्शिका उपास',
  '/reminders': 'reminder alert remind notify whatsapp smaran आठवण सूचना याद दिलाना रिमाइंडर अलर्ट',
  '/mantras': 'stotra shloka jap',
  '/aarti':
    'arati artis aartis lyrics Sukhkarta Ghalin Lotangan Mantra Pushpanjali आरती शब्द सुखकर्ता दुखहर्ता दुःखहर्ता',
  '/puja': 'booking pooja price abhishek sankalp guruji pandit पुजारी बुकिंग अर्चना विधी किंमत कीमत शुल्क',
  '/puja/guide': 'guide vidhi pooja samagri upachara विधी विधि साहित्य सामग्री घरी घर',
  '/sevas':
    'shashvat punyatithi shraddha birthday anniversary वर्षासन सेवा पुण्यतिथी श्राद्ध वाढदिवस जन्मदिन सालगिरह बरसी',
  '/shop': 'shop store buy order dukan दुकान खरेदी खरीद खरीदना खरीदारी ऑर्डर किंमत कीमत',
  '/donate':
    'donate donation daan dakshina seva 80G receipt देणगी देणग्या दान वर्गणी चंदा अन्नदान पावती रसीद',
  '/contact':
    'contact timings darshan visit map directions मंदिर संपर्क पत्ता पता फोन नंबर वेळ समय नकाशा',
  '/blog': 'blog stories recipes guides लेख गोष्ट गोष्टी कथा कहाणी कहानी',
}

const paths = Object.keys(alsoCalled) as (keyof SectionWords)[]

/** The app's own pages. */
export const sectionEntries = (words: SectionWords) =>
  paths.map((path) => {
    const [title, text] = words[path]
    return { kind: 'page' as const, path, title, text, also: alsoCalled[path] }
  })

type Named = Marked & { readonly name: string }

/**
 * The same, and the page for booking is found by the names of the temple's pujas, too. Those that are
 * in English on a page in another language are not shown.
 */
export const sectionsWith = (pujas: readonly Named[], words: SectionWords) => {
  const isOwn = ({ inEnglish }: Named) => !inEnglish?.includes('name')
  const own = pujas.filter(isOwn).map(({ name }) => name)
  const other = pujas.filter((puja) => !isOwn(puja)).map(({ name }) => name)
  return sectionEntries(words).map((entry) =>
    entry.path === '/puja'
      ? {
          ...entry,
          // They end as its own sentences do: Hindi has another full stop.
          text: own.length > 0 ? `${entry.text} ${own.join(', ')}${entry.text.at(-1)}` : entry.text,
          ...(other.length > 0 && { unseen: other.join(' ') }),
        }
      : entry,
  )
}

export const sectionPaths: ReadonlySet<string> = new Set(paths)
