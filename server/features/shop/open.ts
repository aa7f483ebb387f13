import type { Feature, Shared } from '#server/feature.ts'
import { createShopAdmin } from './admin.ts'
import { shopAdminRoutes } from './adminRoutes.ts'
import { cartData, createCart } from './cart.ts'
import { createImporting } from './importing.ts'
import { createProductFiles } from './files/files.ts'
import { createFileUpload } from './files/upload.ts'
import { createGeneratedFiles } from './generatedFiles/generatedFiles.ts'
import { shopRoutes } from './routes.ts'
import { createShop } from './service.ts'
import { translatedProducts } from './translated.ts'

type Deps = Shared & Parameters<typeof createShopAdmin>[0]

export const openShop = (deps: Deps) => {
  const { now } = deps
  const shop = createShop(now)
  const files = createProductFiles({ storage: deps.stores.files, now })
  const admin = createShopAdmin(deps)
  return {
    service: {
      ...shop,
      remove: admin.remove,
      files,
      ownFiles: createGeneratedFiles({ files }),
      importing: createImporting({ admin, listBought: deps.listBought }),
    },
    routes: [
      ...shopRoutes(shop, createCart(now)),
      ...shopAdminRoutes(admin, createFileUpload({ ...deps, files })),
    ],
    tidy: { 'deleted products': admin.forgetDeleted },
    sweep: { 'product files': files.sweep },
    personalData: [cartData],
    translated: [translatedProducts],
  } satisfies Feature
}
