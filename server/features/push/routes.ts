import { askPushReminders, getPushKey, renewPush } from '#contract/reminders/public.ts'
import { implement, userIdOf } from '#server/http/implement.ts'
import type { Push } from './service.ts'

export const pushRoutes = (push: Push, publicKey: string) => [
  implement(getPushKey)(async () => ({ key: publicKey })),
  implement(askPushReminders)((input, { db, actor, language }) =>
    push.ask(db, { ...input, language }, userIdOf(actor)),
  ),
  implement(renewPush)((input, { db }) => push.renew(db, input)),
]
