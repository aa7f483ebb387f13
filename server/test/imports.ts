import { randomUUID } from 'node:crypto'
import type { ImportPreview, KeptImport } from '#contract/imports/admin.ts'
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
    run: async (file = register, query = {}): Promise<KeptImport> =>
      okOf(await send('POST', file, { id: randomUUID(), fileName: 'register.csv', ...query })),
    undo: (id: string) => who.post(`${importPath}/${id}/undo`),
  }
}
