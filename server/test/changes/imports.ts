import { productList, sendProducts, sendRegister } from '#server/test/imports.ts'
import type { Changes } from './change.ts'

/** Of imports; each has a gift of its own, because what was imported is not new. */
export const importsChanges: Changes = {
  'POST /api/admin/imports/past-gifts': ({ app, admin }) =>
    sendRegister(app, admin).reply('Name,Date,Amount\nMeera,17/09/2015,1100'),
  'POST /api/admin/imports/:id/undo': async ({ app, admin }) => {
    const { run, undo } = sendRegister(app, admin)
    return undo((await run('Name,Date,Amount\nAnant,17/09/2015,501')).id)
  },
  'POST /api/admin/product-imports': ({ app, admin }) =>
    sendProducts(app, admin).reply(productList),
  'POST /api/admin/product-imports/:id/undo': async ({ app, admin }) => {
    const { run, undo } = sendProducts(app, admin)
    const bell = 'Name,Category,Price,GST,HSN\nBrass Bell,Puja kits,250,5%,8306'
    return undo((await run(bell)).id)
  },
}
