import type { Knex } from 'knex'
import type { PaymentProvider } from '#server/adapters/payment/port.ts'
import { AppError } from '#server/errors.ts'
import type { Feature, Shared } from '#server/feature.ts'
import type { Donations } from '#server/features/donations/service.ts'
import { createTokens } from '#server/http/links.ts'
import { createAskProvider } from '#server/payments/askProvider.ts'
import type { Payments } from '#server/payments/payments.ts'
import { giftAdminRoutes } from './admin.ts'
import { createCardGifts } from './cards.ts'
import { createMonths } from './months.ts'
import { createGiftNotices } from './notices.ts'
import { giftHooks, oneClickPath } from './oneClick.ts'
import { forgetEndedGifts, giftData } from './owners.ts'
import { createGiftReminders } from './reminders.ts'
import { monthlyGiftRoutes } from './routes.ts'
import { createMonthlyGifts } from './service.ts'
import { createSync } from './sync.ts'

type Deps = Shared & {
  readonly provider: PaymentProvider | undefined
  readonly payments: Pick<Payments, 'firstCheck' | 'isOfferedTo' | 'isTest'>
  readonly donations: Donations
}

/** What donors give every month. */
export const openMonthlyGifts = (base: Deps) => {
  const { provider, payments, donations, publicUrl, linkSecret, now, log } = base
  const { tokenOf, opens } = createTokens(linkSecret, 'monthly gift')
  const subscriptions = () => {
    if (!provider) throw new AppError('cards_not_offered')
    return provider.subscriptions
  }
  const { settle } = donations
  const { firstCheck, isTest, isOfferedTo } = payments
  const months = createMonths({ ...base, settle, firstCheck })
  const notices = createGiftNotices({
    ...base,
    linkOf: ({ reference }) =>
      `${publicUrl}/monthly/${reference.toLowerCase()}#${tokenOf(reference)}`,
    oneClickOf: ({ reference }) => `${publicUrl}${oneClickPath}/${reference}.${tokenOf(reference)}`,
  })
  const deps = { ...base, subscriptions, askProvider: createAskProvider(log), months, notices }
  const { sync, receive } = createSync(deps)
  const gifts = createMonthlyGifts({ ...deps, opens, isTest })
  const cards = createCardGifts({ ...deps, gifts, sync })
  const reminders = createGiftReminders(deps)
  return {
    service: { sync, receive },
    routes: [
      ...monthlyGiftRoutes({ gifts, cards, reminders, donations, isOfferedTo }),
      ...giftAdminRoutes({ ...deps, cards, reminders }),
    ],
    hooks: giftHooks({ gifts, reminders }),
    daily: {
      'monthly reminders': reminders.remind,
      'monthly gifts that nobody confirmed': reminders.forgetUnconfirmed,
      'monthly gifts that have ended': (db: Knex) => forgetEndedGifts(db, now()),
    },
    personalData: [giftData],
  } satisfies Feature
}
