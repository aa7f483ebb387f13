import type { Knex } from 'knex'
import type { Notify } from '#server/adapters/email/port.ts'
import { createPrepareImage } from '#server/adapters/image/prepare.ts'
import type { Uploads } from '#server/adapters/storage/uploads.ts'
import { createOrders } from '#server/features/orders/service.ts'
import { createCart } from '#server/features/shop/cart.ts'
import { createProductFiles } from '#server/features/shop/files/files.ts'
import { createGeneratedFiles } from '#server/features/shop/generatedFiles/generatedFiles.ts'
import { createShop } from '#server/features/shop/service.ts'
import * as stock from '#server/features/shop/stock.ts'
import { localDate } from '#server/features/site/service.ts'
import type { TempleSite } from '#contract/site/admin.ts'
import type { Payments } from '#server/payments/payments.ts'

type Given = {
  readonly findSite: (db: Knex) => Promise<TempleSite>
  readonly notify: Notify
  readonly publicUrl: string
  readonly now: () => Date
  readonly linkSecret: Buffer
  readonly payments: Payments
  readonly stores: Uploads
}

/** What is sold: products with their files, carts and orders. */
export const composeShop = ({ stores, ...given }: Given) => {
  const { now } = given
  const shop = createShop(now)
  const prepareImage = createPrepareImage()
  const productFiles = createProductFiles({ storage: stores.files, now })
  const orders = createOrders({
    ...given,
    localDate,
    stock,
    findProducts: shop.find,
    files: productFiles,
    openWorkshop: productFiles.openWorkshop,
    prepareImage,
  })
  return {
    shop,
    cart: createCart(now),
    orders,
    productFiles,
    ownFiles: createGeneratedFiles({ files: productFiles }),
    prepareImage,
  }
}
