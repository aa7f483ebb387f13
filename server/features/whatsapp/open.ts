import type { Knex } from 'knex'
import type { Language } from '#contract/languages.ts'
import type { WhatsappAccount } from '#server/adapters/whatsapp/settings.ts'
import { createCloudSender } from '#server/adapters/whatsapp/cloudApi.ts'
import { createLocalSender } from '#server/adapters/whatsapp/local.ts'
import type { Feature, Shared } from '#server/feature.ts'
import type { ReminderPort } from '#server/features/reminders/port.ts'
import { whatsappAdminRoutes } from './adminRoutes.ts'
import { forgetLocalMessages, insertLocalMessage } from './localMessages.ts'
import { createNextFestival, type Upcoming } from './nextFestival.ts'
import { whatsappData } from './personalData.ts'
import { whatsappHooks, whatsappRoutes } from './routes.ts'
import { createQueue } from './sample.ts'
import { createWhatsappChannel } from './sender.ts'
import { createWhatsapp } from './service.ts'
import { createWebhook } from './webhook.ts'

type Deps = Pick<Shared, 'findSite' | 'notify' | 'insertDeliveries' | 'publicUrl' | 'now'> &
  Pick<Parameters<typeof createWebhook>[0], 'recordStatus'> &
  Pick<Parameters<typeof whatsappAdminRoutes>[0], 'findTrouble'> & {
    /** Undefined: messages only become rows that staff can read. */
    readonly account: WhatsappAccount | undefined
    readonly reminders: ReminderPort
    readonly upcoming: Upcoming
  }

export const openWhatsapp = (db: Knex, base: Deps) => {
  const { account, findSite, now } = base
  const isLocal = account === undefined
  const sender = account
    ? createCloudSender(account)
    : createLocalSender((message) => insertLocalMessage(db, message, now()))
  const deps = { ...base, isLocal, sender, nextFestival: createNextFestival(base.upcoming) }
  const whatsapp = createWhatsapp({ ...deps, queue: createQueue(deps) })
  const templeName = async (on: Knex, language: Language) => (await findSite(on, language)).name
  const officeAddress = async (on: Knex) => (await findSite(on)).email
  return {
    service: {
      whatsapp,
      channel: createWhatsappChannel({ ...deps, whatsapp, templeName }),
      close: sender.close,
    },
    routes: [...whatsappRoutes(whatsapp), ...whatsappAdminRoutes(deps)],
    bodyHooks: whatsappHooks(
      account && createWebhook({ ...deps, account, whatsapp, officeAddress }),
    ),
    daily: {
      WhatsApp: async (on: Knex): Promise<void> => {
        await whatsapp.forgetUnconfirmed(on)
        await forgetLocalMessages(on, now())
      },
    },
    personalData: [whatsappData],
  } satisfies Feature
}
