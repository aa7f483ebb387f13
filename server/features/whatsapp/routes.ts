import { confirmWhatsapp, subscribeWhatsapp, testWhatsapp } from '#contract/whatsapp/public.ts'
import { implement, userIdOf } from '#server/http/implement.ts'
import type { Whatsapp } from './service.ts'

export const whatsappRoutes = (whatsapp: Whatsapp) => [
  implement(subscribeWhatsapp)(({ chosen, ...asked }, { db, actor }) =>
    whatsapp.subscribe(db, asked, { userId: userIdOf(actor), chosen }),
  ),
  implement(testWhatsapp)((input, { db }) => whatsapp.test(db, input)),
  implement(confirmWhatsapp)(({ chosen, ...code }, { db, actor, visit }) =>
    whatsapp.confirm(db, code, { userId: userIdOf(actor), address: visit.address, chosen }),
  ),
]
