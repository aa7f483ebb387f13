import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type StaffProduct } from '#contract/shop/admin.ts'
import { get } from '#server/test/admin.ts'
import { file as calendar } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'
import type { Reply } from '#server/test/request.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'

const path = `/api/admin/products/${calendar}`

const pdf = (text: string): Buffer => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`)

const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])
const stored = ({ uploads }: TestApp) => filesIn(join(uploads, 'files'))

const officeOf = async (app: TestApp) => {
  const editor = await person(app, { role: 'editor' })
  const cookie = [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const show = () => get<StaffProduct>(editor, path)
  const put = async (
    body: Buffer,
    { fileName = 'calendar.pdf', version = 0, at = path, headers = {} } = {},
  ): Promise<Reply> =>
    app.send(`${at}/file?fileName=${encodeURIComponent(fileName)}`, {
      method: 'PUT',
      headers: {
        Origin: app.publicUrl,
        Cookie: cookie,
        'If-Match': `"${version || (await show()).version}"`,
        ...headers,
      },
      body,
    })
  return { app, editor, show, put }
}

const office = async () => officeOf(await testApp())

test('of two people who upload at once, one is refused, and only one file is stored', async () => {
  const { app, put, show } = await office()
  const replies = await Promise.all(['a', 'b'].map((text) => put(pdf(text), { version: 1 })))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 412])
  expect(stored(app)).toHaveLength(1)
  expect((await show()).version).toBe(2)
})
