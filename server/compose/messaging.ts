import type { Knex } from 'knex'
import type { Feature, Shared } from '#server/feature.ts'
import { findLinkedPost } from '#server/features/blog/linkedPost.ts'
import { openContact } from '#server/features/contact/open.ts'
import { openFestivals } from '#server/features/festivals/open.ts'
import type { MantraService } from '#server/features/mantras/service.ts'
import { openNewsletter } from '#server/features/newsletter/open.ts'
import { openPanchang } from '#server/features/panchang/open.ts'
import { deleteSubscription, isRefused } from '#server/features/push/repository.ts'
import { createQueueTest } from '#server/features/push/testPush.ts'
import { countNotified, createChangeNotices } from '#server/features/reminders/changes.ts'
import { openReminders } from '#server/features/reminders/open.ts'
import type { FindRite } from '#server/features/reminders/port.ts'
import { iconPathOf } from '#server/features/site/look.ts'
import {
  findSiteVersion,
  lockSite,
  updateFestivalChoice,
} from '#server/features/site/repository.ts'
import { createQueueSample } from '#server/features/whatsapp/sample.ts'
import { whatsappStopped } from '#server/features/whatsapp/service.ts'
import { composePush, composeWhatsapp } from './channels.ts'
import { findOwner } from './findOwner.ts'
import type { ServerOptions } from './options.ts'

type Deps = ServerOptions &
  Shared & {
    readonly mantras: MantraService
    readonly findRite: FindRite
  }

/** The calendar, and what tells people of its days: reminders with their channels, newsletters. */
export const openMessaging = async (db: Knex, deps: Deps) => {
  const { now, mantras, findSite } = deps
  const calendar = openFestivals({
    ...deps,
    compute: deps.computeYears,
    notifyOfChange: createChangeNotices(deps),
    countNotified,
    findSiteVersion,
    lockSite,
    saveChoice: updateFestivalChoice,
  })
  const festivals = calendar.service
  const reminders = openReminders({
    ...deps,
    festivals,
    findOwner,
    isPushRefused: isRefused,
    onStopped: { push: deleteSubscription, whatsapp: whatsappStopped(now) },
    queueTest: { push: createQueueTest(deps), whatsapp: createQueueSample(deps) },
  })
  const { port, reminders: reminding } = reminders.service
  const whatsapp = composeWhatsapp(db, {
    ...deps,
    account: deps.whatsappAccount,
    reminders: port,
    upcoming: (on, language) => festivals.upcoming(on, { language }),
  })
  const push = await composePush(db, {
    ...deps,
    contact: deps.publicUrl,
    ...deps.push,
    reminders: port,
    findChantUrl: async (on) => {
      const { id } = await mantras.ofDay(on, await festivals.today(on))
      return `/mantras/${id}`
    },
    findIcon: async () => iconPathOf(await findSite(db)),
  })
  const newsletter = openNewsletter({
    ...deps,
    startReminders: reminding.startFromCalendarPage,
    askForReminders: reminding.askFromCalendarPage,
    mantraOfDay: mantras.ofDay,
    findPost: findLinkedPost(now),
  })
  const { startOptIn } = newsletter.service.newsletter
  const features: Feature[] = [
    calendar,
    newsletter,
    reminders,
    whatsapp,
    push,
    openPanchang(festivals),
    openContact({ ...deps, startOptIn }),
  ]
  return {
    services: { festivals, reminding: reminders.service, whatsapp, push, ...newsletter.service },
    features,
  }
}
