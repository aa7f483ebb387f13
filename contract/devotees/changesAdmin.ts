import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { longText, optionalLine } from '#contract/fields.ts'
import { linkKinds, longestNote, recordKey, recordKinds } from './admin.ts'

const done = z.object({ id: z.string() })

/** The note stays with this record, and is deleted with it. */
export const addDevoteeNote = endpoint({
  method: 'POST',
  path: '/api/admin/devotees/:kind/:key/notes',
  access: 'devotees',
  command: true,
  input: z.extend(recordKey, { text: longText(longestNote) }),
  output: done,
})

/** 404 once it is gone. */
export const removeDevoteeNote = endpoint({
  method: 'DELETE',
  path: '/api/admin/devotees/notes/:id',
  access: 'devotees',
  input: z.object({ id: z.string().check(z.maxLength(80)) }),
  output: z.object({}),
})

/**
 * Says that two devotees are one person, or one family, or neither. Answers with the link that is
 * there if they are linked so already. 404 for a record that does not exist; 400 for a devotee and
 * themselves.
 */
export const linkDevotees = endpoint({
  method: 'POST',
  path: '/api/admin/devotees/:kind/:key/links',
  access: 'counter',
  command: true,
  input: z.extend(recordKey, {
    as: z.enum(linkKinds),
    otherKind: z.enum(recordKinds),
    otherKey: recordKey.shape.key,
    relation: optionalLine(40),
  }),
  output: done,
})

/** Undoes it, also long afterwards. A second time does nothing. */
export const undoDevoteeLink = endpoint({
  method: 'POST',
  path: '/api/admin/devotees/links/:id/undo',
  access: 'counter',
  input: z.object({ id: z.string().check(z.maxLength(80)) }),
  output: z.object({}),
})
