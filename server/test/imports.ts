import { randomUUID } from 'node:crypto'
import type { ProductsPreview } from '#contract/imports/productsAdmin.ts'
import type { ImportPreview, ImportSummary } from '#contract/imports/admin.ts'
import { okOf } from './admin.ts'
import type { Person } from './people.ts'
import type { Reply } from './request.ts'
import { sendFile } from './sendFile.ts'
import type { TestApp } from './testApp.ts'

export const importPath = '/api/admin/imports'
const path = `${importPath}/past-gifts`

/** A register with one line of each kind but `same`, and one gift of last century. */
export const register = [
  'Donor name,Mobile,Date,Amount,Purpose,Receipt no.',
  'Meera Kulkarni,98220 12345,17/09/2015,1100,Annadan,A/17',
  'Meera Kulkarni,98220 12345,12/05/1998,501,,',
  'Anant Joshi,,18/09/2015,2100,,A/18',
  'Anant Joshi,,18/09/2015,2100,,A/18',
  'Vikram Patil,,31/02/2015,11,,',
].join('\n')

/** Sends a register as the page does. */
export const sendRegister = (app: TestApp, who: Person) => {
  const send = (method: 'PUT' | 'POST', file: string, query: object): Promise<Reply> => {
    const asked = new URLSearchParams(query as Record<string, string>)
    return sendFile(app, who, { method, path: `${path}?${asked}`, file })
  }
  return {
    preview: async (file = register, query = {}): Promise<ImportPreview> =>
      okOf(await send('PUT', file, query)),
    reply: (file = register, query = {}) =>
      send('POST', file, { id: randomUUID(), fileName: 'register.csv', ...query }),
    run: async (file = register, query = {}): Promise<ImportSummary> =>
      okOf(await send('POST', file, { id: randomUUID(), fileName: 'register.csv', ...query })),
    undo: (id: string) => who.post(`${importPath}/${id}/undo`),
  }
}

export const productImportPath = '/api/admin/product-imports'

/** A list with a new product, one whose price and count change, and one that stays as it is. */
export const productList = [
  'Code,Product name,Category,MRP (Rs.),Stock,GST,HSN',
  'BL/01,Brass Lamp,Puja kits,450,6 pcs,5%,7418',
  'clay-ganapati,Shadu Clay Ganapati,,1350,9,,',
].join('\n')

/** Sends a list of products as the page does. */
export const sendProducts = (app: TestApp, who: Person) => {
  const send = (method: 'PUT' | 'POST', file: string, query: object): Promise<Reply> => {
    const asked = new URLSearchParams(query as Record<string, string>)
    return sendFile(app, who, { method, path: `${productImportPath}?${asked}`, file })
  }
  const preview = async (file = productList, query = {}): Promise<ProductsPreview> =>
    okOf(await send('PUT', file, query))
  const post = (file: string, query: object) =>
    send('POST', file, { id: randomUUID(), fileName: 'products.csv', ...query })
  const reply = async (file = productList, query = {}): Promise<Reply> =>
    post(file, { seen: (await preview(file)).seen, ...query })
  return {
    preview,
    post,
    reply,
    run: async (file = productList, query = {}): Promise<ImportSummary> =>
      okOf(await reply(file, query)),
    undo: (id: string) => who.post(`${productImportPath}/${id}/undo`),
  }
}
