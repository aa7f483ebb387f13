import { changeCart } from '#contract/shop/cart.ts'
import { getProduct, listProducts, listProductsOfCategory } from '#contract/shop/public.ts'
import { implement } from '#server/http/implement.ts'
import type { AccountCart } from './cart.ts'
import type { Shop } from './service.ts'

export const shopRoutes = (shop: Shop, cart: AccountCart) => [
  implement(listProducts)((_, { db, language }) => shop.list(db, language)),
  implement(listProductsOfCategory)(({ category }, { db, language }) =>
    shop.listOfCategory(db, category, language),
  ),
  implement(getProduct)(({ id }, { db, language }) => shop.get(db, id, language)),
  implement(changeCart)(({ changes }, { db, actor }) => cart.change(db, actor.id, changes)),
]
