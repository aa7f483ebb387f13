import { changeFrom, get } from '#server/test/admin.ts'
import type { Person } from '#server/test/people.ts'
import type { Reply } from '#server/test/request.ts'
import type { TestApp } from '#server/test/testApp.ts'

export type Scene = { readonly app: TestApp; readonly admin: Person }

/** One valid call of each address of the back office that changes something. */
export type Changes = Readonly<Record<string, (scene: Scene) => Promise<Reply>>>

export const versionAt = async ({ admin }: Scene, path: string): Promise<number> =>
  (await get<{ version: number }>(admin, path)).version

/** A change of something that has a version. */
export const from =
  (method: string, path: string, body: object = {}, suffix = '') =>
  async (scene: Scene): Promise<Reply> =>
    changeFrom(scene.admin, method, path + suffix, await versionAt(scene, path), body)
