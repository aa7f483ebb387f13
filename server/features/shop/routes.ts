import { changeCart } from '#contract/shop/cart.ts'
import { getProduct, listProducts, listProductsOfCategory } from '#contract/shop/public.ts'
import { implement } from '#server/http/implement.ts'
import type { AccountCart } from './cart.ts'
import type { Shop } from './service.ts'

export const shopRoutes = (shop: Shop, cart: AccountCart) => [
  implement(listProducts)((_, { db }) => shop.list(db)),
  implement(listProductsOfCategory)(({ category }, { db }) => shop.listOfCategory(db, category)),
  implement(getProduct)(({ id }, { db }) => shop.get(db, id)),
  implement(changeCart)(({ changes }, { db, actor }) => cart.change(db, actor.id, changes)),
]
