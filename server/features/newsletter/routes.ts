import {
  confirmSubscription,
  getSubscription,
  setDailyMantra,
  subscribe,
  unsubscribe,
} from '#contract/newsletter/public.ts'
import type { Hook } from '#server/http/hooks.ts'
import { implement } from '#server/http/implement.ts'
import { newsletterLinks } from './links.ts'
import type { Newsletter } from './service.ts'

export const newsletterRoutes = (newsletter: Newsletter) => [
  implement(subscribe)(async (input, { db, language }) => {
    await newsletter.startOptIn(db, { ...input, language })
    return { status: 'confirmation_sent' }
  }),
  implement(getSubscription)(({ token }, { db }) => newsletter.stateOf(db, token)),
  implement(confirmSubscription)(({ token }, { db, language }) =>
    newsletter.confirm(db, token, language),
  ),
  implement(unsubscribe)(({ token }, { db }) => newsletter.unsubscribe(db, token)),
  implement(setDailyMantra)(({ token, isOn }, { db }) =>
    newsletter.setDailyMantra(db, token, isOn),
  ),
]

/** The one-click unsubscribe of mail programs (RFC 8058). */
export const newsletterHooks = (newsletter: Newsletter): Hook[] => [
  newsletterLinks.hook(async (db, token) => {
    await newsletter.endByOneClick(db, token)
    return 'You are unsubscribed.'
  }),
]
