import { counted } from '#contract/i18n/en/plural.ts'
import { longDayText } from '#contract/i18n/en/longDates.ts'
import { staffLanguage } from '#contract/languages.ts'
import { formatRupees } from '#contract/payments/money.ts'
import type { Site } from '#contract/site/public.ts'
import type { Mail } from '#server/adapters/email/port.ts'
import { renderEmailLayout, type Block } from '#server/emails/emailLayout.ts'
import { answersOf, type DayOfOffice, type Sum } from './dayOfOffice.ts'
import { templeLines } from '#contract/site/addressText.ts'

const words = {
  heading: (day: string) => `Today at the temple: ${day}`,
  pujas: (count: number) =>
    counted(count, { one: 'One puja today', other: `${count} pujas today` }),
  noPujas: 'No pujas today',
  more: (count: number) => `and ${count} more`,
  waiting: 'Needs attention',
  answers: {
    bookings: 'Bookings to confirm',
    sevas: 'Sevas to decide',
    messages: 'Unread messages',
    donations: 'Donations to find at the bank',
    monthlyGifts: 'Monthly gifts whose card was declined',
    dakshina: 'Dakshina to find at the bank',
    dakshinaRefund: 'Dakshina to refund',
    pack: 'Orders to pack',
    check: 'Orders to check at the bank',
    returns: 'Returns to answer',
    refund: 'Refunds to send',
  },
  yesterday: 'Yesterday',
  donations: 'Donations received',
  dakshina: 'Dakshina received',
  orders: 'Orders',
  sum: ({ count, rupees }: Sum) => `${count}, ${formatRupees(rupees)}`,
  trouble: 'Problems',
  open: 'Open the back office',
  why: 'The office gets this once a day instead of an email for each booking. Change it under Settings, Email.',
}

/** With 300 pujas the back office is the better list. */
const mostLines = 40

const linesOf = (lines: readonly string[]): string =>
  lines.length <= mostLines
    ? lines.join('\n')
    : [...lines.slice(0, mostLines), words.more(lines.length - mostLines)].join('\n')

const section = (title: string, rows: readonly (readonly [string, string])[]): Block[] =>
  rows.length === 0 ? [] : [title, { rows }]

/** The day on one page, for the temple's own address. */
export const summaryMail = (
  date: string,
  { pujas, waiting, yesterday, trouble }: DayOfOffice,
  temple: Pick<Site, 'name' | 'address' | 'email'>,
  publicUrl: string,
): Mail => {
  const day = longDayText(date)
  const count = pujas.reduce((sum, { lines }) => sum + lines.length, 0)
  const answers = Object.entries(answersOf(waiting)) as [keyof typeof words.answers, number][]
  const sums: [string, Sum][] = [
    [words.donations, yesterday.donations],
    [words.dakshina, yesterday.dakshina],
    [words.orders, yesterday.orders],
  ]
  return {
    to: temple.email,
    subject: `${count === 0 ? words.noPujas : words.pujas(count)}, ${day}: ${temple.name}`,
    ...renderEmailLayout({
      language: staffLanguage,
      heading: words.heading(day),
      blocks: [
        count === 0 ? words.noPujas : words.pujas(count),
        ...(count === 0
          ? []
          : [{ rows: pujas.map(({ slot, lines }) => [slot, linesOf(lines)] as const) }]),
        ...section(
          words.waiting,
          answers.flatMap(([what, number]) =>
            number === 0 ? [] : [[words.answers[what], String(number)] as const],
          ),
        ),
        ...section(
          words.yesterday,
          sums.flatMap(([what, sum]) => (sum.count === 0 ? [] : [[what, words.sum(sum)] as const])),
        ),
        ...(trouble.length > 0 ? [words.trouble, trouble.join('\n')] : []),
        { link: { label: words.open, url: `${publicUrl}/admin` } },
      ],
      footer: [words.why, templeLines(temple).join('\n')],
    }),
  }
}
