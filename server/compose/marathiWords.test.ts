import { describe, expect, test } from 'vitest'
import { everyFestival, type ReminderChoice } from '#contract/reminders/choice.ts'
import { mr as accountsMr } from '#server/features/accounts/words.mr.ts'
import { mr as bookingsMr } from '#server/features/bookings/words.mr.ts'
import { mr as dakshinaReceiptMr } from '#server/features/bookings/dakshina/words.mr.ts'
import { mr as festivalsMr } from '#server/features/festivals/words.mr.ts'
import { messages, mr as remindersMr } from '#server/features/reminders/words.mr.ts'
import { mr as sevasMr } from '#server/features/sevas/words.mr.ts'
import { mr as hoursMr } from '#server/features/site/hoursWords.mr.ts'
import { mr as whatsappMr } from '#server/features/whatsapp/words.mr.ts'

test('People and roles are named', () =>
  expect(accountsMr.accepted.text('मीरा', 'desk')).toBe('मीरा यांनी आमंत्रण स्वीकारले. काम: स्वागत कक्ष.'))

describe('A booking in Marathi', () => {
  const { sanskritName, slotText } = bookingsMr

  test.each([
    [{ slot: 'morning' }, 'सकाळ (सकाळी 6 ते 10)'],
    [{ slot: 'morning', hours: '05:30-09:00' }, 'सकाळ (पहाटे 5:30 ते सकाळी 9)'],
    [{ slot: 'evening' }, 'संध्याकाळ (संध्याकाळी 4 ते रात्री 8)'],
    [{ slot: 'moonrise' }, 'चंद्रोदयाच्या वेळी'],
    [
      { slot: 'moonrise', moonrise: '20:51' },
      'चंद्रोदयाच्या वेळी, सुमारे रात्री 8:51 (रात्री 8:20 ते 10:20)',
    ],
    [
      { slot: 'moonrise', moonrise: '00:35' },
      'चंद्रोदयाच्या वेळी, सुमारे रात्री 12:35 (रात्री 12:05 ते 2:05, मध्यरात्रीनंतर)',
    ],
  ] as const)('%j is said with its hours', (time, said) => expect(slotText(time)).toBe(said))

  test('names stars as almanacs do', () => expect(sanskritName('shatabhisha')).toBe('शततारका'))
})

describe('A reminder in Marathi', () => {
  const choice: ReminderChoice = {
    ...everyFestival,
    daysBefore: [7, 1, 0],
    atMoonrise: true,
    time: '08:00',
  }

  test('says when it comes', () =>
    expect(remindersMr.confirm.times(choice)).toBe(
      '7 आणि 1 दिवस आधी आणि त्याच दिवशी, सकाळी 8:00 वाजता; चंद्रोदयाच्या वेळी',
    ))

  test('says on which day the temple observes a festival', () => {
    const { moved, notObserved, observed, unnamed } = messages
    expect([
      moved.title('दसरा', '2026-10-21'),
      moved.body('दसरा', { from: '2026-10-20', to: '2026-10-21' }),
      notObserved.body('दसरा', '2026-10-20'),
      observed.body('दसरा', '2026-10-20'),
      unnamed('2026-10-20'),
    ]).toEqual([
      'दसरा: नवीन तारीख बुधवार, 21 ऑक्टोबर',
      'मंदिरात दसरा हा सण मंगळवार, 20 ऑक्टोबर ऐवजी बुधवार, 21 ऑक्टोबर रोजी साजरा होईल.',
      'मंदिरात दसरा हा सण मंगळवार, 20 ऑक्टोबर रोजी साजरा होणार नाही.',
      'मंदिरात दसरा हा सण मंगळवार, 20 ऑक्टोबर रोजी साजरा होईल.',
      'मंगळवार, 20 ऑक्टोबर',
    ])
  })

  test('has a sample', () =>
    expect(whatsappMr.sample.body('2026-10-20')).toBe('मंगळवार, 20 ऑक्टो 2026. असाच संदेश येईल.'))
})

test.each([
  [{ by: 'tithi', month: 10, day: 19 }, 'पौष कृष्ण चतुर्थी'],
  [{ by: 'date', month: 2, day: 29 }, '29 फेब्रुवारी'],
  [{ by: 'festival', festivalName: 'गणेश चतुर्थी' }, 'गणेश चतुर्थी'],
] as const)('A yearly seva of %j is on its day', (seva, said) =>
  expect(sevasMr.ruleText(seva)).toBe(said),
)

test('Opening hours say each part of the day once', () =>
  expect(
    hoursMr.line(
      hoursMr.days([
        [0, 4],
        [6, 6],
      ]),
      hoursMr.spans([
        ['6:00', '11:30'],
        ['16:00', '21:00'],
      ]),
    ),
  ).toBe('सोम ते शुक्र, रवि, सकाळी\u00a06:00 ते 11:30 आणि संध्याकाळी\u00a04:00 ते रात्री\u00a09:00'))

test('A feed is named after what it lists', () =>
  expect(festivalsMr.feed('moon', 'पुणे')).toBe('पौर्णिमा आणि अमावास्या, पुणे'))

test('A receipt says its amount in words', () =>
  expect(dakshinaReceiptMr.inWords(5100)).toBe('अक्षरी: पाच हजार शंभर रुपये फक्त'))
