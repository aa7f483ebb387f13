import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { person } from '#server/test/people.ts'
import { mp3 } from '#server/test/recordings.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'

const to = '/api/admin/mantras/vakratunda/audio'

const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])

const open = async (options: { ffmpeg?: string } = {}) => {
  const app = await testApp(options)
  const editor = await person(app, { role: 'editor' })
  const cookie = [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const base = { Origin: app.publicUrl, Cookie: cookie, 'If-Match': '"1"' }
  const put = (body: Buffer | string, headers: Record<string, string> = {}, query = '') =>
    app.send(to + query, { method: 'PUT', headers: { ...base, ...headers }, body })
  return { app, editor, put, base }
}

const stored = ({ uploads }: TestApp) => filesIn(join(uploads, 'audio'))

describe('A recording, if nothing can re-encode it', () => {
  test('of two that are uploaded at once, one is stored and the other leaves nothing', async () => {
    const { app, put } = await open()
    const replies = await Promise.all([put(mp3()), put(mp3())])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 412])
    expect(stored(app)).toHaveLength(1)
  })
})
