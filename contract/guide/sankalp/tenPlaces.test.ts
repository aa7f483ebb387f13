import { expect, it } from 'vitest'
import { sankalpTimeAt } from '#almanac/sankalp.ts'
import { instantAt } from '#almanac/zone.ts'
import { listedCity } from './listedCity.ts'
import { sankalpLines, type SankalpSaid } from './lines.ts'

/**
 * What a sankalp says of place and time, written by hand from printed panchangs before the code was run: for each row the
 * print it comes from. Limbs are the same instant for the whole Earth, so an Indian print serves London, too. The same table
 * for reading, with the addresses: docs/guide/sankalp.md#ten-places.
 */
type Row = {
  city: string
  /** By the clock of the city. */
  at: string
  /** Months to the full moon, and years named as in the north. */
  isNorthern?: boolean
  expected: string
}

const india = 'जम्बू-द्वीपे भारत-वर्षे भरत-खण्डे'
const shaka = 'शालिवाहन-शके अस्मिन् वर्तमाने व्यावहारिके'
const vikram = 'विक्रमाब्दे अस्मिन् वर्तमाने व्यावहारिके'

const rows: Row[] = [
  {
    // A sankalp printed for this Ganesh Chaturthi by dindarshika.com.
    city: 'Pune',
    at: '2021-09-10T10:00',
    expected: `${india} | दण्डकारण्ये देशे गोदावर्याः दक्षिणे तीरे | पुणे-नगरे | ${shaka}
      | प्लव-नाम-संवत्सरे | दक्षिणायने | वर्ष-ऋतौ | भाद्रपद-मासे | शुक्ल-पक्षे | चतुर्थ्यां तिथौ | भृगु-वासरे
      | चित्रा-नक्षत्रे | ब्रह्म-योगे | वणिज-करणे | तुला-राशि-स्थिते चन्द्रे | सिंह-राशि-स्थिते सूर्ये`,
  },
  {
    // A sankalp printed for this Ganesh Chaturthi by sanatan.org. It has the Moon in Tula already, where it came that evening.
    city: 'Nashik',
    at: '2019-09-02T11:30',
    expected: `${india} | दण्डकारण्ये देशे गोदावर्याः तीरे | नाशिक-नगरे | ${shaka}
      | विकारि-नाम-संवत्सरे | दक्षिणायने | वर्ष-ऋतौ | भाद्रपद-मासे | शुक्ल-पक्षे | चतुर्थ्यां तिथौ | इन्दु-वासरे
      | चित्रा-नक्षत्रे | शुक्ल-योगे | वणिज-करणे | कन्या-राशि-स्थिते चन्द्रे | सिंह-राशि-स्थिते सूर्ये`,
  },
  {
    // A sankalp printed for 20 August 2024 in the handbook puja-vidhanam (yajur-upakarma).
    city: 'Chennai',
    at: '2024-08-20T09:00',
    expected: `${india} | मेरोः दक्षिणे पार्श्वे | चेन्नई-नगरे | ${shaka}
      | क्रोधि-नाम-संवत्सरे | दक्षिणायने | वर्ष-ऋतौ | श्रावण-मासे | कृष्ण-पक्षे | प्रतिपदि तिथौ | भौम-वासरे
      | शतभिषङ्-नक्षत्रे | अतिगण्ड-योगे | बालव-करणे | कुम्भ-राशि-स्थिते चन्द्रे | सिंह-राशि-स्थिते सूर्ये`,
  },
  {
    // Drik Panchang’s sankalp of that Thursday for Lancaster, California.
    city: 'Los Angeles',
    at: '2025-11-20T15:00',
    expected: `भूर्लोके | लॉस-एंजिल्स-नगरे | ${shaka}
      | विश्वावसु-नाम-संवत्सरे | दक्षिणायने | हेमन्त-ऋतौ | मार्गशीर्ष-मासे | शुक्ल-पक्षे | प्रतिपदि तिथौ | गुरु-वासरे
      | अनुराधा-नक्षत्रे | अतिगण्ड-योगे | बव-करणे | वृश्चिक-राशि-स्थिते चन्द्रे | वृश्चिक-राशि-स्थिते सूर्ये`,
  },
  {
    // Angaraki Sankashti: chaturthi 08:01 to 06:52, Magha from 12:17, Priti until 20:21, of 2082 Siddharthi.
    city: 'Varanasi',
    at: '2026-01-06T21:00',
    isNorthern: true,
    expected: `${india} | आर्यावर्तान्तर्गते | वाराणसी-नगरे | ${vikram}
      | सिद्धार्थि-नाम-संवत्सरे | दक्षिणायने | हेमन्त-ऋतौ | माघ-मासे | कृष्ण-पक्षे | चतुर्थ्यां तिथौ | भौम-वासरे
      | मघा-नक्षत्रे | आयुष्मद्-योगे | बालव-करणे | सिंह-राशि-स्थिते चन्द्रे | धनू-राशि-स्थिते सूर्ये`,
  },
  {
    // The added Shravana: tritiya until 06:58, Magha until 13:58, Vyatipata until 12:24, Vanija until 20:12, Moon in Simha.
    city: 'Delhi',
    at: '2023-07-21T10:00',
    expected: `${india} | आर्यावर्तान्तर्गते | दिल्ली-नगरे | ${shaka}
      | शोभन-नाम-संवत्सरे | दक्षिणायने | वर्ष-ऋतौ | अधिक-श्रावण-मासे | शुक्ल-पक्षे | चतुर्थ्यां तिथौ | भृगु-वासरे
      | मघा-नक्षत्रे | व्यतीपात-योगे | वणिज-करणे | सिंह-राशि-स्थिते चन्द्रे | कर्क-राशि-स्थिते सूर्ये`,
  },
  {
    // Its dark half, just before and just after trayodashi and Vanija end at 10:25; Punarvasu until 11:07, Siddhi, Karka.
    city: 'Ujjain',
    at: '2023-08-14T10:10',
    expected: `${india} | उज्जैन-नगरे | ${shaka}
      | शोभन-नाम-संवत्सरे | दक्षिणायने | वर्ष-ऋतौ | अधिक-श्रावण-मासे | कृष्ण-पक्षे | त्रयोदश्यां तिथौ | इन्दु-वासरे
      | पुनर्वसु-नक्षत्रे | सिद्धि-योगे | वणिज-करणे | कर्क-राशि-स्थिते चन्द्रे | कर्क-राशि-स्थिते सूर्ये`,
  },
  {
    city: 'Ujjain',
    at: '2023-08-14T10:40',
    expected: `${india} | उज्जैन-नगरे | ${shaka}
      | शोभन-नाम-संवत्सरे | दक्षिणायने | वर्ष-ऋतौ | अधिक-श्रावण-मासे | कृष्ण-पक्षे | चतुर्दश्यां तिथौ | इन्दु-वासरे
      | पुनर्वसु-नक्षत्रे | सिद्धि-योगे | विष्टि-करणे | कर्क-राशि-स्थिते चन्द्रे | कर्क-राशि-स्थिते सूर्ये`,
  },
  {
    // The border of the year: amavasya and Nagava until 22:52 in India, that is 17:22 in London.
    city: 'London',
    at: '2023-03-21T17:00',
    expected: `भूर्लोके | लंदन-नगरे | ${shaka}
      | शुभकृन्-नाम-संवत्सरे | उत्तरायणे | शिशिर-ऋतौ | फाल्गुन-मासे | कृष्ण-पक्षे | अमावास्यायां तिथौ | भौम-वासरे
      | उत्तरभाद्रपदा-नक्षत्रे | शुक्ल-योगे | नाग-करणे | मीन-राशि-स्थिते चन्द्रे | मीन-राशि-स्थिते सूर्ये`,
  },
  {
    city: 'London',
    at: '2023-03-21T18:00',
    expected: `भूर्लोके | लंदन-नगरे | ${shaka}
      | शोभन-नाम-संवत्सरे | उत्तरायणे | वसन्त-ऋतौ | चैत्र-मासे | शुक्ल-पक्षे | प्रतिपदि तिथौ | भौम-वासरे
      | उत्तरभाद्रपदा-नक्षत्रे | शुक्ल-योगे | किंस्तुघ्न-करणे | मीन-राशि-स्थिते चन्द्रे | मीन-राशि-स्थिते सूर्ये`,
  },
  {
    // 06:30 of the 31st in India: pratipada and Kaulava until 09:30, Punarvasu until 19:49, Indra until 14:52.
    city: 'New York',
    at: '2020-12-30T20:00',
    expected: `भूर्लोके | न्यूयॉर्क-नगरे | ${shaka}
      | शार्वरि-नाम-संवत्सरे | दक्षिणायने | हेमन्त-ऋतौ | मार्गशीर्ष-मासे | कृष्ण-पक्षे | प्रतिपदि तिथौ | सौम्य-वासरे
      | पुनर्वसु-नक्षत्रे | ऐन्द्र-योगे | कौलव-करणे | मिथुन-राशि-स्थिते चन्द्रे | धनू-राशि-स्थिते सूर्ये`,
  },
  {
    // 17:00 in India: navami until 04:34, Taitila until 17:33, Swati only until 10:07, Ganda until 04:09, Tula until 03:13.
    city: 'Singapore',
    at: '2022-01-26T19:30',
    expected: `भूर्लोके | सिंगापुर-नगरे | ${shaka}
      | प्लव-नाम-संवत्सरे | उत्तरायणे | हेमन्त-ऋतौ | पौष-मासे | कृष्ण-पक्षे | नवम्यां तिथौ | सौम्य-वासरे
      | विशाखा-नक्षत्रे | गण्ड-योगे | तैतिल-करणे | तुला-राशि-स्थिते चन्द्रे | मकर-राशि-स्थिते सूर्ये`,
  },
  {
    // 16:30 in India: dwitiya and Kaulava until 17:11, Jyeshtha until 16:47, Sukarma only until 11:30.
    city: 'Sydney',
    at: '2025-11-22T22:00',
    expected: `भूर्लोके | सिडनी-नगरे | ${shaka}
      | विश्वावसु-नाम-संवत्सरे | दक्षिणायने | हेमन्त-ऋतौ | मार्गशीर्ष-मासे | शुक्ल-पक्षे | द्वितीयायां तिथौ | स्थिर-वासरे
      | ज्येष्ठा-नक्षत्रे | धृति-योगे | कौलव-करणे | वृश्चिक-राशि-स्थिते चन्द्रे | वृश्चिक-राशि-स्थिते सूर्ये`,
  },
]

const placeAndTime = ({ city, at, isNorthern = false }: Row): string => {
  const place = listedCity(city)
  const time = sankalpTimeAt(place, instantAt(at, place.tz), { isPurnimanta: isNorthern })
  const said: SankalpSaid = {
    time,
    place,
    people: { names: [] },
    rite: 'daily',
    isNorthernYear: isNorthern,
  }
  const lines = sankalpLines(said)
  const ids = lines.map(({ id }) => id)
  return lines
    .slice(ids.indexOf('yuga') + 1, ids.indexOf('sun') + 1)
    .map(({ text }) => text)
    .join(' | ')
}

it.each(rows)('is said at $city on $at as the printed panchang has it', (row) => {
  expect(placeAndTime(row)).toBe(row.expected.replaceAll(/\s+/g, ' '))
})

it('is the table of ten places and of years, halves and months of every kind', () => {
  expect(new Set(rows.map(({ city }) => city)).size).toBeGreaterThanOrEqual(10)
  expect(new Set(rows.map(({ at }) => at.slice(0, 4))).size).toBeGreaterThanOrEqual(3)
  for (const word of ['अधिक-', 'शुक्ल-पक्षे', 'कृष्ण-पक्षे', 'अमावास्यायां', 'उत्तरायणे'])
    expect(rows.some(({ expected }) => expected.includes(word))).toBe(true)
})
