import { catalogue } from '#app/i18n/words.ts'
import type { ContactSubject } from '#contract/contact.ts'

export const adminContact = catalogue('adminContact', {
  title: 'Messages',
  intro: (unread: number) =>
    unread === 0
      ? 'All messages are read.'
      : unread === 1
        ? '1 message is unread.'
        : `${unread} messages are unread.`,
  subjects: {
    puja: 'Puja Inquiry',
    product: 'Product Inquiry',
    donation: 'Donation Question',
    service: 'Other Services',
    feedback: 'Feedback',
  } satisfies Record<ContactSubject, string>,
  subject: 'Subject',
  state: 'Read or not',
  read: 'Read',
  unread: 'Unread',
  searchHint: 'Name, e-mail or words of the message',
  empty: 'No messages yet',
  emptyText: 'What visitors write on the contact page will stand here.',
  label: 'Messages',
  replied: 'Answered',
  from: 'From',
  markUnread: 'Mark as unread',
  markRead: 'Mark as read',
  newsletter: 'Asked for the newsletter as well.',
  reply: 'Your answer',
  replyHint: (email: string) => `It is sent by e-mail to ${email}, with the message below it.`,
  send: 'Send the answer',
  sending: 'Sending...',
  sent: 'The answer is on its way',
  replies: 'Answers from here',
  by: (who: string, when: string) => `${who}, ${when}`,
  all: 'To all messages',
  required: 'Please write an answer',
})
