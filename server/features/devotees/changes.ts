import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { LinkKind, RecordKey, RecordKind } from '#contract/devotees/admin.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor } from '#server/http/implement.ts'
import { findLink, insertLink, isLink, undoLink } from './links.ts'
import { deleteNote, insertNote } from './notes.ts'
import { firstOf, idOf } from './people.ts'
import type { Devotees } from './service.ts'

type Deps = Pick<Shared, 'audit' | 'now'> & { readonly devotees: Devotees }

type NewLink = RecordKey & {
  readonly as: LinkKind
  readonly otherKind: RecordKind
  readonly otherKey: string
  readonly relation?: string | undefined
}

/** What the office adds to a devotee. The activity log says that it did, never a text. */
export const createDevoteeChanges = ({ devotees, audit, now }: Deps) => {
  const log = (trx: Knex, actor: Actor, { kind, key }: RecordKey, action: string) =>
    audit(trx, actor, { subject: 'devotee', subjectId: idOf({ kind, key }), action })

  return {
    addNote: async (
      trx: Knex,
      { kind, key, text }: RecordKey & { text: string },
      actor: Actor,
    ): Promise<{ id: string }> => {
      await devotees.findFor(trx, { kind, key }, actor)
      const id = randomUUID()
      await insertNote(trx, { id, kind, key, text, actorId: actor.id, at: now().toISOString() })
      await log(trx, actor, { kind, key }, 'note_added')
      return { id }
    },

    removeNote: (db: Knex, id: string, actor: Actor): Promise<Record<string, never>> =>
      transact(db, async (trx) => {
        const at = await deleteNote(trx, id)
        if (!at) throw new AppError('not_found', 'There is no such note.')
        await log(trx, actor, at, 'note_removed')
        return {}
      }),

    /** From the first record of each, so that two who link the same people make one link. */
    link: async (trx: Knex, input: NewLink, actor: Actor): Promise<{ id: string }> => {
      const { kind, key, otherKind, otherKey, as: link, relation } = input
      const own = await devotees.findFor(trx, { kind, key }, actor)
      const other = await devotees.findFor(trx, { kind: otherKind, key: otherKey }, actor)
      const ends = [firstOf(own.person), firstOf(other.person)] as const
      if (idOf(ends[0]) === idOf(ends[1])) {
        const detail = 'These are one devotee already'
        throw new AppError('invalid_input', undefined, [{ pointer: '#/otherKey', detail }])
      }
      const id = randomUUID()
      const at = now().toISOString()
      const isNew = await insertLink(trx, { id, link, ends, relation, at, actorId: actor.id })
      if (!isNew) return { id: (await findLink(trx, { link, ends })) ?? id }
      if (link === 'same') {
        // The answer to the proposal was another one before.
        const answered = await findLink(trx, { link: 'different', ends })
        if (answered !== undefined) await undoLink(trx, answered, at)
      }
      await log(trx, actor, { kind, key }, `linked_${link}`)
      return { id }
    },

    undo: (db: Knex, id: string, actor: Actor): Promise<Record<string, never>> =>
      transact(db, async (trx) => {
        const undone = await undoLink(trx, id, now().toISOString())
        if (undone) await log(trx, actor, undone, `unlinked_${undone.link}`)
        else if (!(await isLink(trx, id))) throw new AppError('not_found', 'There is no such link.')
        return {}
      }),
  }
}
