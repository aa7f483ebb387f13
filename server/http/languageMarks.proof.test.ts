import { expect, it } from 'vitest'
import { pathIn } from '#contract/addresses.ts'
import { builtTemple } from '#server/test/builtTemple.ts'
import { withPseudoWords } from '#server/test/pseudoWords.ts'
import { textsByLanguage } from '#server/test/textsByLanguage.ts'

const pages = [
  '/',
  '/mantras',
  '/mantras/om-gam-ganapataye-namah',
  '/mantras/ganapati-atharvashirsha',
  '/aarti',
  '/chant/om-gam-ganapataye-namah',
  '/sadhana',
  '/calendar',
  '/calendar/ganesh-chaturthi',
  '/panchang',
  '/panchang/month',
  '/reminders',
  '/puja',
  '/sevas',
  '/donate',
  '/monthly',
  '/shop',
  '/shop/brass-ganapati',
  '/cart',
  '/blog',
  '/blog/the-ashtavinayak-temples',
  '/about',
  '/contact',
  '/faq',
  '/privacy',
  '/search',
  '/newsletter',
  '/login',
  '/signup',
  '/no-such-page',
]

/** What is written in Latin letters in every language, and the starter content's proper names. */
const names =
  /\b(?:UPI|WhatsApp|Google|PhonePe|Paytm|BHIM|PAN|Facebook|Instagram|YouTube|English|Pune)\b/g
const addresses = /\S+@\S+|https?:\S+|\b[\w-]+(?:\.[\w-]+)+(?:\/\S*)?/g
const word = /[a-z]{4}/i

const isPseudo = process.env['MODAK_PSEUDO'] === 'mr'

withPseudoWords()

/** Without the pseudo-language nobody can say which text comes from a catalogue (`scripts/proof/languages.ts`). */
it.skipIf(!isPseudo)(
  'A page in another language says of each English text that it is one',
  async () => {
    const temple = await builtTemple()
    // As if nobody had translated what staff wrote, nor we the starter texts.
    await temple.db('translations').whereNotNull('kind').delete()
    for (const path of pages) {
      const page = await temple.send(pathIn('mr', path), { headers: { Accept: 'text/html' } })
      const texts = textsByLanguage(page.text)
      expect(texts.some(({ lang }) => lang === 'mr')).toBe(true)
      const unmarked = texts
        .filter(({ lang }) => lang !== 'en' && !lang.endsWith('-Latn'))
        .map(({ text }) => text)
        .filter((text) => word.test(text.replace(names, '').replace(addresses, '')))
      expect.soft([...new Set(unmarked)], path).toEqual([])
    }
  },
  120_000,
)
