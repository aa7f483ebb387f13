import { describe, expect, test } from 'vitest'
import { nakshatras, rashis } from '#contract/bookings/sankalp.ts'
import { whatsappTemplates as whatsappTemplatesMr } from '#contract/i18n/mr/whatsappTemplates.ts'
import { everyFestival, type ReminderChoice } from '#contract/reminders/choice.ts'
import { mr as accountsMr } from '#server/features/accounts/words.mr.ts'
import { mr as bookingsMr } from '#server/features/bookings/words.mr.ts'
import { mr as dakshinaMr } from '#server/features/bookings/dakshina/mailWords.mr.ts'
import { mr as dakshinaReceiptMr } from '#server/features/bookings/dakshina/words.mr.ts'
import { mr as contactMr } from '#server/features/contact/words.mr.ts'
import { mr as donationsMr } from '#server/features/donations/mailWords.mr.ts'
import { mr as receiptsMr } from '#server/features/donations/receipts/words.mr.ts'
import { mr as festivalsMr } from '#server/features/festivals/words.mr.ts'
import { mr as monthlyGiftsMr } from '#server/features/monthlyGifts/mailWords.mr.ts'
import { mr as newsletterMr } from '#server/features/newsletter/words.mr.ts'
import { mr as ordersMr } from '#server/features/orders/mailWords.mr.ts'
import { mr as pushMr } from '#server/features/push/words.mr.ts'
import { messages, mr as remindersMr } from '#server/features/reminders/words.mr.ts'
import { mr as sevasMr } from '#server/features/sevas/words.mr.ts'
import { mr as hoursMr } from '#server/features/site/hoursWords.mr.ts'
import { mr as sponsorshipsMr } from '#server/features/sponsorships/words.mr.ts'
import { mr as whatsappMr } from '#server/features/whatsapp/words.mr.ts'

const features: Readonly<Record<string, object>> = {
  accounts: accountsMr,
  bookings: bookingsMr,
  dakshina: dakshinaMr,
  dakshinaReceipt: dakshinaReceiptMr,
  contact: contactMr,
  donations: donationsMr,
  receipts: receiptsMr,
  festivals: festivalsMr,
  monthlyGifts: monthlyGiftsMr,
  newsletter: newsletterMr,
  orders: ordersMr,
  push: pushMr,
  reminders: remindersMr,
  messages,
  sevas: sevasMr,
  hours: hoursMr,
  sponsorships: sponsorshipsMr,
  whatsappTemplates: whatsappTemplatesMr,
  whatsapp: whatsappMr,
}

/** Stands for a name, a sum or facts that hold them: each of its parts is written as `अ`. */
const sample: unknown = new Proxy({}, { get: () => () => 'अ' })

/** These need real dates, roles or choices, and are tested below or in the contract. */
const withFacts =
  /^(?:accepted|body|date|dateText|dayName|days|dayText|event|exactWords|feed|festival|festivals|inWords|invitation|invited|messages|movedReason|roleSet|ruleText|sanskritName|slotText|spans|times)$/

const textsIn = (words: unknown): string[] => {
  if (typeof words === 'string') return [words]
  if (typeof words === 'function') return textsIn(words(sample, sample, sample))
  return Object.entries(words ?? {}).flatMap(([name, each]) =>
    typeof each !== 'string' && withFacts.test(name) ? [] : textsIn(each),
  )
}

/** Names that Marathi writes in Latin letters, too, and addresses. */
const latin = /\b(?:STOP|WhatsApp)\b|\/reminders/g

const inMarathi = (...texts: readonly string[]) => {
  for (const text of texts) expect(text.replace(latin, '')).not.toMatch(/[a-z]{4}/i)
}

test.each(Object.keys(features))('%s has no English words in Marathi', (name) =>
  inMarathi(...textsIn({ [name]: features[name] })),
)

test('People and roles are named', () => {
  const { accepted, invitation, invited, roleSet } = accountsMr
  const texts = [
    accepted.text('मीरा', 'desk'),
    invitation.text('गणपती मंदिर', 'मीरा', 'treasurer'),
    invited.text('मीरा', 'a@b.in', 'priest'),
    roleSet.text('मीरा', 'asha', { before: 'user', after: 'admin' }),
  ]
  inMarathi(...texts.map((text) => text.replace('asha', '')))
  expect(texts[0]).toBe('मीरा यांनी आमंत्रण स्वीकारले. काम: स्वागत कक्ष.')
})

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

  test('names every star and sign as almanacs do', () => {
    const names = [...nakshatras, ...rashis].map(sanskritName)
    inMarathi(...names)
    expect(sanskritName('shatabhisha')).toBe('शततारका')
  })
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
