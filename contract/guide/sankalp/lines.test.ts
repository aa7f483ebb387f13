import { describe, expect, it } from 'vitest'
import { addDays } from '#almanac/civilDate.ts'
import { type SankalpTime, sankalpTimeAt } from '#almanac/sankalp.ts'
import { instantAt } from '#almanac/zone.ts'
import { sankalpLines, sankalpRites, type SankalpSaid } from './lines.ts'
import { listedCity } from './listedCity.ts'

const pune = listedCity('Pune')
const timeIn = (local: string) => sankalpTimeAt(pune, instantAt(local, pune.tz))

const said: SankalpSaid = {
  time: timeIn('2026-12-01T08:00'),
  place: pune,
  people: { names: ['रमेश', 'सुनीता'], gotra: 'भारद्वाज' },
  rite: 'daily',
}

const textsOf = (change: Partial<SankalpSaid>) =>
  sankalpLines({ ...said, ...change }).map(({ text }) => text)

describe('A sankalp', () => {
  it('goes from the greatest time and place to the family and its puja', () => {
    expect(textsOf({})).toEqual([
      'ॐ विष्णुर्विष्णुर्विष्णुः',
      'श्रीमद्भगवतो महापुरुषस्य विष्णोराज्ञया प्रवर्तमानस्य',
      'अद्य ब्रह्मणो द्वितीये परार्धे',
      'श्रीश्वेतवाराह-कल्पे',
      'वैवस्वत-मन्वन्तरे',
      'अष्टाविंशतितमे कलियुगे प्रथम-चरणे',
      'जम्बू-द्वीपे भारत-वर्षे भरत-खण्डे',
      'दण्डकारण्ये देशे गोदावर्याः दक्षिणे तीरे',
      'पुणे-नगरे',
      'शालिवाहन-शके अस्मिन् वर्तमाने व्यावहारिके',
      'पराभव-नाम-संवत्सरे',
      'दक्षिणायने',
      'शरद्-ऋतौ',
      'कार्तिक-मासे',
      'कृष्ण-पक्षे',
      'अष्टम्यां तिथौ',
      'भौम-वासरे',
      'मघा-नक्षत्रे',
      'वैधृति-योगे',
      'बालव-करणे',
      'सिंह-राशि-स्थिते चन्द्रे',
      'वृश्चिक-राशि-स्थिते सूर्ये',
      'शेषेषु ग्रहेषु यथायथं राशि-स्थान-स्थितेषु सत्सु',
      'एवं-गुण-विशेषण-विशिष्टायां शुभ-पुण्य-तिथौ',
      'भारद्वाज-गोत्रोत्पन्नानां',
      'रमेश, सुनीता इति नामधेयानाम्',
      'अस्माकं सहकुटुम्बानां सपरिवाराणां',
      'क्षेम-स्थैर्य-आयुर्-आरोग्य-ऐश्वर्याभिवृद्ध्यर्थं',
      'श्रुति-स्मृति-पुराणोक्त-फल-प्राप्त्यर्थं',
      'श्रीमहागणपति-प्रीत्यर्थं',
      'यथाशक्ति पूजनं करिष्ये ।',
    ])
  })

  it.each([
    ['daily', 'श्रीमहागणपति-प्रीत्यर्थं यथाशक्ति पूजनं करिष्ये ।'],
    ['sankashti', 'श्रीगणेश-प्रीत्यर्थं यथाशक्ति श्रीसिद्धिविनायक-पूजां सङ्कष्टचतुर्थी-व्रतं च करिष्ये ।'],
    [
      'ganesh_chaturthi',
      'श्रीसिद्धिविनायक-प्रीत्यर्थं यथाशक्ति ध्यान-आवाहनादि-षोडशोपचारैः श्रीसिद्धिविनायक-पूजां करिष्ये ।',
    ],
  ] as const)('resolves what the rite %s is for', (rite, end) => {
    expect(textsOf({ rite }).slice(-2).join(' ')).toBe(end)
  })
})

describe('Every form a sankalp can have', () => {
  const isSanskrit = /^[\p{Script=Devanagari}\p{M}\- ,।]+$/u

  it('is written out, in any year, month, star and sign', () => {
    const most: SankalpTime = { ...said.time }
    for (let n = 0; n < 60; n++) {
      const time = {
        ...most,
        samvatsara: { lunar: n, northern: 59 - n },
        month: { index: n % 12, isAdhika: n >= 48 },
        tithi: (n % 30) + 1,
        vara: n % 7,
        nakshatra: n % 27,
        yoga: n % 27,
        karana: n,
        moonSign: n % 12,
        sunSign: (n + 1) % 12,
      }
      for (const isNorthernYear of [true, false]) {
        const lines = textsOf({ time, isNorthernYear })
        for (const line of lines) expect(line).toMatch(isSanskrit)
        expect(lines.map((line) => line.normalize('NFC'))).toEqual(lines)
      }
    }
  })

  it('has a name of its own for each of the sixty years, thirty tithis and sixty halves', () => {
    const differ = (line: number, count: number, change: (n: number) => Partial<SankalpTime>) =>
      new Set(
        Array.from(
          { length: count },
          (_, n) => textsOf({ time: { ...said.time, ...change(n) } })[line],
        ),
      ).size
    expect(differ(10, 60, (n) => ({ samvatsara: { lunar: n, northern: 0 } }))).toBe(60)
    expect(differ(13, 12, (index) => ({ month: { index, isAdhika: false } }))).toBe(12)
    // Fourteen return in the dark half.
    expect(differ(15, 30, (n) => ({ tithi: n + 1 }))).toBe(16)
    expect(differ(16, 7, (vara) => ({ vara }))).toBe(7)
    expect(differ(17, 27, (nakshatra) => ({ nakshatra }))).toBe(27)
    expect(differ(18, 27, (yoga) => ({ yoga }))).toBe(27)
    expect(differ(19, 60, (karana) => ({ karana }))).toBe(11)
    expect(differ(20, 12, (moonSign) => ({ moonSign }))).toBe(12)
  })

  it('is there on every day of 2026 to 2030 in Pune', () => {
    let days = 0
    for (let date = '2026-01-01'; date < '2031-01-01'; date = addDays(date, 1)) {
      const rite = sankalpRites[days % 3] ?? 'daily'
      const time = sankalpTimeAt(pune, instantAt(`${date}T09:00`, pune.tz), {
        isPurnimanta: days % 2 === 0,
      })
      const lines = textsOf({ time, rite, isNorthernYear: days % 2 === 0 })
      expect(lines.length).toBe(31)
      expect(lines.filter((line) => !isSanskrit.test(line))).toEqual([])
      days++
    }
    expect(days).toBe(1826)
  })
})
