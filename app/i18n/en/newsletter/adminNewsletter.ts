import { counted } from '#contract/i18n/en/plural.ts'
import { numberText } from '#contract/i18n/numbers.ts'
import { catalogue } from '#app/i18n/words.ts'
import type { ImportPreview } from '#contract/newsletter/admin.ts'
import type { IssueStatus } from '#contract/newsletter/issuesAdmin.ts'

const people = (count: number): string =>
  counted(count, { one: '1 person', other: `${numberText(count)} people` })

export const adminNewsletter = catalogue('adminNewsletter', {
  title: 'Subscribers',
  intro: (confirmed: number, pending: number, gone: number) =>
    `${confirmed} confirmed, ${pending} not confirmed yet, ${gone} unsubscribed.`,
  state: 'Status',
  states: {
    pending: 'Not confirmed yet',
    confirmed: 'Confirmed',
    unsubscribed: 'Unsubscribed',
  },
  searchHint: 'Email address',
  empty: 'No subscribers yet',
  emptyText: 'People who sign up for the newsletter will appear here.',
  label: 'Subscribers',
  since: (when: string, source: string) => `Since ${when}, from the form “${source}”`,
  consent: (version: string) => `agreed to version ${version}`,
  importedOn: (when: string, consent: string) => `Imported on ${when}. They agreed: ${consent}`,
  dailyMantra: 'Daily mantra',
  /** In place of an address that unsubscribed. */
  hashed: 'Address deleted',
  remove: 'Remove',
  removeOf: (address: string) => `Remove ${address}`,
  removeTitle: 'Remove this subscriber for good?',
  removeText: (address: string) =>
    `${address} and the record of consent will be deleted. This cannot be undone. To stop only the newsletter, ask them to unsubscribe with the link in it.`,
  removeIt: 'Remove for good',
  removed: 'Removed',
  /** The link back to the list. */
  all: 'All subscribers',
  issues: {
    title: 'Newsletters',
    intro: 'Emails to everyone who confirmed their subscription.',
    add: 'Write a newsletter',
    empty: 'No newsletters yet',
    emptyText: 'Write the first one. Nothing is sent until you say so.',
    states: {
      draft: 'Draft',
      sending: 'Being sent',
      sent: 'Sent',
      stopped: 'Stopped',
    } satisfies Record<IssueStatus, string>,
    changed: (when: string) => `Changed ${when}`,
    sentOn: (when: string, count: number) => `Sent ${when} to ${people(count)}`,
    all: 'All newsletters',
    newTitle: 'New newsletter',
    create: 'Save as a draft',
    created: 'Saved as a draft. Nothing is sent yet.',
    saved: 'Saved',
    subject: 'Subject',
    required: 'Please fill this in',
    markdown: 'Text',
    markdownMissing: 'Please write something, or choose an article',
    postId: 'Article',
    postIdHint: 'Its title, its summary and a link follow your text.',
    noArticle: 'No article',
    preview: 'The text in the email',
    send: 'Send it',
    sendText: (count: number) =>
      `${people(count)} confirmed their subscription. Send yourself a test first, and look at it on your phone.`,
    officeSends: 'When it is ready, ask an administrator to send it.',
    nobody: 'Nobody has confirmed a subscription yet.',
    unsaved: 'Please save your changes first.',
    test: 'Email me a test',
    testSent: (to: string) => `Test sent to ${to}`,
    sendButton: (count: number) => `Send to ${people(count)}`,
    askTitle: (count: number) => `Send this newsletter to ${people(count)}?`,
    askText: (subject: string) =>
      `“${subject}” goes out within a minute. You can still stop it then, but what has arrived cannot be taken back.`,
    sendingTo: (count: number) => `Sending to ${people(count)}`,
    progress: {
      going: (planned: number, count: number) =>
        `${numberText(planned)} of ${numberText(count)} emails handed over for sending.`,
      stopped: (planned: number, count: number) =>
        `Stopped. At most ${numberText(planned)} of ${numberText(count)} emails were sent.`,
    },
    stop: 'Stop sending',
    stopText: 'Up to 500 emails go out each minute.',
    stopped: 'Stopped. The emails that were waiting will not be sent.',
    deliveryLog: 'See what was sent and what failed',
    withArticle: (title: string) => `With a link to the article “${title}”.`,
    remove: 'Delete this draft',
    removeTitle: 'Delete this draft?',
    removeText: (subject: string) => `“${subject}” will be deleted. This cannot be undone.`,
    removeIt: 'Delete draft',
    deleted: 'Draft deleted',
  },
  imported: {
    link: 'Import subscribers',
    title: 'Import subscribers',
    intro:
      'For people who agreed to receive your emails elsewhere, such as on a list at the temple. They are not asked again.',
    file: 'List of email addresses',
    fileHint: 'A text or CSV file with one email address on each line. Other columns are ignored.',
    tooLarge: 'The file can be at most 1 MB. Please split it.',
    reading: 'Reading the file…',
    failed: 'The file could not be read. Nobody was added.',
    /** They may have been added although the answer was lost. */
    unclear: 'We could not confirm that they were added. Try again; nobody is added twice.',
    fresh: (count: number) =>
      count === 0 ? 'Nobody in this file is new.' : `${people(count)} can be added.`,
    examples: (shown: readonly string[], count: number) =>
      shown.join(', ') +
      (count > shown.length ? ` and ${numberText(count - shown.length)} more` : ''),
    others: ({ subscribed, waiting, unsubscribed, repeated, wrong }: ImportPreview) =>
      [
        subscribed > 0 && `Already subscribed: ${numberText(subscribed)}`,
        waiting > 0 && `Asked to confirm by email and not confirmed yet: ${numberText(waiting)}`,
        unsubscribed > 0 && `Unsubscribed, and will not be added: ${numberText(unsubscribed)}`,
        repeated > 0 && `Repeated in the file: ${numberText(repeated)}`,
        wrong > 0 && `Lines without one valid email address: ${numberText(wrong)}`,
      ].filter((line) => line !== false),
    wrongLine: (line: number, text: string, reason: string) =>
      `Line ${numberText(line)}: “${text}”. ${reason}.`,
    consent: 'Where and when did they agree?',
    consentHint:
      'For example: List at the temple counter, Ganesh Chaturthi 2026. Every newsletter tells them this, so that they know why they receive it.',
    consentMissing: 'Please say where and when they agreed. Do not add anyone who did not.',
    add: (count: number) => `Add ${people(count)}`,
    added: (count: number) =>
      counted(count, { one: '1 person added', other: `${numberText(count)} people added` }),
  },
})
