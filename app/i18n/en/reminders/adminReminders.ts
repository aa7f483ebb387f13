import { counted } from '#contract/i18n/en/plural.ts'
import { numberText } from '#contract/i18n/numbers.ts'
import { catalogue } from '#app/i18n/words.ts'
import type { ReminderChannel } from '#contract/reminders/choice.ts'
import type { ReminderStatus } from '#contract/reminders/public.ts'
import type { ReminderPreview } from '#contract/reminders/admin.ts'
import type { LocalWhatsappMessage } from '#contract/whatsapp/admin.ts'

const moments = {
  7: '7 days before',
  3: '3 days before',
  1: '1 day before',
  eve: 'The evening before',
  0: 'On the day',
  moonrise: 'At moonrise',
}

export const adminReminders = catalogue('adminReminders', {
  subscribers: {
    title: 'Subscribers',
    text: 'Everyone who asked for reminders, by channel.',
    table: 'Subscribers by channel and status',
    channel: 'Channel',
  },
  channels: { push: 'Notifications', whatsapp: 'WhatsApp', email: 'Email' } satisfies Record<
    ReminderChannel,
    string
  >,
  states: {
    active: 'Active',
    pending: 'Not confirmed',
    paused: 'Paused',
    stopped: 'Stopped',
  } satisfies Record<ReminderStatus, string>,
  times: {
    title: 'When they are reminded',
    text: 'Active subscribers. Many chose more than one time.',
    table: 'Active subscribers by channel and time',
  },
  moments,
  next: {
    title: 'Next festivals',
    text: 'On the temple’s calendar, with how many active subscribers want each. Festivals beyond Ganesha’s appear once someone wants them. Other cities may keep another date.',
    people: (count: number) =>
      counted(count, { one: '1 person', other: `${numberText(count)} people` }),
    none: 'There is no festival in the coming weeks.',
    sendNow: 'Send now',
    sendNowOf: (name: string) => `Send reminders of ${name} now`,
    dialogTitle: (name: string) => `Send reminders of ${name} now?`,
    dialogText:
      'They go only to people who want reminders of this festival and have not had one today. Their usual reminders still come.',
    through: 'Through',
    allChannels: 'All channels',
    counting: 'Counting…',
    nobody: 'Nobody is left to remind today.',
    confirm: (count: number) =>
      counted(count, { one: 'Send to 1 person', other: `Send to ${numberText(count)} people` }),
    sent: (count: number) =>
      counted(count, {
        one: 'Sending to 1 person',
        other: `Sending to ${numberText(count)} people`,
      }),
    sentText: 'The delivery log shows what was sent.',
  },
  preview: {
    title: 'What they receive',
    text: 'The messages for the next Ganesha festival, word for word, as they read in the temple’s city.',
    tests: {
      email: 'Email me a test',
      push: 'Send me a test notification',
      whatsapp: 'Send me a test on WhatsApp',
    } satisfies Record<ReminderChannel, string>,
    tested: 'Test on its way',
    testedText: (festival: string, to: string) => `${festival}, to ${to}`,
    browsers: (count: number) =>
      counted(count, { one: '1 browser of yours', other: `${count} browsers of yours` }),
    seeEmail: 'See the email',
    seeEmailOf: (moment: string) => `See the email: ${moment}`,
    emailTitle: 'The email',
    subject: (subject: string) => `Subject: ${subject}`,
    asHtml: 'The email as most people see it',
    asText: 'The same as plain text',
    close: 'Close',
    moments: {
      ...moments,
      moved: 'When you move it',
      other: 'On the day of another festival',
    } satisfies Record<ReminderPreview['moment'], string>,
  },
  whatsapp: {
    local:
      'WhatsApp is not set up: these messages reached nobody. They stay here for 30 days, so that you can read them.',
    sent: 'WhatsApp is set up: messages go to people’s phones and are not kept here.',
    label: 'WhatsApp messages that reached nobody',
    empty: 'No WhatsApp messages',
    emptyText: 'Messages will appear here when they are due.',
    to: (number: string) => `to ${number}`,
    templates: {
      reminder: 'Reminder',
      moved: 'Festival moved',
      code: 'Code',
    } satisfies Record<LocalWhatsappMessage['template'], string>,
  },
})
