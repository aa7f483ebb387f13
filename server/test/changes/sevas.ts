import type { StaffSevaDetails } from '#contract/sevas/admin.ts'
import { okOf } from '#server/test/admin.ts'
import { gift, inMemory, sevaPath } from '#server/test/sevas.ts'
import { from, type Changes, type Scene } from './change.ts'

const aSeva = async ({ admin }: Scene): Promise<string> => {
  const seva = okOf<StaffSevaDetails>(await admin.post(sevaPath, inMemory))
  return `${sevaPath}/${seva.id}`
}

/** Today, at the temple of the test. */
const aDay = async (scene: Scene): Promise<string> => {
  const today = { by: 'date', month: 11, day: 21 }
  const reply = await scene.admin.post(sevaPath, { ...inMemory, ...today })
  const { days } = okOf<StaffSevaDetails>(reply)
  return `/api/admin/seva-days/${days[0]?.id}`
}

/** Of yearly sevas. */
export const sevasChanges: Changes = {
  'POST /api/admin/sevas': ({ admin }) => admin.post(sevaPath, inMemory),
  'PUT /api/admin/sevas/:id': async (scene) =>
    from('PUT', await aSeva(scene), { ...inMemory, day: 26 })(scene),
  'POST /api/admin/sevas/:id/status': async (scene) =>
    from('POST', await aSeva(scene), { status: 'ended' }, '/status')(scene),
  'POST /api/admin/sevas/:id/gifts': async (scene) =>
    scene.admin.post(`${await aSeva(scene)}/gifts`, gift),
  'POST /api/admin/seva-days/:id/done': async (scene) =>
    scene.admin.post(`${await aDay(scene)}/done`, {}),
  'POST /api/admin/seva-days/:id/undo': async (scene) => {
    const day = await aDay(scene)
    okOf(await scene.admin.post(`${day}/done`, {}))
    return scene.admin.post(`${day}/undo`, {})
  },
}
