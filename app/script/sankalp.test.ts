import { describe, expect, it } from 'vitest'
import { findCity } from '#almanac/cities/cities.ts'
import {
  karanaName,
  nakshatraNames,
  ritus,
  samvatsaraNames,
  signNames,
  yogaNames,
} from '#almanac/limbNames.ts'
import { monthNames } from '#almanac/monthNames.ts'
import { type SankalpTime, sankalpTimeAt } from '#almanac/sankalp.ts'
import { tithiName } from '#almanac/tithiNames.ts'
import { sankalpLines } from '#contract/guide/sankalp/lines.ts'
import { type TimeId, timeForms } from '#contract/guide/sankalp/timeForms.ts'
import { transliterate } from './transliterate.ts'

it('A sankalp is written in Roman letters like every other text, and names as they were typed', () => {
  const pune = findCity('pune')
  if (!pune) throw new Error('Pune is not listed')
  const lines = sankalpLines({
    time: sankalpTimeAt(pune, Date.parse('2026-12-01T02:30:00Z')),
    place: pune,
    people: { names: ['Ramesh', 'सुनीता'] },
    rite: 'daily',
  })
  const iast = lines.map(({ text }) => transliterate(text, 'iast'))
  expect(iast).toEqual([
    'oṃ viṣṇurviṣṇurviṣṇuḥ',
    'śrīmadbhagavato mahāpuruṣasya viṣṇorājñayā pravartamānasya',
    'adya brahmaṇo dvitīye parārdhe',
    'śrīśvetavārāha-kalpe',
    'vaivasvata-manvantare',
    'aṣṭāviṃśatitame kaliyuge prathama-caraṇe',
    'jambū-dvīpe bhārata-varṣe bharata-khaṇḍe',
    'daṇḍakāraṇye deśe godāvaryāḥ dakṣiṇe tīre',
    'puṇe-nagare',
    'śālivāhana-śake asmin vartamāne vyāvahārike',
    'parābhava-nāma-saṃvatsare',
    'dakṣiṇāyane',
    'śarad-ṛtau',
    'kārtika-māse',
    'kṛṣṇa-pakṣe',
    'aṣṭamyāṃ tithau',
    'bhauma-vāsare',
    'maghā-nakṣatre',
    'vaidhṛti-yoge',
    'bālava-karaṇe',
    'siṃha-rāśi-sthite candre',
    'vṛścika-rāśi-sthite sūrye',
    'śeṣeṣu graheṣu yathāyathaṃ rāśi-sthāna-sthiteṣu satsu',
    'evaṃ-guṇa-viśeṣaṇa-viśiṣṭāyāṃ śubha-puṇya-tithau',
    'kāśyapa-gotrotpannānāṃ',
    'Ramesh, sunītā iti nāmadheyānām',
    'asmākaṃ sahakuṭumbānāṃ saparivārāṇāṃ',
    'kṣema-sthairya-āyur-ārogya-aiśvaryābhivṛddhyarthaṃ',
    'śruti-smṛti-purāṇokta-phala-prāptyarthaṃ',
    'śrīmahāgaṇapati-prītyarthaṃ',
    'yathāśakti pūjanaṃ kariṣye |',
  ])
})

describe('Each phrase of time has the name that the almanac gives', () => {
  const at = Date.parse('2026-12-01T02:30:00Z')
  const place = { name: 'Pune', lat: 18.5, lon: 73.9, tz: 'Asia/Kolkata' }
  const now = sankalpTimeAt(place, at)

  /** `Vrishchika` and `vṛścika-rāśi-sthite`: vriscika. */
  const plain = (name: string): string =>
    name
      .toLowerCase()
      .replaceAll('ṛ', 'ri')
      .normalize('NFD')
      .replaceAll(/[^a-z-]/g, '')
      .replace(/-.*/, '')
      .replaceAll('sh', 's')
      .replaceAll('ch', 'c')
      .replaceAll('w', 'v')
      .replaceAll(/aa|ee/g, (vowels) => (vowels === 'aa' ? 'a' : 'i'))

  /** Where Sanskrit has another name than the almanac, or one of two. */
  const others = new Map([
    ['sobhakrit', 'sobhana'],
    ['indra', 'aindra'],
    ['kinstughna', 'kimstughna'],
    ['purnima', 'paurnamasyam'],
  ])

  const both = (name: string, id: TimeId, change: Partial<SankalpTime>, year = 0) => {
    const form = timeForms({ ...now, ...change }, year).find(([each]) => each === id)?.[1] ?? ''
    const [ours, spoken] = [plain(name), plain(transliterate(form, 'iast').replaceAll(' ', '-'))]
    const known = others.get(ours) ?? ours
    const compared = Math.min(known.length, spoken.length, 7) - 1
    return [known.slice(0, compared), spoken.slice(0, compared)]
  }

  it.each<[TimeId, readonly string[], (n: number) => Partial<SankalpTime>]>([
    ['ritu', ritus, (n) => ({ ritu: ritus[n] ?? 'vasanta' })],
    ['month', monthNames, (index) => ({ month: { index, isAdhika: false } })],
    ['tithi', Array.from({ length: 30 }, (_, n) => tithiName(n + 1)), (n) => ({ tithi: n + 1 })],
    ['nakshatra', nakshatraNames, (nakshatra) => ({ nakshatra })],
    ['yoga', yogaNames, (yoga) => ({ yoga })],
    ['karana', Array.from({ length: 60 }, (_, n) => karanaName(n)), (karana) => ({ karana })],
    ['moon', signNames, (moonSign) => ({ moonSign })],
    ['sun', signNames, (sunSign) => ({ sunSign })],
  ])('%s', (id, names, change) => {
    for (const [n, name] of names.entries()) {
      const [ours, spoken] = both(name, id, change(n))
      expect(spoken, name).toBe(ours)
    }
  })

  it('samvatsara', () => {
    for (const [n, name] of samvatsaraNames.entries()) {
      const [ours, spoken] = both(name, 'samvatsara', {}, n)
      expect(spoken, name).toBe(ours)
    }
  })
})
