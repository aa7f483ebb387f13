import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { ContactMessage, ContactMessageDetails } from '#contract/contact/admin.ts'
import type { Page } from '#contract/paging.ts'
import { inBatch } from '#server/admin/inBatch.ts'
import { localTime } from '#server/admin/table.ts'
import { transact } from '#server/db/db.ts'
import type { ListQuery } from '#server/db/paging.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import { type Actor, assertVersion, type Context, type Download } from '#server/http/implement.ts'
import { replyMail } from './contactMails.ts'
import {
  countReplies,
  countUnread,
  findMessage,
  insertReply,
  listReplies,
  lockMessage,
  messageList,
  setRead,
  type MessageFilter,
} from './adminRepository.ts'
import { en } from './words.ts'

type Deps = Pick<Shared, 'findSite' | 'notify' | 'audit' | 'now'>

type Mark = { readonly id: string; readonly isRead: boolean }

/** Answers are only ever added. */
const versionOf = (replies: number): number => replies + 1

/** Messages to the temple, and its answers. */
export const createContactAdmin = ({ findSite, notify, audit, now }: Deps) => {
  const found = <T extends ContactMessage>(message: T | undefined): T => {
    if (!message) throw new AppError('not_found', 'There is no such message.')
    return message
  }

  const get = async (db: Knex, id: string): Promise<ContactMessageDetails> => {
    const message = found(await findMessage(db, id))
    const replies = await listReplies(db, id)
    return { ...message, replies, version: versionOf(replies.length) }
  }

  const mark = async (
    trx: Knex,
    { id, isRead: wasRead }: ContactMessage,
    { isRead, actor }: { isRead: boolean; actor: Actor },
  ): Promise<void> => {
    await setRead(trx, id, isRead)
    await audit(trx, actor, {
      subject: 'message',
      subjectId: id,
      action: 'marked',
      before: { isRead: wasRead },
      after: { isRead },
    })
  }

  return {
    list: async (
      db: Knex,
      input: MessageFilter & ListQuery,
    ): Promise<Page<ContactMessage> & { unread: number }> => ({
      ...(await messageList.page(db, input)),
      unread: await countUnread(db),
    }),

    csv: async (db: Knex, filter: MessageFilter): Promise<Download> => {
      const { timeZone } = (await findSite(db)).city
      return messageList.csv(db, filter, {
        fileName: 'messages',
        subject: 'list',
        list: 'messages',
        columns: [
          ['When', ({ createdAt }) => localTime(createdAt, timeZone)],
          ['Name', ({ name }) => name],
          ['Email', ({ email }) => email],
          ['Subject', ({ subject }) => en.subjects[subject]],
          ['Message', ({ message }) => message],
          ['Read', ({ isRead }) => isRead],
          ['Answered', ({ repliedAt }) => localTime(repliedAt, timeZone)],
        ],
      })
    },

    get,

    mark: (db: Knex, { id, isRead }: Mark, actor: Actor) =>
      transact(db, async (trx) => {
        await mark(trx, found(await lockMessage(trx, id)), { isRead, actor })
        return get(trx, id)
      }),

    markMany: async (
      db: Knex,
      { ids, isRead }: { ids: readonly string[]; isRead: boolean },
      actor: Actor,
    ) => {
      const { done, leftOut } = await inBatch(
        ids,
        (id) => id,
        (id) =>
          transact(db, async (trx) => {
            const message = found(await lockMessage(trx, id))
            if (message.isRead === isRead) return undefined
            await mark(trx, message, { isRead, actor })
            return { id }
          }),
      )
      return { done: done.filter((one) => one !== undefined), leftOut }
    },

    /** In the transaction of its receipt: the same answer is never sent twice. */
    reply: async (trx: Knex, { id, text }: { id: string; text: string }, context: Context) => {
      const { actor } = context
      const message = found(await lockMessage(trx, id))
      assertVersion(versionOf(await countReplies(trx, id)), context)
      const reply = { id: randomUUID(), text, actorId: actor.id, at: now().toISOString() }
      await insertReply(trx, id, reply)
      const mail = replyMail(await findSite(trx, message.language), message, text)
      await notify(trx, [
        {
          key: `contact-reply:${reply.id}`,
          language: message.language,
          mail,
          regarding: { kind: 'answer' },
          isAlwaysSent: true,
        },
      ])
      await audit(trx, actor, {
        subject: 'message',
        subjectId: id,
        action: 'replied',
        after: { characters: text.length },
      })
      return get(trx, id)
    },
  }
}

export type ContactAdmin = ReturnType<typeof createContactAdmin>
