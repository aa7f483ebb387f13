import { changeFrom, okOf } from '#server/test/admin.ts'
import { mp3 } from '#server/test/recordings.ts'
import { type Changes, from, versionAt } from './change.ts'

const product = '/api/admin/products/clay-ganapati'

const productWords = {
  name: 'Brass Ganapati',
  description: 'Solid brass.',
  price: 3300,
  stockOnHand: 5,
  inStock: true,
  weightGrams: 1900,
  hasCashOnDelivery: false,
  isEcoFriendly: false,
  isBestSeller: false,
  gstRate: 5,
  hsn: '8306',
  imageUrl: '/images/products/brass-ganapati.svg',
  imageAlt: 'A small Ganapati of brass',
  gallery: [],
}

/** Of the products of the shop. */
export const productsChanges: Changes = {
  'POST /api/admin/products': ({ admin }) =>
    admin.post('/api/admin/products', { category: 'idols', ...productWords }),
  'PUT /api/admin/products/:id/file': async ({ app, admin }) => {
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { Origin: app.publicUrl, Cookie: cookie, 'If-Match': '"1"' }
    return app.send('/api/admin/products/calendar-pdf/file?fileName=om.mp3', {
      method: 'PUT',
      headers,
      body: mp3(),
    })
  },
  'PUT /api/admin/products/:id': from('PUT', product, productWords),
  'POST /api/admin/products/:id/publication': from(
    'POST',
    product,
    { status: 'draft' },
    '/publication',
  ),
  'POST /api/admin/products/publications': async (scene) =>
    scene.admin.post('/api/admin/products/publications', {
      status: 'draft',
      items: [{ id: 'clay-ganapati', version: await versionAt(scene, product) }],
    }),
  'POST /api/admin/products/prices-and-stock': async (scene) =>
    scene.admin.post('/api/admin/products/prices-and-stock', {
      items: [{ id: 'clay-ganapati', version: await versionAt(scene, product), price: 999 }],
    }),
  'DELETE /api/admin/products/:id': from('DELETE', product),
  'POST /api/admin/products/:id/restore': async (scene) => {
    okOf(await from('DELETE', product)(scene))
    return from('POST', product, {}, '/restore')(scene)
  },
  'POST /api/admin/products/:id/stock': ({ admin }) =>
    admin.post(`${product}/stock`, { pieces: 2 }),
  'PUT /api/admin/shop-state': ({ admin }) =>
    changeFrom(admin, 'PUT', '/api/admin/shop-state', undefined, { isOpen: false }),
  'POST /api/admin/examples/removal': ({ admin }) =>
    admin.post('/api/admin/examples/removal', { products: true, articles: false }),
}
