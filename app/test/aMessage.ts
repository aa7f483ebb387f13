import type { ContactMessageDetails } from '#contract/contact/admin.ts'

/** A message that was read and not answered, as staff see it. */
export const aMessage = (change: Partial<ContactMessageDetails> = {}): ContactMessageDetails => ({
  id: 'message-1',
  name: 'Meera Kulkarni',
  email: 'meera@example.org',
  subject: 'puja',
  message: 'When is the aarti?',
  wantsNewsletter: false,
  isRead: true,
  createdAt: '2026-11-23T05:00:00Z',
  replies: [],
  version: 1,
  ...change,
})
