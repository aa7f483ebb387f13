import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'
import type { ContactSubject } from '#contract/contact/public.ts'

export const adminContact = catalogue('adminContact', {
  title: 'Messages',
  intro: (unread: number) =>
    unread === 0
      ? 'All messages are read.'
      : counted(unread, { one: '1 message is unread.', other: `${unread} messages are unread.` }),
  subjects: {
    puja: 'Puja Inquiry',
    product: 'Product Inquiry',
    donation: 'Donation Question',
    service: 'Other Services',
    feedback: 'Feedback',
  } satisfies Record<ContactSubject, string>,
  subject: 'Subject',
  state: 'Status',
  read: 'Read',
  unread: 'Unread',
  searchHint: 'Name, email or words in the message',
  empty: 'No messages yet',
  emptyText: 'Messages from the contact page will appear here.',
  label: 'Messages',
  replied: 'Answered',
  from: 'From',
  theirs: 'With the same email:',
  markUnread: 'Mark as unread',
  markRead: 'Mark as read',
  newsletter: 'Also asked for the newsletter.',
  reply: 'Your answer',
  replyHint: (email: string) => `We email it to ${email}, with their message below it.`,
  send: 'Send answer',
  sending: 'Sending...',
  sent: 'Your answer is on its way',
  replies: 'Our answers',
  by: (who: string, when: string) => `${who}, ${when}`,
  templates: {
    title: 'Templates for answers',
    intro:
      'Saved texts for answers. Choose one to put it into your answer, with the sender’s name.',
    edit: 'Edit templates',
    name: 'Title',
    text: 'Text',
    textHint: 'Write {name} where the sender’s name belongs.',
    start: 'Namaste {name},\n\n',
    none: 'No templates yet. Add one for questions that come often.',
    untitled: 'this template',
    remove: (title: string) => `Remove ${title}`,
    removeIt: 'Remove',
    add: 'Add template',
    saved: 'Templates saved',
  },
  all: 'All messages',
  required: 'Please write an answer',
  /** Somebody else answered while an answer was written. */
  conflict: {
    title: 'Someone else has answered in the meantime',
    text: 'Your answer was not sent, and is still below. Read theirs first, then choose.',
    keepMine: 'Send mine as well',
    takeTheirs: 'Discard mine',
  },
})
