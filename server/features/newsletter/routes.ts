import {
  confirmSubscription,
  getSubscription,
  subscribe,
  unsubscribe,
} from '#contract/newsletter.ts'
import type { Hook } from '#server/http/hooks.ts'
import { implement } from '#server/http/implement.ts'
import type { Newsletter } from './service.ts'

export const newsletterRoutes = (newsletter: Newsletter) => [
  implement(subscribe)(async (input, { db }) => {
    await newsletter.startOptIn(db, input)
    return { status: 'confirmation_sent' }
  }),
  implement(getSubscription)(async ({ token }, { db }) => ({
    status: await newsletter.stateOf(db, token),
  })),
  implement(confirmSubscription)(async ({ token }, { db }) => ({
    status: await newsletter.confirm(db, token),
  })),
  implement(unsubscribe)(async ({ token }, { db }) => ({
    status: await newsletter.unsubscribe(db, token),
  })),
]

/** The one-click unsubscribe of mail programs (RFC 8058). */
export const newsletterHooks = (newsletter: Newsletter): Hook[] => [
  {
    path: /^\/hooks\/unsubscribe\/([\w.-]{1,200})$/,
    post: async (db, token) => {
      await newsletter.unsubscribe(db, token)
      return 'You are unsubscribed.'
    },
    page: (token) => `/newsletter#${token}`,
  },
]
