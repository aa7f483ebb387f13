import type { DevoteeSource } from '#server/privacy/devoteeSource.ts'
import { byName, messagesOf } from './adminRepository.ts'
import { en } from './words.ts'

export const messagesOfDevotees: DevoteeSource = {
  kind: 'message',
  permission: 'messages',
  table: 'contact_messages',
  key: 'id',
  name: 'contact_messages.name',
  email: 'contact_messages.email',
  emailKey: 'lower(contact_messages.email)',
  owner: 'user_id',
  isIncluded: "contact_messages.name <> ''",
  searched: byName,
  findExact: () => Promise.resolve([]),
  read: async (db, keys) =>
    (await messagesOf(db, keys)).map((row) => ({
      key: row.id,
      at: row.createdAt,
      name: row.name,
      about: en.subjects[row.subject],
      status: row.repliedAt === undefined ? 'unanswered' : 'answered',
    })),
}
