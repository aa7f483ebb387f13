import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { staffLanguage } from '#contract/languages.ts'
import type { Mail } from '#server/adapters/email/port.ts'
import { transact } from '#server/db/db.ts'
import type { Shared } from '#server/feature.ts'
import { alarmMail, overMail, type AlarmName } from './mails.ts'
import {
  beginAlarm,
  claimSending,
  endAlarm,
  listAlarms,
  setGone,
  type Alarm,
} from './repository.ts'

/** By name, whether it is wrong now. */
export type Sources = Readonly<Partial<Record<AlarmName, (db: Knex) => Promise<boolean>>>>

type Deps = Pick<Shared, 'findSite' | 'listAdmins' | 'insertDeliveries' | 'publicUrl'> & {
  readonly sources: Sources
}

/** What passes sooner, nobody needs to know. */
const patienceMs = 10 * 60_000

const isLong = (since: string, at: Date): boolean => at.getTime() - Date.parse(since) >= patienceMs

/** Email cannot say that email does not work: the back office does. */
const isSilent = (name: string): boolean => name === 'email'

/**
 * Emails to the administrators: one when something has been wrong for ten minutes, and one when it
 * has been right again for ten, whichever process sees it.
 */
export const createAlarms = (deps: Deps) => {
  const { sources, findSite, listAdmins, insertDeliveries, publicUrl } = deps
  const { hostname } = new URL(publicUrl)

  const send = async (trx: Knex, key: string, at: Date, mail: Omit<Mail, 'to'>): Promise<void> => {
    const admins = await listAdmins(trx)
    await insertDeliveries(
      trx,
      admins.map(({ id, email }) => ({
        key: `${key}:${id}`,
        messageId: `<${randomUUID()}@${hostname}>`,
        mail: { ...mail, to: email },
        language: staffLanguage,
        createdAt: at.toISOString(),
      })),
    )
  }

  const begin = async (db: Knex, alarm: Alarm, at: Date): Promise<void> => {
    const { name, since } = alarm
    const mail = alarmMail(alarm, await findSite(db), publicUrl)
    await transact(db, async (trx) => {
      if (!(await claimSending(trx, name, at.toISOString())) || isSilent(name)) return
      await send(trx, `alarm:${name}:${since}`, at, mail)
    })
  }

  const end = async (db: Knex, alarm: Alarm, at: Date): Promise<void> => {
    const mail = overMail(alarm, await findSite(db), publicUrl)
    await transact(db, async (trx) => {
      if (!(await endAlarm(trx, alarm)) || !alarm.sentAt) return
      await send(trx, `alarm-over:${alarm.name}:${alarm.since}`, at, mail)
    })
  }

  const follow = async (db: Knex, alarm: Alarm, isWrong: boolean, at: Date): Promise<void> => {
    const { name, since, sentAt, goneSince } = alarm
    if (isWrong) {
      if (goneSince) await setGone(db, name, null)
      if (!sentAt && isLong(since, at)) await begin(db, alarm, at)
    } else if (!sentAt || (goneSince && isLong(goneSince, at))) await end(db, alarm, at)
    else if (!goneSince) await setGone(db, name, at.toISOString())
  }

  return {
    /** Looks at everything once; called as each minute begins. */
    plan: async (db: Knex, at: Date): Promise<void> => {
      const currentByName = new Map((await listAlarms(db)).map((alarm) => [alarm.name, alarm]))
      for (const [name, isWrongNow] of Object.entries(sources)) {
        const isWrong = await isWrongNow(db)
        const alarm = currentByName.get(name)
        if (alarm) await follow(db, alarm, isWrong, at)
        else if (isWrong) await beginAlarm(db, name, at.toISOString())
      }
    },
  }
}
