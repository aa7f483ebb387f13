import { staffLanguage, type Language } from '#contract/languages.ts'
import type { ReminderChoice } from '#contract/reminders/choice.ts'
import type { NamedDay } from '#contract/i18n/en/reminderChoice.ts'
import type { Site } from '#contract/site/public.ts'
import type { Mail } from '#server/adapters/email/port.ts'
import { consentMail } from '#server/consents/consentMail.ts'
import { renderEmailLayout, type Block } from '#server/emails/emailLayout.ts'
import { sender } from '#server/emails/sender.ts'
import { reminderLinks } from './links.ts'
import { digestTitle } from './messages.ts'
import type { OpenedReminder, ReminderItem } from './port.ts'
import { messagesOf, wordsOf, type ReminderMailWords } from './words.ts'

type Temple = Pick<Site, 'name' | 'address'>

/** Asks whether the reminders are wanted; `page` has the button that confirms them. */
export const confirmationMail = (
  to: string,
  temple: Temple,
  request: {
    page: string
    /** What can still come of it. */
    choice: ReminderChoice
    /** The single festivals among it. */
    chosen: readonly NamedDay[]
    cityName: string
  },
  language: Language,
): Mail => {
  const { confirm } = wordsOf(language)
  const rows = [
    [confirm.which, confirm.festivals(request.choice, request.chosen)],
    [confirm.when, confirm.times(request.choice)],
    [confirm.where, request.cityName],
  ] as const
  const blocks = [confirm.request(temple.name), { rows }]
  return consentMail(to, temple, { language, blocks, page: request.page }, confirm)
}

/** What an email says of a festival. */
type MailItem = Pick<ReminderItem, 'title' | 'body' | 'url' | 'slug' | 'isList'>

const linkLabel = (
  { slug, isList = false }: MailItem,
  { open, openCalendar, openList }: ReminderMailWords['reminder'],
): string => {
  if (isList) return openList
  return slug === '' ? openCalendar : open
}

const itemBlocks = (item: MailItem, isAlone: boolean, { reminder }: ReminderMailWords): Block[] => [
  isAlone ? item.body : `${item.title}\n${item.body}`,
  { link: { label: linkLabel(item, reminder), url: item.url } },
]

/** What a subscriber reads, to an administrator, with a line that it is a test. */
export const testMail = (
  to: string,
  temple: Temple,
  { title, body, url }: { title: string; body: string; url: string },
): Mail => {
  const { reminder, test } = wordsOf(staffLanguage)
  return {
    to,
    subject: test.subject(title),
    ...renderEmailLayout({
      language: staffLanguage,
      heading: title,
      blocks: [body, { link: { label: reminder.open, url } }],
      footer: [sender(temple), test.why],
    }),
  }
}

/** One email for all that is due to the same person at the same time. */
export const reminderMail = (
  temple: Temple,
  opened: Pick<OpenedReminder, 'address' | 'token' | 'cityName' | 'language'> & {
    readonly items: readonly MailItem[]
  },
  publicUrl: string,
): Mail => {
  const { address, token, cityName, items, language } = opened
  const words = wordsOf(language)
  const { reminder } = words
  const { page, oneClick } = reminderLinks.urls(publicUrl, token)
  const subject = digestTitle(
    items.map(({ title }) => title),
    messagesOf(language),
  )
  return {
    to: address,
    subject,
    ...renderEmailLayout({
      language,
      heading: items.length === 1 ? subject : reminder.heading,
      blocks: items.flatMap((item) => itemBlocks(item, items.length === 1, words)),
      footer: [
        sender(temple),
        reminder.why(cityName),
        { link: { label: reminder.change, url: page } },
      ],
    }),
    list: { unsubscribeUrl: oneClick },
  }
}
