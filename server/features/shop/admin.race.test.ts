import { expect, test } from 'vitest'
import { updateProduct, type StaffProduct } from '#contract/shop/admin.ts'
import type { Product } from '#contract/shop/public.ts'
import { changeFrom, get, okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/products/clay-ganapati'

const office = async () => {
  const app = await testApp()
  const editor = await person(app, { role: 'editor' })
  const show = () => get<StaffProduct>(editor, path)
  const save = async (changed: object, at = path) => {
    const current = await get<StaffProduct>(editor, at)
    return changeFrom(editor, 'PUT', at, current.version, {
      ...updateProduct.input.parse(current),
      ...changed,
    })
  }
  const publicOne = async () => {
    const reply = await app.send('/api/products/clay-ganapati')
    return reply.status === 200 ? (reply.json() as Product) : reply.status
  }
  return { app, editor, show, save, publicOne }
}

test('if two people change it at once, the second one gets an error', async () => {
  const { editor, show, save } = await office()
  const { version } = await show()
  okOf(await save({ price: 1500 }))
  expect((await changeFrom(editor, 'DELETE', path, version)).status).toBe(412)
})
