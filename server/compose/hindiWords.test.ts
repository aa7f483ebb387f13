import { describe, expect, test } from 'vitest'
import { everyFestival, type ReminderChoice } from '#contract/reminders/choice.ts'
import { hi as accountsHi } from '#server/features/accounts/words.hi.ts'
import { hi as bookingsHi } from '#server/features/bookings/words.hi.ts'
import { hi as dakshinaReceiptHi } from '#server/features/bookings/dakshina/words.hi.ts'
import { hi as festivalsHi } from '#server/features/festivals/words.hi.ts'
import { hi as monthlyGiftsHi } from '#server/features/monthlyGifts/mailWords.hi.ts'
import { hi as remindersHi, messages } from '#server/features/reminders/words.hi.ts'
import { hi as sevasHi } from '#server/features/sevas/words.hi.ts'
import { hi as hoursHi } from '#server/features/site/hoursWords.hi.ts'
import { hi as whatsappHi } from '#server/features/whatsapp/words.hi.ts'

test('People and roles are named', () =>
  expect(accountsHi.accepted.text('मीरा', 'desk')).toBe(
    'मीरा ने निमंत्रण स्वीकार किया। काम: स्वागत कक्ष।',
  ))

describe('A booking in Hindi', () => {
  const { sanskritName, slotText } = bookingsHi

  test.each([
    [{ slot: 'morning' }, 'सुबह (सुबह 6 से 10 बजे तक)'],
    [{ slot: 'morning', hours: '03:30-09:00' }, 'सुबह (रात 3:30 से सुबह 9 बजे तक)'],
    [{ slot: 'afternoon' }, 'दोपहर (सुबह 10 से दोपहर 2 बजे तक)'],
    [{ slot: 'evening' }, 'शाम (शाम 4 से रात 8 बजे तक)'],
    [{ slot: 'moonrise' }, 'चंद्रोदय के समय'],
    [
      { slot: 'moonrise', moonrise: '20:51' },
      'चंद्रोदय के समय, लगभग रात 8:51 बजे (रात 8:20 से 10:20 बजे तक)',
    ],
    [
      { slot: 'moonrise', moonrise: '00:35' },
      'चंद्रोदय के समय, लगभग रात 12:35 बजे (रात 12:05 से 2:05 बजे तक, मध्यरात्रि के बाद)',
    ],
  ] as const)('%j is said with its hours', (time, said) => expect(slotText(time)).toBe(said))

  test('names stars as almanacs do', () =>
    expect(['uttara_ashadha', 'purva_bhadrapada', 'swati', 'kumbha'].map(sanskritName)).toEqual([
      'उत्तराषाढ़ा',
      'पूर्वा भाद्रपद',
      'स्वाति',
      'कुंभ',
    ]))
})

describe('A reminder in Hindi', () => {
  const choice: ReminderChoice = {
    ...everyFestival,
    daysBefore: [7, 1, 0],
    atMoonrise: true,
    time: '08:00',
  }

  test.each<[ReminderChoice, string]>([
    [choice, '7 और 1 दिन पहले और उसी दिन, सुबह 8:00 बजे; चंद्रोदय के समय'],
    [{ ...choice, daysBefore: [1], atMoonrise: false }, '1 दिन पहले, सुबह 8:00 बजे'],
    [{ ...choice, daysBefore: [] }, 'चंद्रोदय के समय'],
  ])('says when it comes', (chosen, said) => expect(remindersHi.confirm.times(chosen)).toBe(said))

  test('says on which day the temple observes a festival, whatever its name is', () => {
    const { moved, notObserved, observed, unnamed } = messages
    expect([
      moved.title('दशहरा', '2026-10-21'),
      moved.body('दशहरा', { from: '2026-10-20', to: '2026-10-21' }),
      notObserved.title(unnamed(null)),
      notObserved.body('दशहरा', '2026-10-20'),
      observed.body('दशहरा', '2026-10-20'),
      unnamed('2026-10-20'),
    ]).toEqual([
      'दशहरा: नई तारीख बुधवार, 21 अक्टूबर',
      'दशहरा: मंदिर में यह पर्व मंगलवार, 20 अक्टूबर के बजाय बुधवार, 21 अक्टूबर को मनाया जाएगा।',
      'आपका चुना हुआ पर्व: यह पर्व नहीं मनाया जाएगा',
      'दशहरा: मंदिर में यह पर्व मंगलवार, 20 अक्टूबर को नहीं मनाया जाएगा।',
      'दशहरा: मंदिर में यह पर्व मंगलवार, 20 अक्टूबर को मनाया जाएगा।',
      'मंगलवार, 20 अक्टूबर',
    ])
  })

  test.each([
    [['दशहरा कल है'], 'संकष्टी चतुर्थी कल है; दशहरा कल है'],
    [['दशहरा कल है', 'एकादशी कल है'], 'संकष्टी चतुर्थी कल है; 2 और त्योहार'],
  ])('with others has a subject for all', (others, said) =>
    expect(messages.digest('संकष्टी चतुर्थी कल है', others)).toBe(said),
  )

  test('has a sample', () =>
    expect(whatsappHi.sample.body('2026-10-20')).toBe(
      'मंगलवार, 20 अक्टू॰ 2026। आपके रिमाइंडर ऐसे ही दिखेंगे।',
    ))
})

test.each([
  // The dark half of the almanac's tenth month is of the next one, for readers of Hindi.
  [{ by: 'tithi', month: 10, day: 19 }, 'माघ कृष्ण चतुर्थी'],
  [{ by: 'tithi', month: 10, day: 4 }, 'पौष शुक्ल चतुर्थी'],
  [{ by: 'date', month: 2, day: 29 }, '29 फ़रवरी'],
  [{ by: 'festival', festivalName: 'गणेश चतुर्थी' }, 'गणेश चतुर्थी'],
] as const)('A yearly seva of %j is on its day', (seva, said) =>
  expect(sevasHi.ruleText(seva)).toBe(said),
)

test.each([0, 1, 5])('A card says for how long, %i years', (count) =>
  expect(sevasHi.card.years(count)).toBe(`${count} वर्ष`),
)

test('Opening hours say each part of the day once', () =>
  expect(
    hoursHi.line(
      hoursHi.days([
        [0, 4],
        [6, 6],
      ]),
      hoursHi.spans([
        ['6:00', '11:30'],
        ['16:00', '21:00'],
      ]),
    ),
  ).toBe('सोम से शुक्र, रवि, सुबह\u00a06:00 से 11:30 और शाम\u00a04:00 से रात\u00a09:00 बजे तक'))

test('A feed is named after what it lists', () =>
  expect(festivalsHi.feed('moon', 'पुणे')).toBe('पूर्णिमा व अमावस्या, पुणे'))

test('A receipt for dakshina has its puja and day', () =>
  expect(dakshinaReceiptHi.pujaOn('गणेश पूजा', dakshinaReceiptHi.date('2026-11-27'))).toBe(
    'गणेश पूजा, 27 नवंबर 2026',
  ))

test('The end of a monthly gift leads to the temple, by phone if it has one', () => {
  const { stoppedByTemple } = monthlyGiftsHi
  expect(stoppedByTemple({ phone: '+91 98220 12345' })).toMatch(
    /कृपया मंदिर को लिखें या फ़ोन करें: \+91 98220 12345।$/,
  )
  expect(stoppedByTemple({ phone: '' })).toMatch(/कृपया मंदिर को लिखें।$/)
})
