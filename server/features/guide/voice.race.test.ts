import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { person } from '#server/test/people.ts'
import { mp3 } from '#server/test/recordings.ts'
import { testApp } from '#server/test/testApp.ts'

test('of two recordings that are uploaded at once, one is stored and the other leaves nothing', async () => {
  const app = await testApp()
  const editor = await person(app, { role: 'editor' })
  const cookie = [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const put = () =>
    app.send('/api/admin/rites/daily/steps/dhyana/audio', {
      method: 'PUT',
      headers: { Origin: app.publicUrl, Cookie: cookie, 'If-Match': '"1"' },
      body: mp3(),
    })
  const replies = await Promise.all([put(), put()])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 412])
  expect(readdirSync(join(app.uploads, 'audio'))).toHaveLength(1)
})
