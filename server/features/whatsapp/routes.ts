import { confirmWhatsapp, subscribeWhatsapp, testWhatsapp } from '#contract/whatsapp/public.ts'
import type { BodyHook } from '#server/http/bodyHooks.ts'
import { implement, userIdOf } from '#server/http/implement.ts'
import type { Whatsapp } from './service.ts'
import type { Webhook } from './webhook.ts'

export const whatsappRoutes = (whatsapp: Whatsapp) => [
  implement(subscribeWhatsapp)(({ chosen, ...input }, { db, actor, language }) =>
    whatsapp.subscribe(db, { ...input, language }, { userId: userIdOf(actor), chosen }),
  ),
  implement(testWhatsapp)((input, { db, language }) => whatsapp.test(db, { ...input, language })),
  implement(confirmWhatsapp)(({ chosen, ...code }, { db, actor, visit, language }) =>
    whatsapp.confirm(db, code, {
      userId: userIdOf(actor),
      address: visit.address,
      language,
      chosen,
    }),
  ),
]

/** Meta's webhooks are up to 3 MB. */
const webhookKb = 3 * 1024

/** What Meta posts to, if there is an account there. */
export const whatsappHooks = (webhook: Webhook | undefined): BodyHook[] =>
  webhook
    ? [
        {
          path: '/hooks/whatsapp',
          header: 'X-Hub-Signature-256',
          limitKb: webhookKb,
          post: webhook.receive,
          verify: webhook.verify,
        },
      ]
    : []
