import type { Person } from './people.ts'
import type { Reply } from './request.ts'
import type { TestApp } from './testApp.ts'

type FileRequest = {
  readonly method: 'PUT' | 'POST'
  readonly path: string
  readonly file: Buffer | string
}

/** Sends a text file as a page of the back office does. */
export const sendFile = (
  app: TestApp,
  { cookies }: Person,
  { method, path, file }: FileRequest,
): Promise<Reply> => {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { Origin: app.publicUrl, Cookie: cookie, 'Content-Type': 'text/csv' }
  return app.send(path, { method, headers, body: file })
}
