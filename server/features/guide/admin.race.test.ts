import { expect, test } from 'vitest'
import type { StaffRite } from '#contract/guide/admin.ts'
import { changeFrom, get } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/rites'
const words = {
  title: 'Daily Puja',
  summary: 'At home.',
  samagri: [],
  steps: [
    {
      id: 'lamp',
      kind: 'prepare',
      picture: 'lamp',
      title: 'Lamp',
      instruction: 'Light it.',
      minutes: 1,
    },
  ],
}

test('of two editors who save a rite at once, one is shown what the other wrote', async () => {
  const app = await testApp()
  const reader = await person(app, { role: 'editor' })
  const editors = [reader, await person(app, { role: 'editor' })]
  const replies = await Promise.all(
    editors.map((editor, index) =>
      changeFrom(editor, 'PUT', `${path}/daily`, 1, { ...words, title: `Puja ${index}` }),
    ),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 412])
  const saved = await get<StaffRite>(reader, `${path}/daily`)
  expect(saved.version).toBe(2)
  expect(saved.title).toBe(`Puja ${replies.findIndex(({ status }) => status === 200)}`)
})

test('two rites that are added at once have addresses of their own', async () => {
  const app = await testApp()
  const editor = await person(app, { role: 'editor' })
  const replies = await Promise.all([1, 2].map(() => editor.post(path, words)))
  const ids = replies.map((reply) => (reply.json() as StaffRite).id)
  expect(ids.toSorted()).toEqual(['daily-puja', 'daily-puja-2'])
})
