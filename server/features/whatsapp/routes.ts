import { confirmWhatsapp, subscribeWhatsapp, testWhatsapp } from '#contract/whatsapp.ts'
import { implement, userIdOf } from '#server/http/implement.ts'
import type { Whatsapp } from './service.ts'

export const whatsappRoutes = (whatsapp: Whatsapp) => [
  implement(subscribeWhatsapp)((input, { db, actor }) =>
    whatsapp.subscribe(db, input, userIdOf(actor)),
  ),
  implement(testWhatsapp)((input, { db }) => whatsapp.test(db, input)),
  implement(confirmWhatsapp)((input, { db, actor }) =>
    whatsapp.confirm(db, input, userIdOf(actor)),
  ),
]
